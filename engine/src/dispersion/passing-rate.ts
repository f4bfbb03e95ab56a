import { highestAt } from '../numerics/bisect.ts';
import { erf, erfBetween } from '../numerics/erf.ts';
import type { SourceStep } from '../pipeline.ts';

/**
 * Release rate as felt at a distance: every step of the source smeared along the wind,
 * q(t) = Σ qᵢ ½ {erf[(x - u (t - toᵢ))/(√2 σx)] - erf[(x - u (t - fromᵢ))/(√2 σx)]}.
 * kg/s, with u m/s, σx m, t s from the start of the release. Source palazzi-1982.
 */
export const passingRate = (steps: readonly SourceStep[], windMs: number, sigmaX: number, xM: number, timeS: number): number => {
  const scale = Math.SQRT2 * sigmaX;
  let rate = 0;
  for (const { fromS, toS, rateKgS } of steps) {
    const high = (xM - windMs * (timeS - toS)) / scale;
    const low = (xM - windMs * (timeS - fromS)) / scale;
    rate += 0.5 * rateKgS * erfBetween(low, high, (windMs * (toS - fromS)) / scale);
  }
  return rate;
};

/** Smearing so short, in half-lengths of the highest step, that the step passes at its own rate. */
const unsmeared = 4;

/** The highest passing rate of several steps for one sharpness, by search over the moments. */
const searchHighest = (steps: readonly SourceStep[], highestStep: SourceStep, sharpness: number): number => {
  if (0.5 * sharpness * (highestStep.toS - highestStep.fromS) > unsmeared) return highestStep.rateKgS;
  const rateAt = (lagS: number): number => passingRate(steps, Math.SQRT2 * sharpness, 1, 0, lagS);
  let highest = 0;
  let moment = 0;
  let around = 0;
  for (let i = 0; i < steps.length; i++) {
    for (let j = i; j < steps.length; j++) {
      const from = steps[i]?.fromS ?? 0;
      const to = steps[j]?.toS ?? 0;
      const rate = rateAt(0.5 * (from + to));
      if (rate > highest) {
        highest = rate;
        moment = 0.5 * (from + to);
        around = 0.5 * (to - from);
      }
    }
  }
  return Math.max(highest, rateAt(highestAt(rateAt, moment - around, moment + around, 0.02 * around)));
};

/** Nodes of the curve: logarithms of the sharpness, s⁻¹, at equal distances. */
const firstNode = -16;
const nodeStep = 0.2;
const nodeCount = 150;

/** Cubic through four values at equal distances, at a share of the middle interval (Catmull-Rom). */
const between = (a: number, b: number, c: number, d: number, share: number): number =>
  b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));

/**
 * Highest passing rate over time of a release, kg/s, as a function of the sharpness u/(√2 σx), 1/s, on which alone it depends.
 *
 * One step: Q erf(u tr/(2√2 σx)), at the passage of its middle. Several: the best of the passages of the middles of every run of
 * neighbouring steps, refined about it; where the smearing is short against the highest step, its rate itself. Of several steps
 * the curve is found at every fifth of a natural logarithm, on first use, and interpolated in logarithms (to 1e-4).
 * Source palazzi-1982; never above the highest rate.
 */
export const highestPassingRate = (steps: readonly SourceStep[]): ((sharpness: number) => number) => {
  const only = steps[0];
  if (only === undefined) return () => 0;
  if (steps.length === 1) {
    const half = 0.5 * (only.toS - only.fromS);
    return (sharpness) => only.rateKgS * erf(sharpness * half);
  }
  const highestStep = steps.reduce((best, step) => (step.rateKgS > best.rateKgS ? step : best));
  const curve = new Float64Array(nodeCount).fill(Number.NaN);
  const nodeAt = (node: number): number => {
    const known = curve[node] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = Math.log(searchHighest(steps, highestStep, Math.exp(firstNode + nodeStep * node)));
    curve[node] = value;
    return value;
  };
  return (sharpness) => {
    const place = (Math.log(sharpness) - firstNode) / nodeStep;
    const node = Math.floor(place);
    if (!(node >= 1 && node + 2 < nodeCount)) return searchHighest(steps, highestStep, sharpness);
    const value = between(nodeAt(node - 1), nodeAt(node), nodeAt(node + 1), nodeAt(node + 2), place - node);
    return Math.min(highestStep.rateKgS, Math.exp(value));
  };
};
