import { requireConverged } from '../numerics/require-converged.ts';
import type { Air } from '../types/pipeline.ts';
import { carriedAt, carryingWind, placeOfDepth, shapeA, shearGrowth, speedAt } from './carrying-wind.ts';
import { computeFrictionVelocity, findLid, mixedM, stableShare, vonKarman, windShape } from './surface-wind.ts';

/**
 * Memory of the crosswind turbulence, s: in neutral and unstable air, and in stable air, where eddies are short-lived. Both are
 * chosen on the open runs of Prairie Grass; their sensitivity is in decision 11.
 */
export const crosswindMemoryS = { mixed: 200, stable: 60 };

export type CrosswindMemory = typeof crosswindMemoryS;

/** σv over u*: Prairie Grass' own in neutral and unstable air; in stable air hanna-1982. */
const crosswindShare = { mixed: 1.5, stable: 1.3 };

/** Crosswind turbulence never dies altogether, m/s. */
const leastTurbulenceMs = 0.1;

/** Steps of the march: this share of plume height and distance, at least the least. */
const stepShare = 0.02;
const leastStepM = 0.1;

const sought = { name: 'end of the march of a similarity plume', unit: 'm' };

/** The plume station by station. */
export interface SimilarityTable {
  readonly x: Float64Array;
  /** Mean height of the plume, m. */
  readonly height: Float64Array;
  /** Wind that carries it, m/s. */
  readonly wind: Float64Array;
  /** Time of travel, s. */
  readonly time: Float64Array;
  /** Along-wind spread of what was released in a moment, m. */
  readonly along: Float64Array;
}

/** Stability function of heat, φh: 0.95 + 7.8 ζ stable, 0.95 (1 - 11.6 ζ)^(-1/2) unstable. Source hogstrom-1988 (k 0.40). */
export const phiHeat = (zeta: number): number => (zeta >= 0 ? 0.95 + 7.8 * zeta : 0.95 / Math.sqrt(1 - 11.6 * zeta));

/** Between a value of neutral and one of stable air, by how stable it is. */
const between = (air: Air, { mixed, stable }: { readonly mixed: number; readonly stable: number }): number =>
  mixed + (stable - mixed) * stableShare(air);

/** Share of the square of the convective velocity in that of the horizontal turbulence. */
const convectiveShare = 0.25;

/** Horizontal turbulence that the sun-heated ground makes, m/s: σ = 0.5 w*, w* = u* (-zi/(k L))^(1/3); 0 in neutral and stable air. */
const convectiveTurbulence = (air: Air): number =>
  Math.sqrt(convectiveShare) *
  computeFrictionVelocity(air) *
  Math.cbrt(((air.mixingHeightM ?? mixedM) * Math.max(0, -air.inverseObukhov)) / vonKarman);

/**
 * Standard deviation of the crosswind speed, m/s: as measured; else 1.5 u* in neutral air, going over to 1.3 u* in stable, and in
 * unstable σv² = (1.5 u*)² + 0.25 w*², w* = u* (-zi/(k L))^(1/3); with the meander of a weak wind in quadrature;
 * at least 0.1. Sources hanna-1982 (stable), prairie-grass-1958.
 */
const crosswindTurbulence = (air: Air): number => {
  if (air.crosswindTurbulenceMs !== null) return air.crosswindTurbulenceMs;
  const ustar = computeFrictionVelocity(air);
  return Math.max(leastTurbulenceMs, Math.hypot(between(air, crosswindShare) * ustar, convectiveTurbulence(air), air.meanderMs));
};

/**
 * Crosswind spread after a time of travel, m: σy = σv t/(1 + 0.9 √(t/τ)), a mean over ten minutes; τ 200 s, going over to 60 s in stable
 * air.
 * Source draxler-1976.
 */
export const crosswindSpread = (air: Air, memoryS: CrosswindMemory = crosswindMemoryS): ((timeS: number) => number) => {
  const sigmaV = crosswindTurbulence(air);
  const memory = between(air, memoryS);
  return (timeS) => (sigmaV * timeS) / (1 + 0.9 * Math.sqrt(timeS / memory));
};

/**
 * Along-wind spread that the large eddies of unstable air add to that of the shear, m: as across, σ t/(1 + 0.9 √(t/200 s)), with their part of
 * the turbulence alone. The friction layer's own part is in the shear's: chatwin-1968 and hanna-franzese-2000 have 2 u* t in all.
 */
export const eddySpread = (air: Air): ((timeS: number) => number) => {
  const sigmaU = convectiveTurbulence(air);
  return (timeS) => (sigmaU * timeS) / (1 + 0.9 * Math.sqrt(timeS / crosswindMemoryS.mixed));
};

/**
 * Mean height, travel time and along-wind spread of a plume from near the ground, by surface-layer similarity.
 *
 * dz̄/dx = k u* /(φh(c z̄/L) u(c z̄)), c = 0.7, from z̄ = max(h, 4 z0); dt = dx/U, U the mean of the wind over the plume
 * (`carryingWind`), so that the plume carries its rate. σx² = ∫ `shearGrowth` dt + `eddySpread`². Midpoint rule.
 * The height stops at 0.73 of the layer that it can fill (`findLid`), where the ground value is that of a well-mixed layer.
 * Arguments: air; release height h, m; end, m. Source van-ulden-1978, chatwin-1968; Monin-Obukhov profiles with ψ and φ as above.
 * Valid for h below about three times z̄ and, as tested on Prairie Grass, from 50 to 800 m; used farther with a caveat beyond 5 km.
 * Throws where the march does not come to its end.
 */
export const marchSimilarity = (air: Air, heightM: number, endM: number, share = stepShare): SimilarityTable => {
  const highest = shapeA * findLid(air);
  const carrying = carryingWind(air);
  const eddies = eddySpread(air);
  const rise = (zb: number): number =>
    (vonKarman * vonKarman) / (phiHeat(carriedAt * zb * air.inverseObukhov) * windShape(air, carriedAt * zb));
  const count = Math.ceil(1 / share + Math.log((endM * share) / leastStepM) / Math.log1p(share)) + 60;
  const x = new Float64Array(count);
  const height = new Float64Array(count);
  const wind = new Float64Array(count);
  const time = new Float64Array(count);
  const along = new Float64Array(count);
  let zb = Math.min(highest, Math.max(heightM, 4 * air.roughnessM));
  let at = 0;
  let t = 0;
  let shearM2 = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    x[i] = at;
    height[i] = zb;
    wind[i] = speedAt(carrying, placeOfDepth(zb / shapeA), 0);
    time[i] = t;
    along[i] = Math.sqrt(shearM2 + eddies(t) ** 2);
    last = i;
    if (at >= endM) break;
    const step = Math.min(Math.max(leastStepM, share * at), endM - at);
    const middle = Math.min(highest, zb + 0.5 * step * rise(zb));
    zb = Math.min(highest, zb + step * rise(middle));
    const place = placeOfDepth(middle / shapeA);
    const passed = step / speedAt(carrying, place, 0);
    shearM2 += passed * shearGrowth(carrying, place, t + 0.5 * passed);
    t += passed;
    at += step;
  }
  requireConverged(at >= endM && zb > 0, sought, at, `${endM}, with a plume ${zb} m high`);
  const used = (column: Float64Array): Float64Array => column.subarray(0, last + 1);
  return { x: used(x), height: used(height), wind: used(wind), time: used(time), along: used(along) };
};
