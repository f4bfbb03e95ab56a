import { erf } from '../numerics/erf.ts';

const sqrtHalfPi = Math.sqrt(Math.PI / 2);
const twoOverSqrtPi = 2 / Math.sqrt(Math.PI);

/** From this ratio of width to turbulence the edges have not met on the axis. */
const apart = 6;

/**
 * Half of the width that a cloud would have were it as rich everywhere as on its axis, m: a uniform cloud of half-width B, spread by
 * turbulence of σ. W = B/erf(B/(√2 σ)); √(π/2) σ where B is nothing. Its dilution is exact: the axis of a diffusing slab.
 */
export const equivalentHalfWidth = (halfWidthM: number, sigmaM: number): number => {
  if (halfWidthM <= 1e-6 * sigmaM) return sqrtHalfPi * sigmaM;
  const ratio = halfWidthM / (Math.SQRT2 * sigmaM);
  return ratio > apart ? halfWidthM : halfWidthM / erf(ratio);
};

/** How that half-width grows with σ: dW/dσ = (2/√π) q² e^(-q²)/(erf(q)² /√2), q = B/(√2 σ); √(π/2) where B is nothing. */
export const widening = (halfWidthM: number, sigmaM: number): number => {
  if (halfWidthM <= 1e-6 * sigmaM) return sqrtHalfPi;
  const q = halfWidthM / (Math.SQRT2 * sigmaM);
  if (q > apart) return 0;
  const share = erf(q);
  return (Math.SQRT2 * twoOverSqrtPi * q * q * Math.exp(-q * q)) / (share * share);
};

/** Half-width of the uniform core that, with Gaussian edges of σ, has that equivalent half-width, m. */
export const findCore = (equivalentM: number, sigmaM: number): number => Math.max(0, equivalentM - sqrtHalfPi * sigmaM);
