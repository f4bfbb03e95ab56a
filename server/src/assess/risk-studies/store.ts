import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { MatrixRow, RiskStudyRow, RiskStudySummaryRow } from './rules.ts';

const summaryColumns = [
  'id',
  'version',
  'industry_id',
  'industry_name',
  'sample',
  'created_at',
  'created_by',
  'title',
  'engine_version',
  'study_hash',
  'pll',
  'highest_per_year',
] as const;

const newestVersion = sql<number>`(select max(version) from risk_study as other where other.id = risk_study.id)`;

/** False if this version exists already: someone else stored it first. */
export const appendStudy = async ({ kysely }: Database, row: Insertable<Schema['risk_study']>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('risk_study')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const findStudy = (
  { kysely }: Database,
  id: string,
  version: number | undefined,
): Promise<(RiskStudySummaryRow & Pick<RiskStudyRow, 'document' | 'result'>) | undefined> => {
  const query = kysely
    .selectFrom('risk_study')
    .select([...summaryColumns, 'document', 'result', newestVersion.as('newest')])
    .where('id', '=', id)
    .where(siteIdInScope('risk_study.industry_id'))
    .orderBy('version', 'desc')
    .limit(1);
  return (version === undefined ? query : query.where('version', '=', version)).executeTakeFirst();
};

/** Newest versions of an industry's studies, newest first, and how many studies there are. */
export const listStudies = async (
  { kysely }: Database,
  industryId: number,
  limit: number,
): Promise<{ readonly rows: readonly RiskStudySummaryRow[]; readonly total: number }> => {
  const newest = kysely
    .selectFrom('risk_study')
    .select([...summaryColumns, newestVersion.as('newest')])
    .where('industry_id', '=', industryId)
    .where(siteIdInScope('risk_study.industry_id'))
    .where('version', '=', newestVersion);
  const [rows, counted] = await Promise.all([
    newest.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),
    kysely
      .selectFrom('risk_study')
      .select(sql<number>`count(distinct id)`.as('total'))
      .where('industry_id', '=', industryId)
      .where(siteIdInScope('risk_study.industry_id'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
};

export const findNewestMatrix = ({ kysely }: Database, industryId: number): Promise<MatrixRow | undefined> =>
  kysely
    .selectFrom('risk_matrix')
    .selectAll()
    .where('industry_id', '=', industryId)
    .where(siteIdInScope('risk_matrix.industry_id'))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The row as stored; undefined if this version exists already. */
export const appendMatrix = ({ kysely }: Database, row: Insertable<Schema['risk_matrix']>): Promise<MatrixRow | undefined> =>
  kysely
    .insertInto('risk_matrix')
    .values(row)
    .onConflict((conflict) => conflict.columns(['industry_id', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst();

interface HourRow {
  readonly observed_at: Date;
  readonly wind_speed_ms: number;
  readonly wind_from_deg: number;
  readonly cloud_percent: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** One weather record of each hour within a box of `latitudeSpan` × `longitudeSpan` degrees around a place: the last of the hour. */
export const listRecordedHours = async (
  { kysely }: Database,
  place: { readonly latitude: number; readonly longitude: number },
  latitudeSpan: number,
  longitudeSpan: number,
): Promise<readonly HourRow[]> =>
  kysely
    .selectFrom('weather')
    .distinctOn(sql`date_trunc('hour', observed_at)`)
    .select(['observed_at', 'wind_speed_ms', 'wind_from_deg', 'cloud_percent', 'latitude', 'longitude'])
    .where('latitude', '>=', place.latitude - latitudeSpan)
    .where('latitude', '<=', place.latitude + latitudeSpan)
    .where('longitude', '>=', place.longitude - longitudeSpan)
    .where('longitude', '<=', place.longitude + longitudeSpan)
    .orderBy(sql`date_trunc('hour', observed_at)`)
    .orderBy('observed_at', 'desc')
    .execute();
