import { engineVersion, type Mode } from '@hazardguard/engine';
import { computeMetrics, type Metrics } from '../metrics.ts';
import type { ScoredPair, TrialScore } from '../trials/score.ts';
import { type PublishedScore, publishedScores } from './published.ts';

/** One row of the report: how a model did, with every pair that counted. */
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

/** A figure of the report that is no comparison of pairs, such as the coverage of an interval. */
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

/** Everything the trials say about the models, in the order of the trials. */
export const buildReport = (scores: readonly TrialScore[], figures: readonly ReportFigure[]): Report => ({
  engineVersion,
  rows: scores.filter((score) => score.pairs.length > 0).map(toReportRow),
  published: publishedScores,
  figures,
});
