/** One observed value beside what the model says for it, in the same unit. */
export interface Pair {
  readonly observed: number;
  readonly predicted: number;
}

/** The statistics of Chang and Hanna (2004), Meteorology and Atmospheric Physics 87, 167-196. */
export interface Metrics {
  readonly count: number;
  /** Share of predictions within a factor of two. */
  readonly fac2: number;
  /** Geometric mean bias, exp of the mean of ln(observed/predicted); below 1 the model predicts too much. */
  readonly mg: number;
  /** Geometric variance, exp of the mean of ln²(observed/predicted); 1.6 is a scatter of about a factor of two. */
  readonly vg: number;
  /** Fractional bias of the means, 2 (observed − predicted)/(observed + predicted). */
  readonly fb: number;
  /** Normalised mean square error. */
  readonly nmse: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const computeMetrics = (pairs: readonly Pair[]): Metrics => {
  const bad = pairs.find(({ observed, predicted }) => !(observed > 0 && predicted > 0));
  if (pairs.length === 0 || bad) {
    throw new RangeError(
      `Metrics need pairs of values above 0; got ${bad ? `observed ${bad.observed}, predicted ${bad.predicted}` : 'none'}`,
    );
  }
  const logs = pairs.map(({ observed, predicted }) => Math.log(observed / predicted));
  const observedMean = mean(pairs.map((pair) => pair.observed));
  const predictedMean = mean(pairs.map((pair) => pair.predicted));
  return {
    count: pairs.length,
    fac2: mean(logs.map((log) => (Math.abs(log) <= Math.LN2 ? 1 : 0))),
    mg: Math.exp(mean(logs)),
    vg: Math.exp(mean(logs.map((log) => log * log))),
    fb: (2 * (observedMean - predictedMean)) / (observedMean + predictedMean),
    nmse: mean(pairs.map(({ observed, predicted }) => (observed - predicted) ** 2)) / (observedMean * predictedMean),
  };
};
