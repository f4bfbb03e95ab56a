import { erf } from '../numerics/erf.ts';
import type { SourceStep } from '../types/pipeline.ts';

const rootPi = Math.sqrt(Math.PI);

/** A maximum counts on its own where the rate falls below this share of it before it rises above it. */
const dip = 0.9;

/** A maximum in time is climbed to in steps of at most this share of the smearing, until they are shorter than the last share: the rate is then known to a millionth. */
const longestStep = 0.7;
const shortestStep = 2e-3;
const mostSteps = 30;

/** Beyond this many lengths of the smearing a jump has passed wholly, or not at all. */
const whollyPast = 4.5;

/** A release as the moments at which its rate changes, in order, s, and by how much, kg/s; and what is in the air from the first, kg. */
export interface SuddenRelease {
  readonly atS: Float64Array;
  readonly byKgS: Float64Array;
  readonly burstKg: number;
}

/** Steps, which may overlap or leave gaps, and a burst. */
export const toSudden = (steps: readonly SourceStep[], burstKg: number): SuddenRelease => {
  const order = steps.flatMap(({ fromS, toS, rateKgS }): (readonly [number, number])[] => [
    [fromS, rateKgS],
    [toS, -rateKgS],
  ]);
  order.sort(([one], [other]) => one - other);
  const atS = new Float64Array(order.length);
  const byKgS = new Float64Array(order.length);
  let last = -1;
  for (const [moment, change] of order) {
    if (last < 0 || moment !== atS[last]) last++;
    atS[last] = moment;
    byKgS[last] = (byKgS[last] ?? 0) + change;
  }
  return { atS: atS.subarray(0, last + 1), byKgS: byKgS.subarray(0, last + 1), burstKg };
};

/**
 * Where the passing rate may have its maxima while hardly smeared, s: the middles of the highest steps of every run of steps that follow on each
 * other, with those that stand apart by a dip; the first moment for a burst.
 */
export const findMaxima = (steps: readonly SourceStep[], burstKg: number): readonly number[] => {
  const middles = burstKg > 0 ? [0] : [];
  let top: SourceStep | undefined;
  let lowest = 0;
  let before: SourceStep | undefined;
  const keep = (): void => {
    if (top !== undefined && top.rateKgS > 0) middles.push(0.5 * (top.fromS + top.toS));
    top = undefined;
  };
  for (const step of steps) {
    if (before !== undefined && before.toS !== step.fromS) {
      keep();
      lowest = 0;
    }
    if (top === undefined) {
      // After a maximum the next begins only where the rate has risen again.
      if (step.rateKgS > lowest / dip) top = step;
      else lowest = Math.min(lowest, step.rateKgS);
    } else if (step.rateKgS > top.rateKgS) top = step;
    else if (step.rateKgS < dip * top.rateKgS) {
      keep();
      lowest = step.rateKgS;
    }
    before = step;
  }
  keep();
  return middles;
};

/** A smeared release at a moment: slope and curvature of its rate in time, and its growth with the logarithm of the sharpness. */
export interface Bend {
  slope: number;
  curvature: number;
  bySharpness: number;
}

/** Fills `to`; sharpness s, 1/s: a burst passes as m s/√π exp(-s² t²). */
export const bendAt = ({ atS, byKgS, burstKg }: SuddenRelease, sharpness: number, timeS: number, to: Bend): void => {
  let slope = 0;
  let curvature = 0;
  let growth = 0;
  for (let i = 0; i < atS.length; i++) {
    const lag = sharpness * (timeS - (atS[i] ?? 0));
    if (lag > whollyPast) continue;
    if (lag < -whollyPast) break;
    const share = (byKgS[i] ?? 0) * Math.exp(-lag * lag);
    slope += share;
    curvature -= lag * share;
    growth += lag * share;
  }
  const lag = sharpness * timeS;
  const burst = burstKg > 0 ? sharpness * burstKg * Math.exp(-lag * lag) : 0;
  const turn = 1 - 2 * lag * lag;
  to.slope = (sharpness / rootPi) * (slope - 2 * lag * burst);
  to.curvature = ((2 * sharpness * sharpness) / rootPi) * (curvature - turn * burst);
  to.bySharpness = (growth + turn * burst) / rootPi;
};

/** Its rate at a moment, kg/s. */
export const smearedRate = ({ atS, byKgS, burstKg }: SuddenRelease, sharpness: number, timeS: number): number => {
  let rate = 0;
  for (let i = 0; i < atS.length; i++) {
    const lag = sharpness * (timeS - (atS[i] ?? 0));
    if (lag < -whollyPast) break;
    rate += (byKgS[i] ?? 0) * (lag > whollyPast ? 1 : 0.5 * (1 + erf(lag)));
  }
  const lag = sharpness * timeS;
  return rate + ((sharpness * burstKg) / rootPi) * Math.exp(-lag * lag);
};

/** Moment of a maximum, s, climbed to from near it, and its bend: Newton's step where the rate curves down, else a long one uphill. */
export const climb = (release: SuddenRelease, sharpness: number, fromS: number, bend: Bend): number => {
  const longest = longestStep / sharpness;
  let at = fromS;
  for (let i = 0; i < mostSteps; i++) {
    bendAt(release, sharpness, at, bend);
    if (bend.slope === 0) return at;
    const step = bend.curvature < 0 ? -bend.slope / bend.curvature : Math.sign(bend.slope) * longest;
    if (Math.abs(step) < shortestStep / sharpness) return at;
    at += Math.max(-longest, Math.min(longest, step));
  }
  return at;
};
