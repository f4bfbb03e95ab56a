import { sql } from 'kysely';
import { type Compute, openCompute, type RemoteCompute } from '../../../platform/compute/pool.ts';
import type { Changes } from '../../../platform/db/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { withRoundSpan } from '../../../platform/observe/tracing/trace.ts';
import { estimateAgain, estimateSource } from './estimate.ts';
import { groupAlarms } from './group-alarms.ts';

export interface NewReadings {
  /** Alarms were raised or cleared. */
  readonly alarms: boolean;
  /** What is to be done before them. */
  readonly first?: (() => Promise<void>) | undefined;
}

export interface Detector {
  /** Readings of a site are stored. Returns at once. */
  readonly noteReadings: (industryId: number, heard: NewReadings) => void;
  /** For what people ask of an estimate. */
  readonly compute: Compute;
  /** Aborted when it stops. */
  readonly signal: AbortSignal;
  readonly stop: () => Promise<void>;
}

interface DetectorOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly changes: Changes;
  /** Writes down what a site's station measures: before a source is sought. */
  readonly recordStation: (industryId: number, now: Date) => Promise<void>;
  readonly elsewhere: RemoteCompute | undefined;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** What another server has left undone is looked for so often. */
const lookMs = 2_000;
/** A source that could not be found is sought again with newer readings, not more often than this. */
const seekAgainMs = 1_000;
/** And no longer than this after the last alarm. */
const seekForMs = 30 * 60_000;

/** Groups that tell of no gas: no source is sought. */
const groupsWithoutSource = sql.join(['contacts', 'weather', 'fires'].map((group) => sql.lit(group)));

/** An estimate is made again not more often than this. */
const againMs = 30_000;
/** Clocks of servers differ by less. */
const slightMs = 10_000;

/** A moment ahead of the clock is one of before it was set back: how long ago that is nobody knows. */
const notAttemptedFor = (ms: number, now: Date) => sql`
  (attempted_at is null or attempted_at <= ${new Date(now.getTime() - ms)}::timestamptz or attempted_at > ${new Date(now.getTime() + slightMs)}::timestamptz)`;

const alarmHeld = sql`exists (
  select from sensor join sensor_alarm_state held on held.sensor_id = sensor.id and held.raised
  where sensor.industry_id = detection.industry_id and cas = alarm_group and sensor.drill_id is not distinct from detection.drill_id)`;

/** Open gas detections with a draft whose readings are due to be looked at again: while alarms are fresh or held, and people are at it. */
const isDueAgain = (now: Date) => sql`
  closed_at is null and alert_id is not null and industry_id is not null and alarm_group not in (${groupsWithoutSource})
  and ${notAttemptedFor(againMs, now)}
  and exists (select from incident where internal_id = detection.incident and state not in ('Resolved', 'Closed'))
  and (last_alarm_at > ${new Date(now.getTime() - seekForMs)}::timestamptz or ${alarmHeld})`;

/** Open gas detections without a draft: while alarms are fresh; while one is held, as after a jump of the clock, less often. */
const isUndrafted = (now: Date) => sql`
  closed_at is null and alert_id is null and industry_id is not null and alarm_group not in (${groupsWithoutSource})
  and (
    last_alarm_at > ${new Date(now.getTime() - seekForMs)}::timestamptz and ${notAttemptedFor(seekAgainMs, now)}
    or ${notAttemptedFor(againMs, now)} and ${alarmHeld}
  )`;

/** Those of a site, taken so that no other server makes the same estimate. */
const takeDueAgain = async ({ kysely }: Database, industryId: number, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    update detection set attempted_at = ${now}::timestamptz where industry_id = ${industryId} and ${isDueAgain(now)} returning id`.execute(
    kysely,
  );
  return rows.map(({ id }) => id);
};

/** The gas detections of a site that wait for an estimate or a draft; taken, so that no other server seeks the same. */
const takeUndrafted = async ({ kysely }: Database, industryId: number, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number; drill_id: number | null }>`
    update detection set attempted_at = ${now}::timestamptz
    where industry_id = ${industryId} and ${isUndrafted(now)} returning id, drill_id`.execute(kysely);
  // What is real does not wait behind an exercise.
  return rows.toSorted((a, b) => Number(a.drill_id !== null) - Number(b.drill_id !== null)).map(({ id }) => id);
};

const listUnfinishedSites = async (
  { kysely }: Database,
  now: Date,
): Promise<readonly { readonly industry_id: number; readonly alarms: boolean }[]> => {
  const { rows } = await sql<{ industry_id: number; alarms: boolean }>`
    select industry_id, bool_or(alarms) as alarms from (
      select industry_id, true as alarms from sensor_alarm join industry on industry.id = industry_id where handled_at is null
      union all
      select industry_id, false from detection where ${isUndrafted(now)}
      union all
      select industry_id, false from detection where ${isDueAgain(now)}
    ) as unfinished group by 1`.execute(kysely);
  return rows;
};

/**
 * Turns alarms into incidents, runs and drafts, site by site, after the readings are stored. Any number of servers may do so: what
 * is to be done stands in the database.
 */
export const startDetector = ({ database, settings, changes, recordStation, elsewhere, onRound, onError }: DetectorOptions): Detector => {
  const compute = openCompute({ elsewhere, maxThreads: 1 });
  const stopping = new AbortController();
  const deps = { database, settings, compute, signal: stopping.signal };
  const waiting = new Map<number, NewReadings[]>();
  const running = new Map<number, Promise<void>>();
  /** Sites with a gas detection that has no draft yet. */
  let withoutDraft = new Set<number>();

  const workOn = async (industryId: number): Promise<void> => {
    for (let heard = waiting.get(industryId); heard !== undefined && !stopping.signal.aborted; heard = waiting.get(industryId)) {
      waiting.delete(industryId);
      for (const { first } of heard) await first?.();
      if (heard.some(({ alarms }) => alarms)) {
        await groupAlarms(database, industryId, new Date());
        withoutDraft.add(industryId);
      }
      for (const id of await takeUndrafted(database, industryId, new Date())) await estimateSource(deps, id);
      for (const id of await takeDueAgain(database, industryId, new Date())) await estimateAgain(deps, id);
    }
  };
  const noteReadings = (industryId: number, told: NewReadings): void => {
    if (stopping.signal.aborted) return;
    if (!settings.works) return void told.first?.().catch(onError);
    if (!told.alarms && told.first === undefined && !withoutDraft.has(industryId)) return;
    waiting.set(industryId, [...(waiting.get(industryId) ?? []), told]);
    if (running.has(industryId)) return;
    const work = withRoundSpan('detection', () => workOn(industryId))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => running.delete(industryId));
    running.set(industryId, work);
  };

  const look = async (): Promise<void> => {
    const sites = await listUnfinishedSites(database, new Date());
    withoutDraft = new Set(sites.map(({ industry_id }) => industry_id));
    for (const { industry_id, alarms } of sites) {
      noteReadings(industry_id, { alarms, first: alarms ? () => recordStation(industry_id, new Date()) : undefined });
    }
    onRound?.();
  };
  let looking: Promise<void> | null = null;
  const lookNow = (): void => {
    if (stopping.signal.aborted) return;
    looking ??= withRoundSpan('detection', look)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        looking = null;
      });
  };
  const timer = settings.works ? setInterval(lookNow, lookMs).unref() : undefined;
  // Alarms from readings that another process took in.
  if (settings.works) changes.onChange('sensor_alarm', lookNow);

  return {
    noteReadings,
    compute,
    signal: stopping.signal,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await compute.close();
      await Promise.all([looking, ...running.values()]);
    },
  };
};
