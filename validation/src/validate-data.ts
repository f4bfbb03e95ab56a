import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '@hazardguard/engine';
import { shareWithin } from './cases/evidence.ts';
import { coverage, ensembleSigma } from './coverage.ts';
import { inverseTasks, scoreInverse } from './inverse.ts';
import { computeMetrics } from './metrics.ts';
import { scoreTrials } from './trials/formats.ts';
import { readPrairieGrass } from './trials/prairie-grass.ts';
import { readReleaseTrials, UnreadableTrial } from './trials/release-trial.ts';
import { type ReleaseTrialRow, scoreReleaseTrials } from './trials/release-trials.ts';
import type { TrialScore } from './trials/score.ts';

/** Scores of a model on a data set, with a set of inputs. */
export interface ScoreRow {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: Mode;
  readonly inputs: string;
  readonly n: number;
  readonly fac2: number;
  readonly mg: number;
  readonly vg: number;
  readonly fb: number;
  readonly nmse: number;
}

/** Share of measured values inside the 90 % interval of an ensemble. */
export interface CoverageRow {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: Mode;
  readonly inputs: string;
  readonly n: number;
  /** Model error of the ensemble, in the logarithm. */
  readonly sigma: number;
  readonly interval90Coverage: number;
}

/** Accuracy of the sources estimated from the readings of a trial. */
export interface InverseRow {
  readonly dataSet: string;
  readonly inverse: string;
  readonly n: number;
  readonly within2: number;
  readonly within1_5: number;
  /** Geometric mean and standard deviation of estimated over true rate. */
  readonly geometricMean: number;
  readonly geometricSd: number;
  readonly interval90Coverage: number;
  /** Distance of the estimated place from the true one, m; 0 where it was known. */
  readonly medianMissM: number;
  readonly farthestMissM: number;
  /** Runs with the true place inside the region of that probability; 0 where the place was known. */
  readonly heldBy90: number;
  readonly heldBy50: number;
}

/** A file that cannot be scored, and why. */
export interface UnreadFile {
  readonly file: string;
  readonly why: string;
}

export type ValidationRow = ScoreRow | CoverageRow | InverseRow | ReleaseTrialRow | UnreadFile;

const toScoreRow = ({ dataSet, model, mode, inputs, pairs }: TrialScore): ScoreRow => {
  const { count: n, fac2, mg, vg, fb, nmse } = computeMetrics(pairs);
  return { dataSet, model, mode, inputs, n, fac2, mg, vg, fb, nmse };
};

/** An ensemble's interval applies to a concentration or a flux at a place, not to an integral across the wind or a distance. */
const isConcentration = ({ dataSet, unit }: TrialScore): boolean => !/integral/iu.test(dataSet) && unit !== 'm';

const coverageRow = (score: TrialScore): CoverageRow => {
  const { dataSet, model, mode, inputs, pairs } = score;
  const sigma = ensembleSigma(score);
  return { dataSet, model, mode, inputs, n: pairs.length, sigma, interval90Coverage: coverage(pairs, sigma) };
};

/** Scores of the inverse method on a file's data; none where the format has no samplers. */
const inverseRows = (json: unknown): readonly InverseRow[] => {
  const trial = readPrairieGrass(json);
  if (trial === null) return [];
  return inverseTasks.flatMap((task): InverseRow[] => {
    const scores = scoreInverse(trial, task);
    if (scores.length === 0) return [];
    const pairs = scores.map(({ rate }) => rate);
    const logs = pairs.map(({ observed, predicted }) => Math.log(predicted / observed));
    const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const misses = scores.map(({ missM }) => missM).sort((a, b) => a - b);
    return [
      {
        dataSet: 'Prairie Grass, inverse',
        inverse: task,
        n: scores.length,
        within2: shareWithin(pairs, 2),
        within1_5: shareWithin(pairs, 1.5),
        geometricMean: Math.exp(middle),
        geometricSd: Math.exp(Math.sqrt(logs.reduce((sum, log) => sum + (log - middle) ** 2, 0) / logs.length)),
        interval90Coverage: scores.filter(({ rateCovered }) => rateCovered).length / scores.length,
        medianMissM: misses[misses.length >> 1] ?? 0,
        farthestMissM: misses.at(-1) ?? 0,
        heldBy90: scores.filter(({ holding }) => holding.includes(0.9)).length,
        heldBy50: scores.filter(({ holding }) => holding.includes(0.5)).length,
      },
    ];
  });
};

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Rows of a file of release trials; null for another format. */
const releaseRows = (file: string, json: unknown): readonly ValidationRow[] | null => {
  try {
    const trials = readReleaseTrials(json);
    if (trials === null) return null;
    const rows = scoreReleaseTrials(trials);
    return rows.length === 0 ? [{ file, why: 'it has no value that a model is scored on' }] : rows;
  } catch (error) {
    if (error instanceof UnreadableTrial) return [{ file, why: error.message }];
    throw error;
  }
};

const listRows = (file: string, json: unknown): readonly ValidationRow[] => {
  if (json === undefined) return [{ file, why: 'it is not JSON' }];
  const releases = releaseRows(file, json);
  if (releases !== null) return releases;
  const scores = scoreTrials(json);
  if (scores === null) return [{ file, why: 'it is not in a known format of field data' }];
  const scored = scores.filter(({ pairs }) => pairs.length > 0);
  if (scored.length === 0) return [{ file, why: 'it has no value that a model is scored on' }];
  return [...scored.map(toScoreRow), ...scored.filter(isConcentration).map(coverageRow), ...inverseRows(json)];
};

/** Scores of every model on every file of a folder, in the order of the files; a file that cannot be read has a row with the reason. */
export const validateData = (folder: string): readonly ValidationRow[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => listRows(name, readJson(join(folder, name))));
