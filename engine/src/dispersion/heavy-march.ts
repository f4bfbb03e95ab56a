import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import type { Spread } from './sigma.ts';
import { blanketRadius, type HeavyFlow, stratification, vonKarman } from './source-blanket.ts';

const solved: SolvedQuantity = { name: 'end of the march of a heavy plume', unit: 'm' };

/** Step of the march: a share of the distance from the upwind edge, and never less than this, m. */
const finestShare = 0.01;
const leastStepM = 0.05;

/** Spreading speed of the edges over √(g' H) (aloha-td). */
const edgeSpeed = 1.15;

/** A heavy plume station by station; all arrays of one length, from the blanket's centre outwards. */
export interface HeavyTable {
  readonly blanketM: number;
  readonly x: Float64Array;
  /** Concentration on the axis at the ground of a plume that never ends, kg/m³. */
  readonly axis: Float64Array;
  /** Half-width of the uniform core, m. */
  readonly core: Float64Array;
  /** Scale of the edges, Sy, m. */
  readonly edge: Float64Array;
  /** Scale height, Sz, m. */
  readonly height: Float64Array;
  /** Speed at which the cloud moves, m/s. */
  readonly speed: Float64Array;
  /** Time of travel from the source, s. */
  readonly arrivalS: Float64Array;
}

const sqrtPi = Math.sqrt(Math.PI);

/** Scale height at which a blanket's edge carries the release: E = 2 b0 ρ0 Ueff Heff, solved for Sz. */
const firstHeight = (flow: HeavyFlow, rateKgS: number, halfWidthM: number): number => {
  const n = 1 + flow.alpha;
  return 10 * ((rateKgS * n) / (2 * halfWidthM * flow.densityKgM3 * flow.windAt10Ms * 10)) ** (1 / n);
};

const stationsTo = (endM: number, stepShare: number): number =>
  Math.ceil(1 / stepShare + Math.log((endM * stepShare) / leastStepM) / Math.log1p(stepShare)) + 3;

/**
 * The heavy plume of aloha-td, marched downwind by the midpoint rule.
 *
 * Heff = Sz G1/(1+α); Ueff = u10 (Sz/10)^α/G1; Ri = g' Heff/u*², g' = g0 c/ρ0 renewed at every step;
 * dSz/dx = k u* (1+α)/(φ u10 (Sz/10)^α); dBeff/dx = 1.15 G1 (10/Sz)^α √(g' Heff)/u10;
 * c = E/(Ueff Heff max(2 Beff, √π Sy)), at most ρ0; Sy = √2 σy; core b = max(Beff - √π Sy/2, 0).
 * Arguments: flow; E kg/s; radius of a pool, m (0 for an opening); σy(x), m; end, m. Source aloha-td, havens-1985.
 * Valid from the blanket's edge on, over flat ground, for a wind of 1 m/s and more; heat and humidity are not followed. Throws where the
 * march does not come to its end.
 */
export const marchHeavy = (
  flow: HeavyFlow,
  rateKgS: number,
  primaryRadiusM: number,
  sigmaY: Spread,
  endM: number,
  stepShare = finestShare,
): HeavyTable => {
  const { windAt10Ms, frictionVelocityMs: ustar, alpha, gamma1, reducedGravity, densityKgM3 } = flow;
  const n = 1 + alpha;
  const blanketM = blanketRadius(flow, rateKgS, primaryRadiusM);
  const count = stationsTo(endM, stepShare);
  const [x, axis, core, edge, height, speed, arrivalS] = Array.from({ length: 7 }, () => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const concentration = (Sz: number, profile: number, B: number, Sy: number): number => {
    const flux = (windAt10Ms * profile * Sz) / n;
    return Math.min(densityKgM3, rateKgS / (flux * Math.max(2 * B, sqrtPi * Sy)));
  };
  let Sz = firstHeight(flow, rateKgS, (Math.PI * blanketM) / 4);
  let B = (Math.PI * blanketM) / 4;
  let at = 0;
  let time = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const Sy = Math.SQRT2 * sigmaY(at);
    const profile = (Sz / 10) ** alpha;
    const c = concentration(Sz, profile, B, Sy);
    x[i] = at;
    axis[i] = c;
    core[i] = Math.max(B - (sqrtPi * Sy) / 2, 0);
    edge[i] = Sy;
    height[i] = Sz;
    speed[i] = (windAt10Ms * profile) / gamma1;
    arrivalS[i] = time;
    last = i;
    if (at >= endM) break;
    const step = Math.min(Math.max(leastStepM, stepShare * at), endM - at);
    const g1 = (reducedGravity * c) / densityKgM3;
    const H1 = (Sz * gamma1) / n;
    const rise1 = (vonKarman * ustar * n) / (stratification((g1 * H1) / (ustar * ustar)) * windAt10Ms * profile);
    const spread1 = (edgeSpeed * gamma1 * Math.sqrt(g1 * H1)) / (profile * windAt10Ms);
    const SzMid = Sz + 0.5 * step * rise1;
    const BMid = B + 0.5 * step * spread1;
    const profileMid = (SzMid / 10) ** alpha;
    const gMid = (reducedGravity * concentration(SzMid, profileMid, BMid, Math.SQRT2 * sigmaY(at + 0.5 * step))) / densityKgM3;
    const HMid = (SzMid * gamma1) / n;
    Sz += (step * vonKarman * ustar * n) / (stratification((gMid * HMid) / (ustar * ustar)) * windAt10Ms * profileMid);
    B += (step * edgeSpeed * gamma1 * Math.sqrt(gMid * HMid)) / (profileMid * windAt10Ms);
    time += (step * gamma1) / (windAt10Ms * profileMid);
    at += step;
  }
  requireConverged(at >= endM && Sz > 0 && B > 0, solved, at, `${endM}, with a plume ${Sz} m high and ${B} m wide`);
  const used = (column: Float64Array): Float64Array => column.subarray(0, last + 1);
  return {
    blanketM,
    x: used(x),
    axis: used(axis),
    core: used(core),
    edge: used(edge),
    height: used(height),
    speed: used(speed),
    arrivalS: used(arrivalS),
  };
};
