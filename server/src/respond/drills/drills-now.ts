import type { DrillNow } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { clockJumpMinS } from '../../platform/db/faults/clock-jump.ts';
import { recordInScope } from '../../platform/db/scope/row-scope.ts';
import { toDrillWeather } from '../../register/exercise-marks/running-drill.ts';
import { computeEndsAt, type DrillRow } from './rules.ts';

/** How long an abandoned drill stays on screen, unless another starts at the site: people must see that everything is real now. */
const abandonedForMs = 15 * 60_000;
const inboxShown = 20;
const realShown = 5;

const readInbox = async ({ kysely }: Database, drillId: number): Promise<DrillNow['inbox']> => {
  const rows = await kysely
    .selectFrom('drill_inject')
    .select(['id', 'kind', 'fired_at', 'text'])
    .where('drill_id', '=', drillId)
    .where('state', '=', 'fired')
    .where('kind', '<>', 'release')
    .orderBy('fired_at', 'desc')
    .limit(inboxShown)
    .execute();
  return rows.flatMap(({ id, kind, fired_at, text }) =>
    kind === 'release' || fired_at === null ? [] : [{ id, kind, at: fired_at.toISOString(), text }],
  );
};

/** Open real incidents at the site since the drill started. */
const listRealIncidents = async ({ kysely }: Database, { industry_id, started_at }: DrillRow): Promise<DrillNow['real']> => {
  if (industry_id === null || started_at === null) return [];
  const rows = await kysely
    .selectFrom('incident')
    .select(['id', 'created_at', 'short_description'])
    .where('industry_id', '=', industry_id)
    .where('drill_id', 'is', null)
    .where('created_at', '>=', started_at)
    .where('state', 'not in', ['Resolved', 'Closed'])
    .orderBy('internal_id', 'desc')
    .limit(realShown)
    .execute();
  return rows.map(({ id, created_at, short_description }) => ({
    incidentId: id,
    at: created_at.toISOString(),
    description: short_description ?? '',
  }));
};

export const listRunningDrills = async (database: Database, now: Date): Promise<DrillNow[]> => {
  const rows = await database.kysely
    .selectFrom('drill')
    .selectAll()
    .where(recordInScope('drill'))
    .where(
      sql<boolean>`state = 'running' or (state = 'abandoned' and ended_at > ${new Date(now.getTime() - abandonedForMs)}::timestamptz
        and ended_at < ${now}::timestamptz + ${clockJumpMinS} * interval '1 second'
        and not exists (select from drill later where later.industry_id = drill.industry_id and later.started_at > drill.ended_at))`,
    )
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      title: row.title,
      industryId: row.industry_id,
      industryName: row.industry_name,
      state: row.state,
      startedAt: (row.started_at ?? row.created_at).toISOString(),
      endsAt: computeEndsAt(row).toISOString(),
      endedBy: row.ended_by,
      weather: row.weather ?? toDrillWeather(row.scenario as ScenarioDocument),
      inbox: await readInbox(database, row.id),
      real: await listRealIncidents(database, row),
    })),
  );
};
