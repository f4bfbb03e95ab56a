import { type CrosswindMemory, crosswindMemoryS, type DenseConstants, denseConstants } from '@hazardguard/engine/models';
import { computeMetrics, type Metrics } from '../metrics.ts';
import { densePairs } from './dense-gas.ts';
import type { DenseTrial } from './dense-trial.ts';
import { type PrairieGrass, similarityPairs } from './prairie-grass.ts';
import type { ScoredPair } from './score.ts';

/** A score of trials by constants that were chosen without them. */
export interface LeftOutScore {
  readonly dataSet: string;
  readonly model: string;
  readonly inputs: string;
  readonly metrics: Metrics;
  /** The same choice with all trials, which is how good a score these constants can have there. */
  readonly fitted: Metrics;
  /** What is left out at a time, and which constants are chosen again. */
  readonly how: string;
}

/** Trials that are left out together, and their pairs by each candidate. */
interface Part<Candidate> {
  readonly name: string;
  readonly pairsOf: ReadonlyMap<Candidate, readonly ScoredPair[]>;
}

const squares = (pairs: readonly ScoredPair[]): number =>
  pairs.reduce((sum, { observed, predicted }) => sum + Math.log(observed / predicted) ** 2, 0);

/** The candidate with the least geometric variance on some parts. */
const choose = <Candidate>(candidates: readonly Candidate[], parts: readonly Part<Candidate>[]): Candidate => {
  const loss = (one: Candidate): number => parts.reduce((sum, { pairsOf }) => sum + squares(pairsOf.get(one) ?? []), 0);
  return candidates.reduce((best, one) => (loss(one) < loss(best) ? one : best));
};

/** Each part by the constants chosen on all others, and all of them by those chosen on all. */
export const leaveOut = <Candidate>(
  candidates: readonly Candidate[],
  parts: readonly Part<Candidate>[],
): Pick<LeftOutScore, 'metrics' | 'fitted'> => {
  const all = choose(candidates, parts);
  const without = (part: Part<Candidate>): Candidate =>
    choose(
      candidates,
      parts.filter((one) => one !== part),
    );
  return {
    metrics: computeMetrics(parts.flatMap((part) => part.pairsOf.get(without(part)) ?? [])),
    fitted: computeMetrics(parts.flatMap((part) => part.pairsOf.get(all) ?? [])),
  };
};

const across = <A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

/** Constants of a dense cloud within the ranges of decision 12, those that no publication fixes. */
const denseCandidates: readonly DenseConstants[] = across(across([0.7, 0.85, 1, 1.15], [5, 10, 20]), [0, 0.75, 1.5, 2.25]).map(
  ([[front, edgeRichardson], sharpness]) => ({ ...denseConstants, front, edgeRichardson, sharpness }),
);

/** A series without its year and remark: Burro, Coyote, Falcon, Maplin Sands. */
const seriesOf = ({ series }: DenseTrial): string => series.split(' (')[0] ?? series;

/** Dense gas with one series of spills left out at a time. */
export const denseLeftOut = (trials: readonly DenseTrial[]): LeftOutScore => {
  const parts = [...Map.groupBy(trials, seriesOf)].map(([name, some]) => ({
    name,
    pairsOf: new Map(denseCandidates.map((one) => [one, some.flatMap((trial) => densePairs(trial, one))])),
  }));
  return {
    dataSet: 'Dense gas spills, arc maxima',
    model: 'dense-plume',
    inputs: 'wind profile + 1/L',
    ...leaveOut(denseCandidates, parts),
    how: `one of ${parts.length} series left out at a time; front, Richardson number of the edges and sharpness of the top chosen again on the others`,
  };
};

const memories: readonly CrosswindMemory[] = across([100, crosswindMemoryS.mixed, 300], [30, crosswindMemoryS.stable, 120, 300]).map(
  ([mixed, stable]) => ({ mixed, stable }),
);

/** Prairie Grass is one series, so runs are left out: every fifth in the order of their numbers. */
const fifths = 5;

/** Prairie Grass with a fifth of its runs left out at a time. */
export const prairieGrassLeftOut = (trial: PrairieGrass): LeftOutScore => {
  const runs = trial.runs.toSorted((a, b) => a.run - b.run);
  const parts = Array.from({ length: fifths }, (_, k) => ({
    name: `${k}`,
    pairsOf: new Map(
      memories.map((one) => [one, runs.filter((_run, i) => i % fifths === k).flatMap((run) => similarityPairs(trial, run, one))]),
    ),
  }));
  return {
    dataSet: 'Prairie Grass, arc maxima',
    model: 'similarity-plume',
    inputs: 'wind + 1/L',
    ...leaveOut(memories, parts),
    how: 'one series only, so a fifth of its runs left out at a time; both times of memory chosen again on the others, c as it is',
  };
};
