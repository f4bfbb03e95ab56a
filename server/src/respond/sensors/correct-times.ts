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

/** The readings of one arrival with their times as the server's clock has them, and what became known of the sensors' clocks noted. */
export const correctTimes = async (
  transaction: Transaction<Schema>,
  industryId: number,
  sound: readonly SoundReading[],
  now: Date,
): Promise<readonly SoundReading[]> => {
  if (sound.length === 0) return sound;
  // As for alarms: one arrival of a site after another.
  await sql`select pg_advisory_xact_lock(hashtext('sensor-site'), ${industryId}::integer)`.execute(transaction);
  const newest = new Map<number, Date>();
  for (const { sensor, at } of sound) if (at > (newest.get(sensor.id) ?? new Date(0))) newest.set(sensor.id, at);
  const known = await readClocks(transaction, [...newest.keys()]);
  const shifts = new Map<number, number>();
  for (const [id, told] of newest) {
    const before = known.get(id) ?? accurateClock;
    const { clock, shiftS } = trackClock(before, told, now);
    shifts.set(id, shiftS);
    if (!isSame(before, clock)) await writeClock(transaction, id, clock);
  }
  return sound.map((reading) => {
    const clockAheadS = shifts.get(reading.sensor.id) ?? 0;
    return clockAheadS === 0 ? reading : { ...reading, at: new Date(reading.at.getTime() - clockAheadS * 1000), clockAheadS };
  });
};
