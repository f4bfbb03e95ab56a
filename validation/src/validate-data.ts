import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '@hazardguard/engine';
import { metricsOf } from './metrics.ts';
import { scoresOf } from './trials/formats.ts';
import type { TrialScore } from './trials/score.ts';

/** How a model does on a data set, from a set of inputs. */
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

/** A file that holds nothing to score, and why. */
export interface UnreadFile {
  readonly file: string;
  readonly why: string;
}

export type ValidationRow = ScoreRow | UnreadFile;

const rowOf = ({ dataSet, model, mode, inputs, pairs }: TrialScore): ScoreRow => {
  const { count: n, fac2, mg, vg, fb, nmse } = metricsOf(pairs);
  return { dataSet, model, mode, inputs, n, fac2, mg, vg, fb, nmse };
};

const jsonOf = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const rowsOf = (file: string, json: unknown): readonly ValidationRow[] => {
  if (json === undefined) return [{ file, why: 'it is not JSON' }];
  const scores = scoresOf(json);
  if (scores === null) return [{ file, why: 'it is in no known format of field data' }];
  const scored = scores.filter(({ pairs }) => pairs.length > 0);
  return scored.length === 0 ? [{ file, why: 'it holds no value that a model is scored on' }] : scored.map(rowOf);
};

/** Scores of every model on every file of a folder, in the order of the files; a file that is not understood is told, not left out. */
export const validateData = (folder: string): readonly ValidationRow[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => rowsOf(name, jsonOf(join(folder, name))));
