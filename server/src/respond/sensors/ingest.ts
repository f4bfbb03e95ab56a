import { type IngestAnswer, type ReadingProblem, readingLimits } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { clockJumpMinS } from '../../platform/db/faults/clock-jump.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { type ArrivedReading, checkReading, isProblem, type SoundReading } from './check-reading.ts';
import { correctTimes } from './correct-times.ts';
import { evaluateReadings } from './evaluate-readings.ts';
import type { GivenRow } from './given-row.ts';
import type { SensorRow } from './rules.ts';
import { listSiteSensors } from './store.ts';

export interface Ingested {
  readonly answer: IngestAnswer;
  /** New readings, in order of arrival. */
  readonly stored: readonly ArrivedReading[];
  /** Alarms were raised or cleared. */
  readonly alarms: boolean;
}

/** After the clock jumped back, readings in the future are marked out of order, so that they do not hide new ones. */
const markOutOfOrder = async (transaction: Transaction<Schema>, sensorIds: readonly number[], now: Date): Promise<void> => {
  await sql`
    update sensor_reading set out_of_order = true
    where sensor_id = any(${[...sensorIds]}::integer[]) and at > ${now}::timestamptz
      and received_at > ${new Date(now.getTime() + clockJumpMinS * 1000)}::timestamptz and not out_of_order`.execute(transaction);
};

const readNewestBefore = async (transaction: Transaction<Schema>, sensorIds: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; at: Date | null }>`
    select sensor.id, (select at from sensor_reading where sensor_id = sensor.id and not out_of_order order by at desc limit 1) as at
    from unnest(${[...sensorIds]}::integer[]) as sensor (id)`.execute(transaction);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at.getTime()] as const])));
};

/** Marks readings as late or out of order, compared with the earlier readings of each sensor. */
const markArrivals = (sound: readonly SoundReading[], newest: Map<number, number>, now: Date): readonly ArrivedReading[] =>
  sound.map((reading) => {
    const at = reading.at.getTime();
    const before = newest.get(reading.sensor.id) ?? Number.NEGATIVE_INFINITY;
    newest.set(reading.sensor.id, Math.max(before, at));
    return { ...reading, late: now.getTime() - at > readingLimits.lateS * 1000, outOfOrder: at < before };
  });

/** Inserts all rows in one statement and returns the new ones; duplicates are skipped. */
const insertReadings = async (
  transaction: Transaction<Schema>,
  readings: readonly ArrivedReading[],
  now: Date,
): Promise<readonly ArrivedReading[]> => {
  const { rows } = await sql<{ sensor_id: number; at: Date; repeat_key: string }>`
    insert into sensor_reading (sensor_id, at, value, repeat_key, late, out_of_order, timed_on_receipt, received_at)
    select *, ${now}::timestamptz from unnest(
      ${readings.map(({ sensor }) => sensor.id)}::integer[], ${readings.map(({ at }) => at.toISOString())}::timestamptz[],
      ${readings.map(({ value }) => value)}::double precision[], ${readings.map(({ repeatKey }) => repeatKey)}::text[],
      ${readings.map(({ late }) => late)}::boolean[], ${readings.map(({ outOfOrder }) => outOfOrder)}::boolean[],
      ${readings.map(({ onReceipt }) => onReceipt)}::boolean[])
    on conflict do nothing returning sensor_id, at, repeat_key`.execute(transaction);
  if (rows.length === readings.length) return readings;
  const toReadingKey = (id: number, at: Date, repeatKey: string): string => `${id} ${at.getTime()} ${repeatKey}`;
  const fresh = new Set(rows.map(({ sensor_id, at, repeat_key }) => toReadingKey(sensor_id, at, repeat_key)));
  return readings.filter(({ sensor, at, repeatKey }) => fresh.delete(toReadingKey(sensor.id, at, repeatKey)));
};

const countReadings = (readings: readonly ArrivedReading[], mark: 'late' | 'outOfOrder' | 'onReceipt'): number =>
  readings.filter((one) => one[mark]).length;

/** Stores valid readings and the alarms they cause, in the caller's transaction. */
export const storeReadings = async (
  transaction: Transaction<Schema>,
  industryId: number,
  sound: readonly SoundReading[],
  now: Date,
): Promise<Pick<Ingested, 'stored' | 'alarms'>> => {
  if (sound.length === 0) return { stored: [], alarms: false };
  // One batch of a site at a time, because alarms count consecutive readings.
  await sql`select pg_advisory_xact_lock(hashtext('sensor-site'), ${industryId}::integer)`.execute(transaction);
  const sensorIds = [...new Set(sound.map(({ sensor }) => sensor.id))];
  await markOutOfOrder(transaction, sensorIds, now);
  const newest = await readNewestBefore(transaction, sensorIds);
  const stored = await insertReadings(transaction, markArrivals(sound, newest, now), now);
  return { stored, alarms: await evaluateReadings(transaction, industryId, stored, now) };
};

/** A name of SenML is longer than a code: the first part of it that the site has is taken. */
const nameSensor = (
  row: Extract<GivenRow, { readonly given: unknown }>,
  sensors: ReadonlyMap<string, SensorRow>,
): Extract<GivenRow, { readonly given: unknown }> => {
  const code = row.names?.find((name) => sensors.has(name.toLowerCase()));
  return code === undefined ? row : { ...row, given: { ...(row.given as object), sensor: code } };
};

/** Checks the rows of a site one by one, and stores the valid ones with their alarms in one transaction. */
export const ingestReadings = async (
  database: Database,
  industryId: number,
  rows: readonly GivenRow[],
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<Ingested> => {
  const sensors = new Map((await listSiteSensors(database, industryId)).map((sensor) => [sensor.code.toLowerCase(), sensor]));
  const checked = rows.map((row): SoundReading | ReadingProblem =>
    'given' in row ? checkReading(nameSensor(row, sensors), sensors, { now, zone }) : row,
  );
  const refused = checked.filter(isProblem);
  const sound = checked.filter((row): row is SoundReading => !isProblem(row));
  const { stored, alarms } = await database.kysely
    .transaction()
    .execute(async (transaction) => storeReadings(transaction, industryId, await correctTimes(transaction, industryId, sound, now), now));
  const answer = {
    received: rows.length,
    stored: stored.length,
    duplicates: sound.length - stored.length,
    late: countReadings(stored, 'late'),
    outOfOrder: countReadings(stored, 'outOfOrder'),
    timedOnReceipt: countReadings(stored, 'onReceipt'),
    refused,
  };
  return { answer, stored, alarms };
};
