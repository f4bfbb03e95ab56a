import { erf } from '../numerics/erf.ts';
import { gamma } from '../numerics/gamma.ts';

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

/** How that half-width W grows with σ: dW/dσ = √2 (2/√π) q² e^(-q²) (W/B)², q = B/(√2 σ); √(π/2) where B is nothing. */
export const widening = (halfWidthM: number, sigmaM: number, equivalentM: number): number => {
  if (halfWidthM <= 1e-6 * sigmaM) return sqrtHalfPi;
  const q = halfWidthM / (Math.SQRT2 * sigmaM);
  if (q > apart) return 0;
  const wider = (q * equivalentM) / halfWidthM;
  return Math.SQRT2 * twoOverSqrtPi * wider * wider * Math.exp(-q * q);
};

/** Exponent of a Gaussian, and how much it grows for a cloud of which weight keeps the edge sharp. */
const gaussian = 2;
const sharpGrowth = 6;

/**
 * Exponent n of the profile across, exp(-(|y|/w)^n): 2 of a passive cloud, up to 8 of one that is heavy and wide against its turbulence.
 * At its end a zone of any n is round.
 */
export const acrossExponent = (sharp: number, halfM: number, sigmaM: number): number =>
  gaussian + sharpGrowth * sharp * Math.max(0, 1 - (sqrtHalfPi * sigmaM) / halfM);

/** The range of the exponent, tabulated. */
const steps = 60;
const table = (f: (n: number) => number): Float64Array =>
  Float64Array.from({ length: steps + 1 }, (_, i) => f(gaussian + (sharpGrowth * i) / steps));

const lineTable = table((n) => 1 / gamma(1 + 1 / n));
const discTable = table((n) => gamma(1 + 1 / n) / Math.sqrt((Math.PI / 4) * gamma(1 + 2 / n)));

const readTable = (values: Float64Array, n: number): number => {
  const place = Math.min(steps - 1e-9, Math.max(0, ((n - gaussian) / sharpGrowth) * steps));
  const i = Math.floor(place);
  return (values[i] ?? 0) * (1 - (place - i)) + (values[i + 1] ?? 0) * (place - i);
};

/** w/W of a line across: the scale w of exp(-(|y|/w)^n) whose integral is 2 W, over W: 1/Γ(1 + 1/n). */
export const scaleAcross = (n: number): number => readTable(lineTable, n);

/**
 * Factor on both scales of a disc, exp(-((x/a)² + (y/b)²)^(n/2)), that holds what the product of two lines holds:
 * Γ(1 + 1/n)/√(π/4 Γ(1 + 2/n)); 1 where n is 2.
 */
export const discScale = (n: number): number => readTable(discTable, n);

/** A ratio of lengths whose cube adds nothing to 1. */
const least = 4e-6;

/**
 * Half-length along the wind of a cloud released over a time, m: of the time that it passes, L = U D/2, and of its own spread, G. The
 * fronts have not met in its middle while G is below L: (L³ + G³)^(1/3), which is L of a long plume and G of an instantaneous cloud.
 */
export const blendLength = (passingM: number, spreadM: number): number => {
  const longer = Math.max(passingM, spreadM);
  if (!(longer > 0)) return 0;
  const ratio = Math.min(passingM, spreadM) / longer;
  return ratio < least ? longer : longer * Math.cbrt(1 + ratio * ratio * ratio);
};

/** How that half-length grows with G: (G/(L³ + G³)^(1/3))². */
export const lengthening = (lengthM: number, spreadM: number): number => (lengthM > 0 ? (spreadM / lengthM) ** 2 : 0);
