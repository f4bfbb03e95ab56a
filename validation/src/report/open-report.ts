import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledData } from '../data-files.ts';
import { scoreTrials } from '../trials/formats.ts';
import type { TrialScore } from '../trials/score.ts';
import { validateData } from '../validate-data.ts';
import { reportFigures } from './figures.ts';
import { buildReport, type Report } from './report.ts';

const ownScores = (): readonly TrialScore[] =>
  readdirSync(bundledData)
    .sort()
    .flatMap((name) => {
      const scores = scoreTrials(JSON.parse(readFileSync(join(bundledData, name), 'utf8')));
      if (scores === null) throw new Error(`${name} is not in a known format of field data`);
      return scores;
    });

/** The report on the trials in this repository. */
export const openReport = (): Report => buildReport(ownScores(), reportFigures(validateData(bundledData)));
