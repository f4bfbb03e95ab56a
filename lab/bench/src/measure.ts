import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One measured figure, with the baseline measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline?: number;
  /** value / baseline. */
  readonly ratio?: number;
  readonly target: string;
}

export const toComparedRow = (name: string, value: number, unit: string, baseline: number, target: string): BenchRow => ({
  name,
  value,
  unit,
  baseline,
  ratio: value / baseline,
  target,
});

export const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median time of a call, ms, after a warm-up. */
export const measureMedianMs = (work: () => unknown, times: number): number => {
  for (let i = 0; i < Math.max(20, times / 5); i++) work();
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
};

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const readHeldBytes = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Calls between two readings: few enough to avoid a collection between them, enough to average over the steps of the heap. */
const callsPerReading = 5;

/** Memory that one call allocates, kB: the median over short series of calls, each right after a collection. */
export const measureAllocatedKb = (work: () => unknown, times = 15): number => {
  const grown = Array.from({ length: times }, () => {
    collect();
    const before = readHeldBytes();
    for (let i = 0; i < callsPerReading; i++) work();
    return (readHeldBytes() - before) / (1000 * callsPerReading);
  });
  return grown.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
};

/** The rows as a table for people. */
export const formatTable = (rows: readonly BenchRow[]): string =>
  rows
    .map(({ name, value, unit, baseline, ratio, target }) => {
      const comparison = baseline === undefined ? '' : `  baseline ${baseline.toPrecision(3)} ${unit} (x ${(ratio ?? 0).toPrecision(2)})`;
      return `${name.padEnd(72)} ${value.toPrecision(3).padStart(9)} ${unit.padEnd(4)} ${target === '' ? '' : `target ${target}`}${comparison}`;
    })
    .join('\n');
