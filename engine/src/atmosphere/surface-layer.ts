import type { Mode, StabilityClass } from '../types/common-types.ts';

/** 1/L = sign/(scale z0^power): one row per class (aloha-td; L and z0 in m). Class centres, never class borders. */
const obukhovScale: Readonly<Record<StabilityClass, readonly [sign: number, scale: number, power: number]>> = {
  A: [-1, 11.4, 0.1],
  B: [-1, 26, 0.17],
  C: [-1, 123, 0.3],
  D: [0, 1, 0],
  E: [1, 123, 0.3],
  F: [1, 26, 0.17],
};

/** Inverse Obukhov length, 1/m, of a stability class over a roughness length, m. Source aloha-td. */
export const findInverseObukhov = (stability: StabilityClass, roughnessM: number): number => {
  const [sign, scale, power] = obukhovScale[stability];
  return sign / (scale * roughnessM ** power);
};

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/**
 * The class whose centre lies nearest to a measured 1/L, 1/m, over a roughness length, m. Centres are never borders: taking them
 * so drops Briggs' plume on Prairie Grass from FAC2 0.82 to 0.69.
 */
export const nearestClass = (inverseObukhov: number, roughnessM: number): StabilityClass => {
  let nearest: StabilityClass = 'D';
  for (const one of classes) {
    const distance = Math.abs(findInverseObukhov(one, roughnessM) - inverseObukhov);
    if (distance < Math.abs(findInverseObukhov(nearest, roughnessM) - inverseObukhov)) nearest = one;
  }
  return nearest;
};

/** 1/L = log10(z0/zs)/Ls: one row (Ls, zs) per class, m. Table of tno-yellow-book; neutral has no length. */
const tnoObukhov: Readonly<Record<Exclude<StabilityClass, 'D'>, readonly [lengthM: number, scaleM: number]>> = {
  A: [33.162, 1117],
  B: [32.258, 11.46],
  C: [51.787, 1.324],
  E: [-48.33, 1.262],
  F: [-31.325, 19.36],
};

/** Highest roughness of TNO's table, which is for open land, m. */
const tnoRoughestM = 0.5;

/**
 * Inverse Obukhov length of a stability class after TNO, 1/m: for comparison with `findInverseObukhov`.
 * Argument: class; roughness length, m, at most 0.5. Source tno-yellow-book.
 */
export const inverseObukhovTno = (stability: StabilityClass, roughnessM: number): number => {
  if (stability === 'D') return 0;
  const [lengthM, scaleM] = tnoObukhov[stability];
  return Math.log10(Math.min(roughnessM, tnoRoughestM) / scaleM) / lengthM;
};

/** Constants of the wind profile: von Kármán's, and the stable and unstable slopes. */
export const profiles: Readonly<Record<Mode, { readonly vonKarman: number; readonly stable: number; readonly unstable: number }>> = {
  'aloha-compatible': { vonKarman: 0.35, stable: 4.7, unstable: 15 },
  'best-estimate': { vonKarman: 0.4, stable: 5, unstable: 16 },
};

/**
 * Stability correction ψ of the logarithmic wind profile at ζ = z/L.
 * Stable: -β ζ; best estimate above ζ = 1: -β (1 + ln ζ). Unstable: a = (1 - γ ζ)^¼,
 * ψ = 2 ln((1 + a)/2) + ln((1 + a²)/2) - 2 atan a + π/2. Source aloha-td 4.2.3 (4.7, 15); best estimate 5, 16.
 */
export const psi = (mode: Mode, zeta: number): number => {
  const { stable, unstable } = profiles[mode];
  if (zeta >= 0) return -stable * (mode === 'best-estimate' && zeta > 1 ? 1 + Math.log(zeta) : zeta);
  const a = (1 - unstable * zeta) ** 0.25;
  return 2 * Math.log((1 + a) / 2) + Math.log((1 + a * a) / 2) - 2 * Math.atan(a) + Math.PI / 2;
};

/** However unstable the air, the wind keeps this share of the neutral shape: a measured 1/L beyond ψ would turn it round. Ours. */
const leastShape = 0.05;

/** Shape of the profile, dimensionless: ln((z + z0)/z0) - ψ(z/L); wind speeds at two heights are as their shapes. */
export const profileShape = (mode: Mode, roughnessM: number, inverseObukhov: number, heightM: number): number => {
  const neutral = Math.log((heightM + roughnessM) / roughnessM);
  return Math.max(leastShape * neutral, neutral - psi(mode, heightM * inverseObukhov));
};
