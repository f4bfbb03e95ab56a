import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownData } from '../data-files.ts';
import { scoresOf } from '../trials/formats.ts';
import type { TrialScore } from '../trials/score.ts';
import { validateData } from '../validate-data.ts';
import { figuresOf } from './figures.ts';
import { type Report, reportOf } from './report.ts';

const ownScores = (): readonly TrialScore[] =>
  readdirSync(ownData)
    .sort()
    .flatMap((name) => {
      const scores = scoresOf(JSON.parse(readFileSync(join(ownData, name), 'utf8')));
      if (scores === null) throw new Error(`${name} is in no known format of field data`);
      return scores;
    });

/** The report over the trials that the project carries. */
export const openReport = (): Report => reportOf(ownScores(), figuresOf(validateData(ownData)));
