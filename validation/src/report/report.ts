import { engineVersion, type Mode } from '@hazardguard/engine';
import { computeMetrics, type Metrics } from '../metrics.ts';
import type { ScoredPair, TrialScore } from '../trials/score.ts';
import { type PublishedScore, publishedScores } from './published.ts';

/** One row of the report: the scores of a model, with all pairs. */
export interface ReportRow {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: Mode;
  readonly inputs: string;
  readonly unit: string;
  readonly metrics: Metrics;
  readonly gate?: string;
  readonly remark?: string;
  readonly pairs: readonly ScoredPair[];
}

/** A figure other than a score of pairs, such as the coverage of an interval. */
export interface ReportFigure {
  readonly name: string;
  readonly value: string;
  readonly goal: string;
  readonly note: string;
}

export interface Report {
  readonly engineVersion: string;
  readonly rows: readonly ReportRow[];
  readonly published: readonly PublishedScore[];
  readonly figures: readonly ReportFigure[];
}

const toReportRow = ({ dataSet, model, mode, inputs, unit, gate, remark, pairs }: TrialScore): ReportRow => ({
  dataSet,
  model,
  mode,
  inputs,
  unit,
  metrics: computeMetrics(pairs),
  ...(gate === undefined ? {} : { gate }),
  ...(remark === undefined ? {} : { remark }),
  pairs,
});

/** The report on all models and trials, in the order of the trials. */
export const buildReport = (scores: readonly TrialScore[], figures: readonly ReportFigure[]): Report => ({
  engineVersion,
  rows: scores.filter((score) => score.pairs.length > 0).map(toReportRow),
  published: publishedScores,
  figures,
});
