import { sql } from 'kysely';
import { openWeatherReader } from '../../../assess/weather/read-weather.ts';
import { type Compute, openCompute, type RemoteCompute } from '../../../platform/compute/pool.ts';
import type { Changes } from '../../../platform/db/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { withRoundSpan } from '../../../platform/observe/tracing/trace.ts';
import { endShelving } from '../alarm-handling.ts';
import { claimDueAlerts, listDueSites } from './alert-checks.ts';
import { checkAlert } from './draft-news.ts';
import { estimateSource, updateEstimate } from './estimate.ts';
import { groupAlarms } from './group-alarms.ts';

export interface NewReadings {
  /** Alarms were raised or cleared. */
  readonly alarms: boolean;
  /** Runs before the alarms are processed. */
  readonly before?: (() => Promise<void>) | undefined;
}

export interface Detector {
  /** Call after readings of a site are stored. Returns immediately. */
  readonly noteReadings: (industryId: number, readings: NewReadings) => void;
  /** Also used for requests of people about an estimate. */
  readonly compute: Compute;
  /** Aborted when the detector stops. */
  readonly signal: AbortSignal;
  readonly stop: () => Promise<void>;
}

interface DetectorOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly changes: Changes;
  /** Records the weather of a site's station before a source is estimated. */
  readonly recordStation: (industryId: number, now: Date) => Promise<void>;
  readonly elsewhere: RemoteCompute | undefined;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Interval of the check for work that another server left unfinished. */
const checkMs = 2_000;
/** Shortest interval between attempts to estimate a source. */
const retryMs = 1_000;
/** Attempts end this long after the last alarm. */
const activeAfterAlarmMs = 30 * 60_000;

/** Groups without a gas: no source is estimated. */
const groupsWithoutSource = sql.join(['contacts', 'weather', 'fires'].map((group) => sql.lit(group)));

/** Shortest interval between two estimates of a detection. */
const reestimateMs = 30_000;
/** Server clocks differ by less. */
const clockToleranceMs = 10_000;

/** A time in the future was recorded before the clock jumped back; it counts as long ago. */
const notAttemptedFor = (ms: number, now: Date) => sql`
  (attempted_at is null or attempted_at <= ${new Date(now.getTime() - ms)}::timestamptz or attempted_at > ${new Date(now.getTime() + clockToleranceMs)}::timestamptz)`;

const hasRaisedAlarm = sql`exists (
  select from sensor join sensor_alarm_state state on state.sensor_id = sensor.id and state.raised
  where sensor.industry_id = detection.industry_id and cas = alarm_group and sensor.drill_id is not distinct from detection.drill_id)`;

/** Open gas detections with a draft whose estimate is due for a check: while alarms are recent or still raised, and the incident is open. */
const isUpdateDue = (now: Date) => sql`
  closed_at is null and alert_id is not null and industry_id is not null and alarm_group not in (${groupsWithoutSource})
  and ${notAttemptedFor(reestimateMs, now)}
  and exists (select from incident where internal_id = detection.incident and state not in ('Resolved', 'Closed'))
  and (last_alarm_at > ${new Date(now.getTime() - activeAfterAlarmMs)}::timestamptz or ${hasRaisedAlarm})`;

/** Open gas detections without a draft while alarms are recent; less often while an alarm is still raised, as after a clock jump. */
const isUndrafted = (now: Date) => sql`
  closed_at is null and alert_id is null and industry_id is not null and alarm_group not in (${groupsWithoutSource})
  and (
    last_alarm_at > ${new Date(now.getTime() - activeAfterAlarmMs)}::timestamptz and ${notAttemptedFor(retryMs, now)}
    or ${notAttemptedFor(reestimateMs, now)} and ${hasRaisedAlarm}
  )`;

