import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledData } from '../data-files.ts';
import { readDenseTrials } from '../trials/dense-trial.ts';
import { scoreTrials } from '../trials/formats.ts';
import { denseLeftOut, prairieGrassLeftOut } from '../trials/left-out.ts';
import { readPrairieGrass } from '../trials/prairie-grass.ts';
import { readReleaseTrials } from '../trials/release-trial.ts';
import type { TrialScore } from '../trials/score.ts';
import { validateData } from '../validate-data.ts';
import { leftOutFigure, reportFigures } from './figures.ts';
import { formatReleaseChapter } from './release-chapter.ts';
import { buildReport, type Report } from './report.ts';

const ownFiles = (): readonly { readonly name: string; readonly json: unknown }[] =>
  readdirSync(bundledData)
    .sort()
    .map((name) => ({ name, json: JSON.parse(readFileSync(join(bundledData, name), 'utf8')) }));

/** Release trials have a chapter of their own, because few of their numbers are primary. */
const ownScores = (): readonly TrialScore[] =>
  ownFiles()
    .filter(({ json }) => readReleaseTrials(json) === null)
    .flatMap(({ name, json }) => {
      const scores = scoreTrials(json);
      if (scores === null) throw new Error(`${name} is not in a known format of field data`);
      return scores;
    });

/** Scores of the sets whose constants can be chosen again, by constants chosen without what is scored. */
const leftOut = (): Report['figures'] =>
  ownFiles()
    .flatMap(({ json }) => {
      const spills = readDenseTrials(json);
      if (spills !== null) return [denseLeftOut(spills)];
      const grass = readPrairieGrass(json);
      return grass === null ? [] : [prairieGrassLeftOut(grass)];
    })
    .map(leftOutFigure);

/** Scores of the models on the trials of this project, without the figures of the report that take long. */
export const openScores = (): Report['rows'] => buildReport(ownScores(), []).rows;

/** The report on the trials in this repository. */
export const openReport = (): Report => buildReport(ownScores(), [...leftOut(), ...reportFigures(validateData(bundledData))]);

/** The chapter on the release trials in this repository. */
export const releaseChapter = (): string => formatReleaseChapter(ownFiles().flatMap(({ json }) => readReleaseTrials(json) ?? []));
