import { scoreDenseTrials } from './dense-gas.ts';
import { readDenseTrials } from './dense-trial.ts';
import { readFires, scoreFires } from './fires.ts';
import { readPrairieGrass, scorePrairieGrass } from './prairie-grass.ts';
import type { TrialScore } from './score.ts';

/** A format of field data: scores of the engine's models on a file; null for another format. */
type TrialFormat = (json: unknown) => readonly TrialScore[] | null;

/** The formats of field data. */
const trialFormats: readonly TrialFormat[] = [
  (json) => {
    const data = readDenseTrials(json);
    return data && scoreDenseTrials(data);
  },
  (json) => {
    const data = readPrairieGrass(json);
    return data && scorePrairieGrass(data);
  },
  (json) => {
    const data = readFires(json);
    return data && scoreFires(data);
  },
];

/** Scores of a file's data; null if its format is not known. */
export const scoreTrials = (json: unknown): readonly TrialScore[] | null => {
  for (const scores of trialFormats) {
    const found = scores(json);
    if (found !== null) return found;
  }
  return null;
};
