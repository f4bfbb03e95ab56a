import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** So many rows of one statement: it holds up nobody who sends readings. */
const rowsAtOnce = 5_000;
/** What was read so long before and after a detection is part of its record, hours. */
const aroundDetectionH = 2;

const forgetSome = async ({ kysely }: Database, sensorId: number, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from sensor_reading where sensor_id = ${sensorId} and ctid = any(array(
      select reading.ctid from sensor_reading reading
      where sensor_id = ${sensorId} and at < ${before}::timestamptz
        and at < (select max(at) from sensor_reading where sensor_id = ${sensorId})
        and not exists (
          select from detection join sensor on sensor.industry_id = detection.industry_id
          where sensor.id = ${sensorId} and reading.at
            between opened_at - make_interval(hours => ${aroundDetectionH}::integer)
            and coalesce(closed_at, last_alarm_at) + make_interval(hours => ${aroundDetectionH}::integer))
      limit ${rowsAtOnce}))`.execute(kysely);
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes the readings from before a moment, sensor by sensor, and returns how many; the newest reading of each sensor stays, and what
 * was read at a site around a detection. Alarms, and the readings an estimate rests on, stand in records of their own.
 */
export const forgetReadings = async (database: Database, before: Date, signal?: AbortSignal): Promise<number> => {
  const sensors = await database.kysely.selectFrom('sensor').select('id').orderBy('id').execute();
  let forgotten = 0;
  for (const { id } of sensors) {
    for (let some = rowsAtOnce; some === rowsAtOnce && signal?.aborted !== true; forgotten += some) {
      some = await forgetSome(database, id, before);
    }
  }
  return forgotten;
};
