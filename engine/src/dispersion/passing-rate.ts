import { highestAt } from '../numerics/bisect.ts';
import { erf } from '../numerics/erf.ts';
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
    rate += 0.5 * rateKgS * (erf((xM - windMs * (timeS - toS)) / scale) - erf((xM - windMs * (timeS - fromS)) / scale));
  }
  return rate;
};

/**
 * Highest passing rate over time at a distance, kg/s. One step: Q erf(u tr/(2√2 σx)), at the passage of its middle. Several:
 * the best of the passages of the middles of every run of neighbouring steps, refined about it; where the smearing is short
 * against the highest step, its rate itself. Source palazzi-1982; never above the highest rate.
 */
export const highestPassingRate = (steps: readonly SourceStep[], windMs: number, sigmaX: number, xM: number): number => {
  const only = steps[0];
  if (only === undefined) return 0;
  const reach = windMs / (2 * Math.SQRT2 * sigmaX);
  if (steps.length === 1) return only.rateKgS * erf(reach * (only.toS - only.fromS));
  let highest = 0;
  let best = only;
  for (const step of steps) if (step.rateKgS > best.rateKgS) best = step;
  if (reach * (best.toS - best.fromS) > 4) return best.rateKgS;
  let moment = 0;
  let around = 0;
  for (let i = 0; i < steps.length; i++) {
    for (let j = i; j < steps.length; j++) {
      const from = steps[i]?.fromS ?? 0;
      const to = steps[j]?.toS ?? 0;
      const middle = 0.5 * (from + to);
      const rate = passingRate(steps, windMs, sigmaX, xM, xM / windMs + middle);
      if (rate > highest) {
        highest = rate;
        moment = middle;
        around = 0.5 * (to - from);
      }
    }
  }
  const rateAt = (lagS: number): number => passingRate(steps, windMs, sigmaX, xM, xM / windMs + lagS);
  return Math.max(highest, rateAt(highestAt(rateAt, moment - around, moment + around, 0.02 * around)));
};
