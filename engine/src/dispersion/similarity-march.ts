import { psi } from '../atmosphere/surface-layer.ts';
import { gamma } from '../numerics/gamma.ts';
import type { Air } from '../pipeline.ts';

export const vonKarman = 0.4;

/** Share of the mean plume height whose wind carries the plume (van-ulden-1978; chosen on Prairie Grass). */
export const carriedAt = 0.7;

/** Shape of the vertical profile, exp(-(B z/z̄)^s), and its constants A = s Γ(2/s)/Γ(1/s)², B = Γ(2/s)/Γ(1/s). */
export const shape = 1.5;
const g1 = gamma(1 / shape);
const g2 = gamma(2 / shape);
export const shapeA = (shape * g2) / (g1 * g1);
export const shapeB = g2 / g1;

/** Depth of the mixed layer by day and in neutral air when nothing is known of it, m. */
export const mixedM = 1000;

/**
 * Memory of the crosswind turbulence, s: in neutral and unstable air, and in stable air, where eddies are short-lived. The second
 * is chosen on the open runs of Prairie Grass; its sensitivity is in decision 11.
 */
const memoryS = { mixed: 300, stable: 60 };

/** σv over u*: Prairie Grass' own in neutral and unstable air; in stable air hanna-1982. */
const crosswindShare = { mixed: 1.5, stable: 1.3 };

/** Crosswind turbulence never dies altogether, m/s. */
const leastTurbulenceMs = 0.1;

/** Steps of the march: this share of plume height and distance, at least the least. */
const stepShare = 0.02;
const leastStepM = 0.1;

/** The plume station by station. */
export interface SimilarityTable {
  readonly x: Float64Array;
  /** Mean height of the plume, m. */
  readonly height: Float64Array;
  /** Wind that carries it, m/s. */
  readonly wind: Float64Array;
  /** Time of travel, s. */
  readonly time: Float64Array;
}

/** Stability function of heat, φh: 0.95 + 7.8 ζ stable, 0.95 (1 - 11.6 ζ)^(-1/2) unstable. Source hogstrom-1988 (k 0.40). */
export const phiHeat = (zeta: number): number => (zeta >= 0 ? 0.95 + 7.8 * zeta : 0.95 / Math.sqrt(1 - 11.6 * zeta));

/** Shape of the wind profile ln(z/z0) - ψ(z/L) + ψ(z0/L), at least 0.3. */
export const windShape = (air: Air, heightM: number): number =>
  Math.max(
    0.3,
    Math.log(heightM / air.roughnessM) -
      psi('best-estimate', heightM * air.inverseObukhov) +
      psi('best-estimate', air.roughnessM * air.inverseObukhov),
  );

/** Friction velocity of this profile, m/s: u* = k u10 over its shape at 10 m. */
export const frictionVelocityOf = (air: Air): number => (vonKarman * air.windAt10Ms) / windShape(air, 10);

/**
 * Standard deviation of the crosswind speed, m/s: as measured; else 1.3 u* in stable air, 1.5 u* in neutral, and in unstable
 * σv² = (1.5 u*)² + 0.25 w*², w* = u* (-zi/(k L))^(1/3); at least 0.1. Sources hanna-1982 (stable), prairie-grass-1958.
 */
const crosswindTurbulence = (air: Air): number => {
  if (air.crosswindTurbulenceMs !== null) return air.crosswindTurbulenceMs;
  const ustar = frictionVelocityOf(air);
  if (air.inverseObukhov > 0) return Math.max(leastTurbulenceMs, crosswindShare.stable * ustar);
  const convective = ustar * Math.cbrt((-(air.mixingHeightM ?? mixedM) * air.inverseObukhov) / vonKarman);
  return Math.max(leastTurbulenceMs, Math.sqrt((crosswindShare.mixed * ustar) ** 2 + 0.25 * convective ** 2));
};

/**
 * Crosswind spread after a time of travel, m: σy = σv t/(1 + 0.9 √(t/τ)), a mean over ten minutes; τ 300 s, in stable air 60 s.
 * Source draxler-1976.
 */
export const crosswindSpread = (air: Air): ((timeS: number) => number) => {
  const sigmaV = crosswindTurbulence(air);
  const memory = air.inverseObukhov > 0 ? memoryS.stable : memoryS.mixed;
  return (timeS) => (sigmaV * timeS) / (1 + 0.9 * Math.sqrt(timeS / memory));
};

/**
 * Mean height and travel time of a plume from near the ground, by surface-layer similarity.
 *
 * dz̄/dx = k u* /(φh(c z̄/L) u(c z̄)), c = 0.7, from z̄ = max(h, 4 z0); dt = dx/u(c z̄). Midpoint rule.
 * The height stops at 0.73 of the mixed layer, where the ground value is that of a well-mixed layer; stable air has one only
 * where its inversion is known.
 * Arguments: air; release height h, m; end, m. Source van-ulden-1978; Monin-Obukhov profiles with ψ and φ as above.
 * Valid for h below about three times z̄ and, as tested on Prairie Grass, from 50 to 800 m; used to 10 km with a caveat beyond 5 km.
 */
export const marchSimilarity = (air: Air, heightM: number, endM: number, share = stepShare): SimilarityTable => {
  const ustar = frictionVelocityOf(air);
  const lidM = air.mixingHeightM ?? (air.inverseObukhov > 0 ? Number.POSITIVE_INFINITY : mixedM);
  const highest = shapeA * lidM;
  const windOf = (zb: number): number => (ustar / vonKarman) * windShape(air, carriedAt * zb);
  const rise = (zb: number): number => (vonKarman * ustar) / (phiHeat(carriedAt * zb * air.inverseObukhov) * windOf(zb));
  const count = Math.ceil(1 / share + Math.log((endM * share) / leastStepM) / Math.log1p(share)) + 60;
  const x = new Float64Array(count);
  const height = new Float64Array(count);
  const wind = new Float64Array(count);
  const time = new Float64Array(count);
  let zb = Math.min(highest, Math.max(heightM, 4 * air.roughnessM));
  let at = 0;
  let t = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    x[i] = at;
    height[i] = zb;
    wind[i] = windOf(zb);
    time[i] = t;
    last = i;
    if (at >= endM) break;
    const step = Math.min(Math.max(leastStepM, share * at), endM - at);
    const middle = Math.min(highest, zb + 0.5 * step * rise(zb));
    zb = Math.min(highest, zb + step * rise(middle));
    t += step / windOf(middle);
    at += step;
  }
  const used = (column: Float64Array): Float64Array => column.subarray(0, last + 1);
  return { x: used(x), height: used(height), wind: used(wind), time: used(time) };
};
