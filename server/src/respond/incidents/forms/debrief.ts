import { type AfterAction, type IncidentEvent, type Run, sensorMeasures } from '@hazardguard/contract';
import { sql } from 'kysely';
import { readScenario } from '../../../assess/runs/create-run.ts';
import { distanceM } from '../../../platform/compute/geodesy.ts';
import type { Compute } from '../../../platform/compute/pool.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readTimes } from '../../../warn/alerts/read-times.ts';
import type { AlertRow } from '../../../warn/alerts/store.ts';
import { listReadingsBetween } from '../../sensors/readings-store.ts';
import { listSiteSensors } from '../../sensors/store.ts';
import { convert } from '../../sensors/units.ts';

const [ppm] = sensorMeasures.concentration.units;
/** Readings and model are compared this long after the release at most, s. */
const longestS = 6 * 3_600;
const stepS = 30;

/** Messages of any version that no channel took. */
const countMissed = async ({ kysely }: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ readonly id: string; readonly missed: number }>`
    select alert_id as id, count(*)::int as missed from delivery
    where alert_id = any(${[...ids]}::uuid[]) and state in ('refused', 'gave-up') group by 1`.execute(kysely);
  return new Map(rows.map(({ id, missed }) => [id, missed]));
};

/** The released warnings, oldest first, with the time of each step. */
export const readWarnings = async (database: Database, alerts: readonly AlertRow[]): Promise<AfterAction['warnings']> => {
  const released = alerts.filter(({ live_at }) => live_at !== null).toReversed();
  const missed = await countMissed(
    database,
    released.map(({ id }) => id),
  );
  return Promise.all(
    released.map(async ({ id, live_kind, status }) => ({
      id,
      kind: live_kind ?? 'Alert',
      status,
      times: await readTimes(database, id),
      missed: missed.get(id) ?? 0,
    })),
  );
};

interface Compared {
  readonly run: Run | null;
  readonly events: readonly IncidentEvent[];
  readonly drillId: number | null;
  readonly now: Date;
}

/** The highest reading of each gas sensor of the site beside the highest value of the run at its place. */
export const compareReadings = async (
  { database, compute, signal }: { readonly database: Database; readonly compute: Compute; readonly signal: AbortSignal },
  { run, events, drillId, now }: Compared,
): Promise<AfterAction['readings']> => {
  if (run === null || run.industryId === null || run.result.hazard === 'fire' || run.result.hazard === 'explosion') return null;
  const { cas, name } = run.result.chemical;
  const all = await listSiteSensors(database, run.industryId, drillId);
  const sensors = all.filter((sensor) => sensor.measure === 'concentration' && sensor.cas === cas);
  const begin = Date.parse(run.scenario.time ?? events[0]?.at ?? run.createdAt);
  if (sensors.length === 0 || Number.isNaN(begin)) return null;
  const to = new Date(Math.min(now.getTime(), begin + longestS * 1_000));
  const readings = await listReadingsBetween(
    database,
    sensors.map(({ id }) => id),
    { from: new Date(begin), to },
  );
  const measured = sensors.flatMap((sensor) => {
    const own = readings.filter(({ sensorId }) => sensorId === sensor.id);
    const [first, ...others] = own;
    if (first === undefined) return [];
    const highest = others.reduce((most, next) => (next.value > most.value ? next : most), first);
    return [{ sensor, at: highest.at, measuredPpm: convert(highest.value, sensor.unit, ppm, sensor.cas) }];
  });
  if (measured.length === 0) return null;
  const lastS = Math.max(stepS, (to.getTime() - begin) / 1_000);
  const moments = Array.from({ length: Math.ceil(lastS / stepS) }, (_none, index) => (index + 1) * stepS);
  const rows = await compute.readings(
    readScenario({ scenario: run.scenario }),
    measured.map(({ sensor: { latitude, longitude, height_m: heightM } }) => ({ latitude, longitude, heightM })),
    moments,
    signal,
  );
  const { latitude, longitude } = run.result.site;
  return {
    runId: run.id,
    chemical: name,
    sensors: measured.map(({ sensor, at, measuredPpm }, index) => ({
      sensor: sensor.code,
      distanceM: distanceM(latitude, longitude, sensor.latitude, sensor.longitude),
      measuredPpm,
      measuredAt: at.toISOString(),
      modelledPpm: rows[index]?.reduce((most, value) => Math.max(most, value), 0) ?? 0,
    })),
  };
};
