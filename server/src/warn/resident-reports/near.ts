import { reportReachM } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

type Kysely = Database['kysely'];

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth, m (IUGG). */
const earthM = 6_371_008.8;

/** The distance between two points in degrees, m, by the haversine formula. */
export const sqlDistanceM = (
  latitude: RawBuilder<unknown>,
  longitude: RawBuilder<unknown>,
  point: Record<keyof Point, RawBuilder<unknown>>,
) =>
  sql<number>`${sql.lit(2 * earthM)} * asin(least(1, sqrt(power(sin(radians(${latitude} - ${point.latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${point.latitude})) * power(sin(radians(${longitude} - ${point.longitude}) / 2), 2))))`;

const toSql = ({ latitude, longitude }: Point) => ({ latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` });

/** Where an incident is: its own position, else its site's. */
export const incidentLatitude = sql`coalesce(incident.latitude, industry.latitude)`;
export const incidentLongitude = sql`coalesce(incident.longitude, industry.longitude)`;

/** The nearest open real incident within reach. */
export const findOpenIncidentNear = async (
  kysely: Kysely,
  point: Point,
): Promise<{ readonly id: number; readonly industryId: number | null } | undefined> => {
  const { rows } = await sql<{ readonly id: number; readonly industryId: number | null }>`
    select internal_id as id, industry_id as "industryId" from (
      select internal_id, industry_id, ${sqlDistanceM(incidentLatitude, incidentLongitude, toSql(point))} as away
      from incident left join industry on industry.id = incident.industry_id
      where incident.state not in ('Resolved', 'Closed') and incident.drill_id is null
    ) placed where away <= ${reportReachM} order by away, internal_id desc limit 1`.execute(kysely);
  return rows[0];
};

/** The nearest site within reach: its district sees the report. */
export const findNearestSite = async (kysely: Kysely, point: Point): Promise<number | null> => {
  const { rows } = await sql<{ readonly id: number }>`
    select id from (
      select id, ${sqlDistanceM(sql`latitude`, sql`longitude`, toSql(point))} as away from industry
      where latitude between ${point.latitude - 0.1} and ${point.latitude + 0.1}
    ) placed where away <= ${reportReachM} order by away, id limit 1`.execute(kysely);
  return rows[0]?.id ?? null;
};
