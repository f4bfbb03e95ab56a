import type { Air } from '../pipeline.ts';
import { carriedAt, frictionVelocityOf, mixedM, shapeA, vonKarman, windShape } from './similarity-march.ts';

/** Points of the profile, evenly spaced in the logarithm of the depth. */
const points = 96;

/** Shallowest and deepest cloud that is followed, m. */
const shallowestM = 1e-3;
const deepestM = 4000;

/** Wind that carries a cloud, against the logarithm of what it carries per metre of width. */
export interface CarryingWind {
  readonly frictionVelocityMs: number;
  /** ln(H U), rising. */
  readonly flux: Float64Array;
  /** ln H */
  readonly depth: Float64Array;
  /** d ln U/d ln H */
  readonly exponent: Float64Array;
  /** Deepest that stirring makes it, m. */
  readonly deepestM: number;
}

/**
 * The wind that carries a cloud of depth H, U = u(0.7 z̄) with z̄ = A H: the height that the similarity plume is carried at.
 * Tabled against H U, which the mass flux of a cloud fixes.
 */
export const carryingWind = (air: Air): CarryingWind => {
  const frictionVelocityMs = frictionVelocityOf(air);
  const flux = new Float64Array(points);
  const depth = new Float64Array(points);
  const exponent = new Float64Array(points);
  const stride = Math.log(deepestM / shallowestM) / (points - 1);
  for (let i = 0; i < points; i++) {
    const lnH = Math.log(shallowestM) + i * stride;
    const speed = (frictionVelocityMs / vonKarman) * windShape(air, carriedAt * shapeA * Math.exp(lnH));
    depth[i] = lnH;
    flux[i] = lnH + Math.log(speed);
  }
  for (let i = 0; i < points; i++) {
    const a = Math.max(0, i - 1);
    const b = Math.min(points - 1, i + 1);
    exponent[i] = ((flux[b] ?? 0) - (flux[a] ?? 0)) / ((depth[b] ?? 1) - (depth[a] ?? 0)) - 1;
  }
  return { frictionVelocityMs, flux, depth, exponent, deepestM: air.inverseObukhov > 0 ? Number.POSITIVE_INFINITY : mixedM };
};
