import {
  computeDrillScore,
  type DrillCard,
  type DrillMoments,
  type DrillNote,
  type DrillRecord,
  type DrillSummary,
  type Inject,
  toRecordedMoments,
} from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { sql } from 'kysely';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { toDrillWeather } from '../../register/exercise-marks/running-drill.ts';
import type { DrillRow, InjectRow, NoteRow } from './rules.ts';
import { findDrill, listInjects, listNotes } from './store.ts';

interface Row {
  readonly zero: Date | null;
  readonly acknowledged: Date | null;
  readonly assigned: Date | null;
  readonly footprint: Date | null;
  readonly drafted: Date | null;
  readonly released: Date | null;
  readonly alone: boolean | null;
  readonly received: Date | null;
  readonly all_clear: Date | null;
}

/** When people first reached each milestone, from the records of a drill; the automatic closing at the end does not count. */
const readMoments = async ({ kysely }: Pick<Database, 'kysely'>, drillId: number): Promise<DrillMoments> => {
  const { rows } = await sql<Row>`
    with entry as (
      select entry.at, entry.by_id, entry.changes from incident_event entry join incident on incident.internal_id = entry.incident
      cross join drill where drill.id = ${drillId} and incident.drill_id = ${drillId} and entry.at < coalesce(drill.ended_at, 'infinity')
    ), version as (
      select saved_at, state, override_reason from alert_version join alert on alert.id = alert_id where alert.drill_id = ${drillId}
    )
    select
      coalesce(
        (select min(first_received_at) from detection where drill_id = ${drillId}),
        (select min(fired_at) from drill_inject where drill_id = ${drillId} and kind <> 'weather')
      ) as zero,
      (select min(at) from entry where by_id <> 'sensor-network') as acknowledged,
      (select min(at) from entry, jsonb_array_elements(changes) change
        where change ->> 'field' = 'assign' and change ->> 'to' is not null) as assigned,
      (select min(created_at) from run where drill_id = ${drillId}) as footprint,
      (select min(created_at) from alert where drill_id = ${drillId}) as drafted,
      (select min(saved_at) from version where state = 'released') as released,
      (select override_reason is not null from version where state = 'released' order by saved_at limit 1) as alone,
      (select min(accepted_at) from delivery where drill_id = ${drillId}) as received,
      (select min(saved_at) from version where state = 'cancelled') as all_clear`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error(`The moments of drill ${drillId} have no row`);
  const { zero, alone, all_clear, ...at } = row;
  return { zero, alone: alone ?? false, at: { ...at, 'all-clear': all_clear } };
};

export const presentDrill = (row: DrillRow): DrillSummary => ({
  id: row.id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  sample: row.sample,
  title: row.title,
  objective: row.objective,
  template: row.template,
  plannedAt: row.planned_at.toISOString(),
  durationMin: row.duration_min,
  state: row.state,
  startedAt: row.started_at?.toISOString() ?? null,
  startedBy: row.started_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.ended_by,
  endReason: row.end_reason,
  byHand: row.by_hand,
  createdBy: row.created_by,
  version: row.version,
});

const presentInject = (row: InjectRow): Inject => ({
  id: row.id,
  afterS: row.after_s,
  kind: row.kind,
  text: row.text,
  weather: row.weather,
  state: row.state,
  dueAt: row.due_at?.toISOString() ?? null,
  firedAt: row.fired_at?.toISOString() ?? null,
  firedBy: row.fired_by,
});

export const presentNote = (row: NoteRow): DrillNote => ({
  id: row.id,
  at: row.at.toISOString(),
  deviceAt: row.device_at?.toISOString() ?? null,
  by: row.by_name,
  text: row.text,
});

interface Estimate {
  readonly best: { readonly latitude: number; readonly longitude: number; readonly rateKgS: number };
}

/** The first source estimate of the first detection, compared with the hidden source. */
const findEstimate = async ({ kysely }: Database, { id, scenario, rate_kg_s }: DrillRow): Promise<DrillCard['found']> => {
  const row = await kysely
    .selectFrom('source_estimate')
    .innerJoin('detection', 'detection.id', 'source_estimate.detection_id')
    .select('found')
    .where('drill_id', '=', id)
    .orderBy('detection.id')
    .orderBy('source_estimate.id')
    .executeTakeFirst();
  if (row === undefined) return null;
  // Written only by the source estimate.
  const { best } = row.found as Estimate;
  const { site } = scenario as ScenarioDocument;
  return {
    trueRateKgS: rate_kg_s,
    foundRateKgS: best.rateKgS,
    missedByM: distanceM(site.latitude, site.longitude, best.latitude, best.longitude),
  };
};

const countMessages = async ({ kysely }: Database, id: number): Promise<DrillCard['messages']> => {
  const { rows } = await sql<DrillCard['messages']>`
    select count(*) filter (where state = 'kept') as kept, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'accepted') as left
    from delivery where drill_id = ${id}`.execute(kysely);
  return rows[0] ?? { kept: 0, waiting: 0, left: 0 };
};

const listIncidents = async ({ kysely }: Database, id: number): Promise<DrillCard['incidents']> => {
  const query = kysely
    .selectFrom('incident')
    .select(['id', 'state', 'short_description'])
    .where('drill_id', '=', id)
    .orderBy('internal_id');
  return (await query.execute()).map(({ short_description, ...row }) => ({ ...row, description: short_description ?? '' }));
};

const listAlerts = async ({ kysely }: Database, id: number): Promise<DrillCard['alerts']> => {
  const { rows } = await sql<DrillCard['alerts'][number]>`
    select alert.id, incident_id as "incidentId",
      (select state from alert_version where alert_id = alert.id order by version desc limit 1) as state
    from alert where drill_id = ${id} order by created_at`.execute(kysely);
  return rows;
};

/** Everything about a drill, with its score at the given time. */
export const readDrillCard = async (database: Database, id: number, now: Date): Promise<DrillCard> => {
  const row = await findDrill(database, id);
  const [injects, records, notes, found, incidents, alerts, messages] = await Promise.all([
    listInjects(database, id),
    readMoments(database, id),
    listNotes(database, id),
    findEstimate(database, row),
    listIncidents(database, id),
    listAlerts(database, id),
    countMessages(database, id),
  ]);
  const shown = injects.map(presentInject);
  // Its constraint: only of a drill by hand. Written only from a checked record.
  const moments = row.reached === null ? records : toRecordedMoments(row.reached as DrillRecord['reached'], shown);
  const over = row.state === 'ended' || row.state === 'abandoned';
  const scenario = row.scenario as ScenarioDocument;
  return {
    drill: presentDrill(row),
    inventoryItemId: row.inventory_item_id,
    scenario,
    weather: row.weather ?? toDrillWeather(scenario),
    targets: row.targets,
    injects: shown,
    score: computeDrillScore(moments, row.targets, { now, over }),
    notes: notes.map(presentNote),
    found,
    incidents,
    alerts,
    messages,
  };
};
