import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Sensor clocks that differ by the same amount are right: the server's clock is wrong. */
const sameS = 60;

export interface SensorClocks {
  readonly sensors: number;
  /** Sensors whose times are corrected. */
  readonly wrong: number;
  /** The common offset of most sensor clocks, s: the server's clock is wrong by that; null: none. */
  readonly serverS: number | null;
}

interface Row {
  readonly sensors: number;
  readonly wrong: number;
  readonly middle: number | null;
  readonly alike: number;
}

/** Compares the clocks of the sensors in use with this server's. */
export const readSensorClocks = async ({ kysely }: Pick<Database, 'kysely'>): Promise<SensorClocks> => {
  const { rows } = await sql<Row>`
    with used as (
      select coalesce(ahead_s, 0) as ahead_s from sensor left join sensor_clock on sensor_clock.sensor_id = sensor.id
      where retired_at is null and drill_id is null
    ), middle as (select percentile_disc(0.5) within group (order by ahead_s) as s from used where ahead_s <> 0)
    select count(*) as sensors, count(*) filter (where ahead_s <> 0) as wrong, (select s from middle) as middle,
      count(*) filter (where ahead_s <> 0 and abs(ahead_s - (select s from middle)) <= ${sameS}) as alike
    from used`.execute(kysely);
  const { sensors = 0, wrong = 0, middle = null, alike = 0 } = rows[0] ?? {};
  return { sensors, wrong, serverS: middle !== null && alike >= 2 && 2 * alike > sensors ? -middle : null };
};
