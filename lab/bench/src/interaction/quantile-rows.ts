import type { BenchRow } from '../measure.ts';

export const selectQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The median compared with that of the bare map, and the 95th percentile in a separate row. */
export const toQuantileRows = (name: string, took: readonly number[], bare: readonly number[], target: string): readonly BenchRow[] => {
  const [median, bareMedian] = [selectQuantile(took, 0.5), selectQuantile(bare, 0.5)];
  return [
    { name: `${name}, median`, value: median, unit: 'ms', baseline: bareMedian, ratio: median / bareMedian, target },
    { name: `${name}, 95th percentile`, value: selectQuantile(took, 0.95), unit: 'ms', target: 'none' },
  ];
};
