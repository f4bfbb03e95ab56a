import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { SoundReading } from './check-reading.ts';
import { accurateClock, type SensorClock, trackClock } from './clock.ts';

const readClocks = async (transaction: Transaction<Schema>, ids: readonly number[]): Promise<ReadonlyMap<number, SensorClock>> => {
  const rows = await transaction.selectFrom('sensor_clock').selectAll().where('sensor_id', 'in', ids).execute();
  return new Map(
    rows.map(({ sensor_id, ahead_s: aheadS, suspect_s: s, suspect_at: at }) => [
      sensor_id,
      { aheadS, suspect: s === null || at === null ? null : { s, at } },
    ]),
  );
};

const isSame = (a: SensorClock, b: SensorClock): boolean =>
  a.aheadS === b.aheadS && a.suspect?.s === b.suspect?.s && a.suspect?.at.getTime() === b.suspect?.at.getTime();

const writeClock = async (transaction: Transaction<Schema>, id: number, { aheadS, suspect }: SensorClock): Promise<void> => {
  const row = { sensor_id: id, ahead_s: aheadS, suspect_s: suspect?.s ?? null, suspect_at: suspect?.at ?? null };
  await (aheadS === 0 && suspect === null
    ? transaction.deleteFrom('sensor_clock').where('sensor_id', '=', id).execute()
    : transaction
        .insertInto('sensor_clock')
        .values(row)
        .onConflict((conflict) => conflict.column('sensor_id').doUpdateSet(row))
        .execute());
};

/** Corrects the times of one batch to the server clock and stores the known clock differences. */
export const correctTimes = async (
  transaction: Transaction<Schema>,
  industryId: number,
  readings: readonly SoundReading[],
  now: Date,
): Promise<readonly SoundReading[]> => {
  if (readings.length === 0) return readings;
  // One batch of a site at a time, as for alarms.
  await sql`select pg_advisory_xact_lock(hashtext('sensor-site'), ${industryId}::integer)`.execute(transaction);
  const newest = new Map<number, Date>();
  for (const { sensor, at } of readings) if (at > (newest.get(sensor.id) ?? new Date(0))) newest.set(sensor.id, at);
  const known = await readClocks(transaction, [...newest.keys()]);
  const shifts = new Map<number, number>();
  for (const [id, reportedAt] of newest) {
    const before = known.get(id) ?? accurateClock;
    const { clock, shiftS } = trackClock(before, reportedAt, now);
    shifts.set(id, shiftS);
    if (!isSame(before, clock)) await writeClock(transaction, id, clock);
  }
  return readings.map((reading) => {
    const clockAheadS = shifts.get(reading.sensor.id) ?? 0;
    return clockAheadS === 0 ? reading : { ...reading, at: new Date(reading.at.getTime() - clockAheadS * 1000), clockAheadS };
  });
};
