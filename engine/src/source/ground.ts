import type { Mode } from '../types/common-types.ts';
import type { Ground } from '../types/document-types.ts';

interface Soil {
  /** W/(m K) */
  readonly conductivity: number;
  /** m²/s */
  readonly diffusivity: number;
  /** Depth at which a pool stops spreading over it, m. */
  readonly leastDepthM: number;
}

/**
 * Grounds as aloha-td prints them. Conductivity and diffusivity are nine times those of the material, which trebles the heat flux:
 * liquid that runs into rough and porous ground meets more of it. Every pool spreads to 5 mm there.
 */
const aloha: Readonly<Record<Exclude<Ground, 'water'>, Soil>> = {
  soil: { conductivity: 8.64, diffusivity: 4.13e-6, leastDepthM: 0.005 },
  concrete: { conductivity: 8.28, diffusivity: 3.74e-6, leastDepthM: 0.005 },
  'dry-sand': { conductivity: 2.34, diffusivity: 1.74e-6, leastDepthM: 0.005 },
  'moist-sand': { conductivity: 5.31, diffusivity: 3.02e-6, leastDepthM: 0.005 },
};

/** Smooth concrete lets nothing in: the material's own values (bejan-2003, as in farrell-2020). Rougher grounds hold a deeper pool: our choice. */
const best: Readonly<Record<Exclude<Ground, 'water'>, Soil>> = {
  soil: aloha.soil,
  concrete: { conductivity: 1.28, diffusivity: 6.6e-7, leastDepthM: 0.005 },
  'dry-sand': { ...aloha['dry-sand'], leastDepthM: 0.02 },
  'moist-sand': { ...aloha['moist-sand'], leastDepthM: 0.02 },
};

const soils = { 'aloha-compatible': aloha, 'best-estimate': best } as const;

/** Density of water, kg/m³. */
export const waterDensity = 1000;

/** Heat that water gives, W/(m² K): LNG on water at 15 °C boils off 0.167 kg/(m² s) with it, as in the field trials of LNG spills. */
const waterTransfer = (0.167 * 509_900) / (288.15 - 111.7);

/** Depth at which a pool stops spreading, m: 5 mm on water and smooth ground. */
export const leastPoolDepthM = (ground: Ground, mode: Mode): number => (ground === 'water' ? 0.005 : soils[mode][ground].leastDepthM);

/**
 * Heat from what lies under a pool after a time of contact, W/m²: k (Tg - Tp)/√(π κ t) from ground, h (Tg - Tp) from water, which
 * stirs itself and does not cool down. Source aloha-td; the ground has the air's temperature. K, s; the first second counts as one.
 */
export const groundHeat = (ground: Ground, mode: Mode, groundK: number, poolK: number, seconds: number): number => {
  if (ground === 'water') return waterTransfer * (groundK - poolK);
  const { conductivity, diffusivity } = soils[mode][ground];
  return (conductivity * (groundK - poolK)) / Math.sqrt(Math.PI * diffusivity * Math.max(seconds, 1));
};
