import { findChemical, findOdourThresholdPpm } from '@hazardguard/chemicals';
import { ApiError, type Detection, type SourceEstimate } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recordInScope } from '../../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import { type EstimateRow, listNewestEstimates, presentEstimate, readEstimates } from './estimate-store.ts';

interface Row extends Selectable<Schema['detection']> {
  readonly alert_state: Detection['alertState'];
}

const present = (row: Row, newest: (EstimateRow & { readonly count: number }) | undefined, now: Date): Detection => ({
  id: row.id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  drillId: row.drill_id,
  chemical: findChemical(row.alarm_group)?.name ?? null,
  incidentId: row.incident_id,
  openedAt: row.opened_at.toISOString(),
  alarms: row.alarms,
  lastAlarmAt: row.last_alarm_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  // Written only by the source estimate.
  obstacle: row.obstacle as Detection['obstacle'],
  estimate: newest === undefined ? null : presentEstimate(newest, now),
  estimates: newest?.count ?? 0,
  useReports: row.use_reports,
  odourThresholdPpm: findOdourThresholdPpm(row.alarm_group) ?? null,
  draftedFrom: row.drafted_from,
  alertId: row.alert_id,
  alertState: row.alert_state,
  draftedAt: row.drafted_at?.toISOString() ?? null,
  draftedAfterS: row.drafted_at === null ? null : (row.drafted_at.getTime() - row.first_received_at.getTime()) / 1000,
});

interface DetectionFilter {
  readonly industryId?: number | undefined;
  readonly incidentId?: string | undefined;
  readonly limit: number;
}

export const listDetections = async (database: Database, { industryId, incidentId, limit }: DetectionFilter): Promise<Detection[]> => {
  const query = database.kysely
    .selectFrom('detection')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('alert_version')
        .select('state')
        .whereRef('alert_version.alert_id', '=', 'detection.alert_id')
        .orderBy('version', 'desc')
        .limit(1)
        .as('alert_state'),
    )
    .where(recordInScope('detection'))
    .orderBy('id', 'desc')
    .limit(limit);
  const ofSite = industryId === undefined ? query : query.where('industry_id', '=', industryId);
  const rows = await (incidentId === undefined
    ? ofSite
    : ofSite.where('incident', 'in', (of) => of.selectFrom('incident').select('internal_id').where('id', '=', incidentId))
  ).execute();
  const newest = await listNewestEstimates(
    database,
    rows.map(({ id }) => id),
  );
  const now = new Date();
  return rows.map((row) => present(row, newest.get(row.id), now));
};

export const noSuchDetection = (): ApiError => new ApiError('not-found', 'Detection not found');

export const listEstimates = async (database: Database, id: number, limit: number): Promise<SourceEstimate[]> => {
  const known = await database.kysely
    .selectFrom('detection')
    .select('id')
    .where('id', '=', id)
    .where(recordInScope('detection'))
    .executeTakeFirst();
  if (known === undefined) throw noSuchDetection();
  const now = new Date();
  return (await readEstimates(database, id, limit)).map((row) => presentEstimate(row, now));
};
