import { computeMetrics, type Pair } from '../metrics.ts';
import type { Answer } from './case.ts';

/** Share of the pairs within a factor. */
export const shareWithin = (pairs: readonly Pair[], factor: number): number => {
  const inside = pairs.filter(({ observed, predicted }) => Math.abs(Math.log(observed / predicted)) <= Math.log(factor) * (1 + 1e-12));
  return inside.length / pairs.length;
};

/** What may be expected of measured and predicted values: statistics, the share within a factor, and that inside the 90 % interval. */
export const scoreAnswers = (pairs: readonly Pair[], covered: number): Readonly<Record<string, Answer>> => {
  const { count, fac2, mg, vg, fb, nmse } = computeMetrics(pairs);
  return {
    n: () => count,
    fac2: () => fac2,
    mg: () => mg,
    vg: () => vg,
    fb: () => fb,
    nmse: () => nmse,
    geometric_mean_ratio: () => 1 / mg,
    share_by_factor: (factor) => shareWithin(pairs, Number(factor)),
    coverage: () => covered,
  };
};
