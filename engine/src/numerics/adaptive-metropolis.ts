import { normalQuantile } from './normal.ts';
import type { Random } from './random.ts';

/** A chain of samples, row by row, after its beginning was dropped. */
export interface Chain {
  readonly dimensions: number;
  readonly samples: Float64Array;
  /** Share of the proposals that were taken. */
  readonly acceptance: number;
}

/** Steps before the proposal follows the samples, and how often it is renewed. */
const firstSteps = 100;
const renewEvery = 50;

/** Lower triangle L with L Lᵀ = the matrix; null where it is not positive definite. */
const cholesky = (matrix: Float64Array, n: number): Float64Array | null => {
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (lower[i * n + k] ?? 0) * (lower[j * n + k] ?? 0);
      if (i === j && !(sum > 0)) return null;
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / (lower[j * n + j] ?? 1);
    }
  }
  return lower;
};

/**
 * Samples of a density by random-walk Metropolis whose normal proposal takes the covariance of the samples so far times 2.38²/n.
 * Arguments: logarithm of the density (-Infinity where it is 0), which need not be exact where it is below a least; start; standard deviations of the first proposals; steps to keep,
 * after a quarter as many that are dropped; the random stream. Source haario-2001.
 */
export const adaptiveMetropolis = (
  logDensity: (x: Float64Array, least: number) => number,
  start: Float64Array,
  sigma: Float64Array,
  steps: number,
  random: Random,
): Chain => {
  const n = start.length;
  const scale = 2.38 ** 2 / n;
  const dropped = Math.ceil(steps / 4);
  const samples = new Float64Array(steps * n);
  const mean = start.slice();
  const scatter = new Float64Array(n * n);
  let lower: Float64Array = new Float64Array(n * n);
  for (let k = 0; k < n; k++) lower[k * n + k] = (sigma[k] ?? 0) * Math.sqrt(scale);
  const now = start.slice();
  const tried = new Float64Array(n);
  const deviates = new Float64Array(n);
  const away = new Float64Array(n);
  let density = logDensity(now, Number.NEGATIVE_INFINITY);
  let taken = 0;
  for (let step = 1; step <= dropped + steps; step++) {
    for (let k = 0; k < n; k++) deviates[k] = normalQuantile(random.uniform());
    for (let i = 0; i < n; i++) {
      let move = 0;
      for (let k = 0; k <= i; k++) move += (lower[i * n + k] ?? 0) * (deviates[k] ?? 0);
      tried[i] = (now[i] ?? 0) + move;
    }
    const least = density + Math.log(random.uniform());
    const there = logDensity(tried, least);
    if (there > least) {
      now.set(tried);
      density = there;
      if (step > dropped) taken++;
    }
    for (let i = 0; i < n; i++) {
      away[i] = (now[i] ?? 0) - (mean[i] ?? 0);
      mean[i] = (mean[i] ?? 0) + (away[i] ?? 0) / (step + 1);
    }
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) scatter[i * n + j] = (scatter[i * n + j] ?? 0) + ((away[i] ?? 0) * (away[j] ?? 0) * step) / (step + 1);
    if (step >= firstSteps && step % renewEvery === 0) {
      const covariance = scatter.map((value, at) => scale * (value / step + (at % (n + 1) === 0 ? 1e-8 * (sigma[at % n] ?? 0) ** 2 : 0)));
      lower = cholesky(covariance, n) ?? lower;
    }
    if (step > dropped) samples.set(now, (step - dropped - 1) * n);
  }
  return { dimensions: n, samples, acceptance: taken / steps };
};

/**
 * How many independent samples a chain is worth: length over the sum of its autocorrelations, in pairs of lags for as long as
 * a pair's sum is positive; the least over its dimensions. Source geyer-1992 (initial positive sequence).
 */
export const effectiveSampleSize = ({ dimensions, samples }: Chain): number => {
  const count = samples.length / dimensions;
  let least = count;
  for (let k = 0; k < dimensions; k++) {
    const column = Float64Array.from({ length: count }, (_, i) => samples[i * dimensions + k] ?? 0);
    const mean = column.reduce((sum, x) => sum + x, 0) / count;
    const covarianceAt = (lag: number): number => {
      let sum = 0;
      for (let i = lag; i < count; i++) sum += ((column[i] ?? 0) - mean) * ((column[i - lag] ?? 0) - mean);
      return sum / count;
    };
    const variance = covarianceAt(0);
    if (!(variance > 0)) return 1;
    let time = -1;
    for (let lag = 0; lag + 1 < count; lag += 2) {
      const pair = (covarianceAt(lag) + covarianceAt(lag + 1)) / variance;
      if (pair <= 0) break;
      time += 2 * pair;
    }
    least = Math.min(least, count / Math.max(1, time));
  }
  return least;
};
