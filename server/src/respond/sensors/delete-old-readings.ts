import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Rows per statement, so that incoming readings do not wait. */
const rowsPerDelete = 5_000;
/** Readings this long before and after a detection belong to its record, hours. */
const detectionMarginH = 2;

const deleteSome = async ({ kysely }: Database, sensorId: number, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from sensor_reading where sensor_id = ${sensorId} and ctid = any(array(
      select reading.ctid from sensor_reading reading
      where sensor_id = ${sensorId} and at < ${before}::timestamptz
        and at < (select max(at) from sensor_reading where sensor_id = ${sensorId})
        and not exists (
          select from detection join sensor on sensor.industry_id = detection.industry_id
          where sensor.id = ${sensorId} and reading.at
            between opened_at - make_interval(hours => ${detectionMarginH}::integer)
            and coalesce(closed_at, last_alarm_at) + make_interval(hours => ${detectionMarginH}::integer))
      limit ${rowsPerDelete}))`.execute(kysely);
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes readings older than a moment and returns how many. The newest reading of each sensor and the readings around a detection
 * stay. Alarms and the readings of an estimate have their own tables.
 */
export const deleteOldReadings = async (database: Database, before: Date, signal?: AbortSignal): Promise<number> => {
  const sensors = await database.kysely.selectFrom('sensor').select('id').orderBy('id').execute();
  let deleted = 0;
  for (const { id } of sensors) {
    for (let some = rowsPerDelete; some === rowsPerDelete && signal?.aborted !== true; deleted += some) {
      some = await deleteSome(database, id, before);
    }
  }
  return deleted;
};