/** Claims the due detections of a site, so that no other server makes the same estimate. */
const claimDueUpdates = async ({ kysely }: Database, industryId: number, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    update detection set attempted_at = ${now}::timestamptz where industry_id = ${industryId} and ${isUpdateDue(now)} returning id`.execute(
    kysely,
  );
  return rows.map(({ id }) => id);
};

/** Claims the detections of a site that need an estimate or a draft. */
const claimUndrafted = async ({ kysely }: Database, industryId: number, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number; drill_id: number | null }>`
    update detection set attempted_at = ${now}::timestamptz
    where industry_id = ${industryId} and ${isUndrafted(now)} returning id, drill_id`.execute(kysely);
  // Real detections come before those of an exercise.
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
      select industry_id, false from detection where ${isUpdateDue(now)}
    ) as unfinished group by 1`.execute(kysely);
  return rows;
};

/**
 * Turns alarms into incidents, runs and drafts, and new winds and readings into updates of warnings in force, site by site, after the readings are stored. Several servers may run it, because the
 * open work is in the database.
 */
export const startDetector = ({ database, settings, changes, recordStation, elsewhere, onRound, onError }: DetectorOptions): Detector => {
  const compute = openCompute({ elsewhere, maxThreads: 1 });
  const stopping = new AbortController();
  const deps = {
    database,
    settings,
    compute,
    signal: stopping.signal,
    weather: openWeatherReader({ database, settings: settings.weather }),
  };
  const waiting = new Map<number, NewReadings[]>();
  const running = new Map<number, Promise<void>>();
  /** Sites with work: a gas detection that has no draft yet, or a warning in force to look at. */
  let withWork = new Set<number>();

  const workOn = async (industryId: number): Promise<void> => {
    for (let batches = waiting.get(industryId); batches !== undefined && !stopping.signal.aborted; batches = waiting.get(industryId)) {
      waiting.delete(industryId);
      for (const { before } of batches) await before?.();
      if (batches.some(({ alarms }) => alarms)) {
        await groupAlarms(database, industryId, new Date());
        withWork.add(industryId);
      }
      for (const id of await claimUndrafted(database, industryId, new Date())) await estimateSource(deps, id);
      for (const id of await claimDueUpdates(database, industryId, new Date())) await updateEstimate(deps, id);
      // A warning that cannot be looked at keeps no other work from being done; it is looked at again.
      for (const id of await claimDueAlerts(database, industryId, new Date()))
        await checkAlert(deps, id).catch((error: unknown) => {
          if (!stopping.signal.aborted) onError(error);
        });
    }
  };
  const noteReadings = (industryId: number, readings: NewReadings): void => {
    if (stopping.signal.aborted) return;
    if (!settings.works) return void readings.before?.().catch(onError);
    if (!readings.alarms && readings.before === undefined && !withWork.has(industryId)) return;
    waiting.set(industryId, [...(waiting.get(industryId) ?? []), readings]);
    if (running.has(industryId)) return;
    const work = withRoundSpan('detection', () => workOn(industryId))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => running.delete(industryId));
    running.set(industryId, work);
  };

  const checkUnfinished = async (): Promise<void> => {
    await endShelving(database, null);
    const sites = await listUnfinishedSites(database, new Date());
    const inForce = await listDueSites(database, new Date());
    withWork = new Set([...sites.map(({ industry_id }) => industry_id), ...inForce]);
    for (const industryId of inForce) noteReadings(industryId, { alarms: false });
    for (const { industry_id, alarms } of sites) {
      noteReadings(industry_id, { alarms, before: alarms ? () => recordStation(industry_id, new Date()) : undefined });
    }
    onRound?.();
  };
  let checking: Promise<void> | null = null;
  const checkNow = (): void => {
    if (stopping.signal.aborted) return;
    checking ??= withRoundSpan('detection', checkUnfinished)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        checking = null;
      });
  };
  const timer = settings.works ? setInterval(checkNow, checkMs).unref() : undefined;
  // For alarms from readings that another process received, and for weather that a person enters.
  if (settings.works) {
    changes.onChange('sensor_alarm', checkNow);
    changes.onChange('weather', checkNow);
  }

  return {
    noteReadings,
    compute,
    signal: stopping.signal,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await compute.close();
      await Promise.all([checking, ...running.values()]);
    },
  };
};
