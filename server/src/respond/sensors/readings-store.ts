import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { driftRule, stuckRule } from './health.ts';

type Kysely = Pick<Database, 'kysely'>;

export interface ReadingPoint {
  readonly at: Date;
  readonly value: number;
  readonly late: boolean;
}

/** The newest readings of each sensor by their own time, oldest first. */
export const listRecent = async (
  { kysely }: Kysely,
  sensorIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReadingPoint[]>> => {
  const { rows } = await sql<ReadingPoint & { sensor_id: number }>`
    select sensor.id as sensor_id, newest.at, newest.value, newest.late
    from unnest(${[...sensorIds]}::integer[]) as sensor (id)
    cross join lateral (
      select at, value, late from sensor_reading
      where sensor_id = sensor.id and at <= coalesce(
        (select at from sensor_reading where sensor_id = sensor.id and not out_of_order order by at desc limit 1), 'infinity')
      order by at desc, repeat_key limit ${stuckRule.readings}
    ) as newest
    order by newest.at`.execute(kysely);
  const points = new Map<number, ReadingPoint[]>();
  for (const { sensor_id, ...point } of rows) points.set(sensor_id, [...(points.get(sensor_id) ?? []), point]);
  return points;
};

/** The lowest value of each of the last full hours, oldest first. */
export const listHourlyMin = async (
  { kysely }: Kysely,
  sensorIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly (number | null)[]>> => {
  const end = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const begin = new Date(end - driftRule.hours * 3_600_000);
  const { rows } = await sql<{ sensor_id: number; hour: number; least: number }>`
    select sensor_id, floor(extract(epoch from at - ${begin}::timestamptz) / 3600)::integer as hour, min(value) as least
    from sensor_reading
    where sensor_id = any(${[...sensorIds]}::integer[]) and at >= ${begin}::timestamptz and at < ${new Date(end)}::timestamptz
    group by 1, 2`.execute(kysely);
  const hours = new Map<number, (number | null)[]>(sensorIds.map((id) => [id, new Array<null>(driftRule.hours).fill(null)]));
  for (const { sensor_id, hour, least } of rows) {
    const own = hours.get(sensor_id);
    if (own !== undefined) own[hour] = least;
  }
  return hours;
};

export interface SeriesPoint {
  readonly at: Date;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

/** Readings since a moment, aggregated into time steps. */
export const readSeries = async ({ kysely }: Kysely, sensorId: number, since: Date, stepS: number): Promise<readonly SeriesPoint[]> => {
  const { rows } = await sql<SeriesPoint>`
    select to_timestamp(floor(extract(epoch from at) / ${stepS}) * ${stepS}) as at,
      avg(value) as mean, min(value) as least, max(value) as most, count(*) as count
    from sensor_reading where sensor_id = ${sensorId} and at >= ${since}::timestamptz group by 1 order by 1`.execute(kysely);
  return rows;
};

/** The newest reading of each active sensor of a site since a moment. */
export const listNewestAtSite = async (
  { kysely }: Kysely,
  industryId: number,
  since: Date,
): Promise<ReadonlyMap<number, { readonly at: Date; readonly value: number }>> => {
  const { rows } = await sql<{ sensor_id: number; at: Date; value: number }>`
    select sensor.id as sensor_id, newest.at, newest.value from sensor
    cross join lateral (
      select at, value from sensor_reading where sensor_id = sensor.id and at >= ${since}::timestamptz and not out_of_order
      order by at desc, repeat_key limit 1
    ) as newest
    where sensor.industry_id = ${industryId} and sensor.retired_at is null`.execute(kysely);
  return new Map(rows.map(({ sensor_id, at, value }) => [sensor_id, { at, value }]));
};

/** Every reading of some sensors in a period, oldest first, each with its sensor. */
export const listReadingsBetween = async (
  { kysely }: Kysely,
  sensorIds: readonly number[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly { readonly sensorId: number; readonly at: Date; readonly value: number }[]> =>
  kysely
    .selectFrom('sensor_reading')
    .select(['sensor_id as sensorId', 'at', 'value'])
    .where('sensor_id', 'in', sensorIds)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .orderBy('at')
    .limit(20_000)
    .execute();
