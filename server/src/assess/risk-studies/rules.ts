import { ApiError, type FieldProblem, type RiskStudySummary, type RiskStudyVersion, type StoredMatrix } from '@hazardguard/contract';
import type { InputProblem, RiskResult } from '@hazardguard/engine';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { withOlderEngine } from '../older-engine.ts';

export type RiskStudyRow = Selectable<Schema['risk_study']>;
export type RiskStudySummaryRow = Omit<RiskStudyRow, 'document' | 'result' | 'created_by_id'> & { readonly newest: number };
export type MatrixRow = Selectable<Schema['risk_matrix']>;

/** Maximum distance between the site of a study and its industry, m. */
export const siteReachM = 50_000;

/** Weather recorded within this distance counts as the weather of the site, m. */
export const climateReachM = 25_000;

/** A wind climate needs all seasons, and enough hours for each sector of a class. */
export const neededRecords = { hours: 2_000, months: 10 } as const;

const shownCharacters = 100;

/** A problem of the engine as a field problem of the API. */
const toFieldProblem = ({ field, value, allowed, message }: InputProblem): FieldProblem => {
  const text = value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
  return {
    field,
    message,
    ...(text === undefined ? {} : { value: text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text }),
    allowed,
  };
};

export const invalidStudy = (problems: readonly InputProblem[]): ApiError =>
  new ApiError(
    'invalid-scenario',
    problems.length === 1
      ? (problems[0]?.message ?? 'The study is not valid')
      : `The study has ${problems.length} problems: ${problems.map(({ field }) => field).join(', ')}`,
    problems.map(toFieldProblem),
  );

export const noSuchStudy = (id: string, version: number | undefined): ApiError =>
  new ApiError('not-found', `There is no risk study with the id ${id}${version === undefined ? '' : ` and the version ${version}`}`);

export const editedMeanwhile = (what: 'study' | 'risk matrix'): ApiError =>
  new ApiError('edited-meanwhile', `Someone else has stored a new version of this ${what} meanwhile; reload it and repeat your change`);

export const toStoredResult = (result: RiskResult): RiskStudyVersion['result'] => {
  const { grid: _grid, ...individualRisk } = result.individualRisk;
  return { ...result, individualRisk };
};

export const presentSummary = (row: RiskStudySummaryRow): RiskStudySummary => ({
  id: row.id,
  version: row.version,
  newest: row.newest,
  industryId: row.industry_id,
  industryName: row.industry_name,
  sample: row.sample,
  title: row.title,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  engineVersion: row.engine_version,
  studyHash: row.study_hash,
  pll: row.pll,
  highestPerYear: row.highest_per_year,
});

export const presentStudy = (row: RiskStudySummaryRow & Pick<RiskStudyRow, 'document' | 'result'>): RiskStudyVersion => ({
  ...presentSummary(row),
  document: row.document as RiskStudyVersion['document'],
  result: withOlderEngine(row.result as RiskStudyVersion['result']),
});

export const presentMatrix = (row: MatrixRow): StoredMatrix => ({
  industryId: row.industry_id,
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saved_by,
  matrix: row.matrix as StoredMatrix['matrix'],
});
