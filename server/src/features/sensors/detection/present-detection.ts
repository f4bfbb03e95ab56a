import { findChemical } from '@hazardguard/chemicals';
import type { Detection } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { DetectionTable } from '../../../db/sensor-tables.ts';

const present = (row: Selectable<DetectionTable>): Detection => ({
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
  reason: row.reason,
  // Written by the one function that seeks a source.
  estimate: row.estimate as Detection['estimate'],
  map: row.map as Detection['map'],
  weatherOrigin: row.weather_origin as Detection['weatherOrigin'],
  runId: row.run_id,
  alertId: row.alert_id,
  draftedAt: row.drafted_at?.toISOString() ?? null,
  draftedAfterS: row.drafted_at === null ? null : (row.drafted_at.getTime() - row.heard_at.getTime()) / 1000,
});

interface Asked {
  readonly industryId?: number | undefined;
  readonly incidentId?: string | undefined;
  readonly limit: number;
}

export const listDetections = async ({ kysely }: Database, { industryId, incidentId, limit }: Asked): Promise<Detection[]> => {
  const query = kysely.selectFrom('detection').selectAll().orderBy('id', 'desc').limit(limit);
  const ofSite = industryId === undefined ? query : query.where('industry_id', '=', industryId);
  const rows = await (incidentId === undefined
    ? ofSite
    : ofSite.where('incident', 'in', (of) => of.selectFrom('incident').select('internal_id').where('id', '=', incidentId))
  ).execute();
  return rows.map(present);
};
