import type { Substance } from '../types/substance-types.ts';
import { sectionAt } from './flash-expansion.ts';
import type { Stock } from './stock.ts';

/**
 * Boiling liquid as it expands in equilibrium to the outside pressure, in states of falling temperature: pressure, Pa, specific volume, m³/kg,
 * and from the first state on ∫ρ dP, kg Pa/m³, and ∫ρ² dP, kg² Pa/m⁶.
 */
export interface Expansion {
  readonly count: number;
  readonly pressures: Float64Array;
  readonly volumes: Float64Array;
  readonly drives: Float64Array;
  readonly masses: Float64Array;
}

/** States between storage and boiling point, close together at both: at first the volume grows fast, at last little pressure is left. */
const states = 64;

export const expand = (substance: Substance, stock: Stock): Expansion => {
  const pressures = new Float64Array(states);
  const volumes = new Float64Array(states);
  const drives = new Float64Array(states);
  const masses = new Float64Array(states);
  const fallK = stock.temperatureK - (stock.boilingK ?? stock.temperatureK);
  for (let i = 0; i < states; i++) {
    const temperatureK = stock.temperatureK - 0.5 * fallK * (1 - Math.cos((Math.PI * i) / (states - 1)));
    const section = sectionAt(substance, stock, temperatureK);
    const { pressurePa } = section;
    // What expands grows: below a triple point the properties of the liquid say otherwise.
    const volume = Math.max(section.volume, volumes[i - 1] ?? 0);
    pressures[i] = pressurePa;
    volumes[i] = volume;
    if (i > 0) {
      const [thin, thick] = [1 / volume, 1 / (volumes[i - 1] ?? volume)];
      const fell = Math.max(0, (pressures[i - 1] ?? pressurePa) - pressurePa);
      drives[i] = (drives[i - 1] ?? 0) + 0.5 * (thin + thick) * fell;
      masses[i] = (masses[i - 1] ?? 0) + 0.5 * (thin * thin + thick * thick) * fell;
    }
  }
  return { count: states, pressures, volumes, drives, masses };
};

/** Flow through a stretch of pipe from one state to another, the outlet. */
export interface StretchFlow {
  /** kg/(m² s) */
  readonly flux: number;
  /** State at the outlet; that of the inlet where the liquid leaves unflashed. */
  readonly outlet: number;
}

/**
 * Homogeneous flow in equilibrium along a pipe: -ρ dP = G² (dv/v + f dz/(2 d)), hence G² = (∫ρ dP)/(f L/(2 d) + ln(v2/v1)), and at most the
 * flux that this has for any outlet above the outside pressure, where it is choked: dG/dP2 = 0 is G² = -dP/dv.
 *
 * `resistance` = f L/(2 d), f Darcy's; `extraDrive` = ρ ΔP of liquid ahead of the first state, kg Pa/m³; `near`: the outlet of a similar flow.
 * Source leung-grolmes-1987 (its integrals, here along the stock's own states), fauske-epstein-1988 for L = 0.
 */
export const stretchFlow = (
  { count, volumes, drives }: Expansion,
  inlet: number,
  resistance: number,
  extraDrive = 0,
  near = inlet + 1,
): StretchFlow => {
  const [v1, i1] = [volumes[inlet] ?? 0, drives[inlet] ?? 0];
  const squared = (i: number): number =>
    (extraDrive + (drives[i] ?? 0) - i1) / Math.max(resistance + Math.log((volumes[i] ?? v1) / v1), 1e-12);
  let outlet = Math.min(Math.max(near, inlet + 1), count - 1);
  let best = squared(outlet);
  while (outlet + 1 < count && squared(outlet + 1) >= best) best = squared(++outlet);
  while (outlet - 1 > inlet && squared(outlet - 1) > best) best = squared(--outlet);
  const unflashed = extraDrive > 0 ? extraDrive / Math.max(resistance, 1e-12) : 0;
  return unflashed > best ? { flux: Math.sqrt(unflashed), outlet: inlet } : { flux: Math.sqrt(Math.max(0, best)), outlet };
};

/** Mean density in a stretch through which such a flow passes, kg/m³: (∫ρ² dP/G² - (ρ1 - ρ2))/(f L/(2 d)), between those of its ends. */
export const meanDensity = ({ volumes, masses }: Expansion, inlet: number, { flux, outlet }: StretchFlow, resistance: number): number => {
  const [first, last] = [1 / (volumes[inlet] ?? 1), 1 / (volumes[outlet] ?? 1)];
  const mean = (((masses[outlet] ?? 0) - (masses[inlet] ?? 0)) / flux ** 2 - (first - last)) / resistance;
  return Math.min(first, Math.max(last, mean));
};
