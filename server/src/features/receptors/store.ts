import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface NearbyReceptor {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
  readonly sample: boolean;
  readonly distance_m: number;
}

/** Mean radius, m (IUGG 1980). */
const earthRadiusM = 6_371_008.8;

/**
 * Receptors within a distance of a position, the nearest first, by the haversine formula; the index cuts out the box around the
 * circle first. `total` counts those beyond the limit too.
 */
export const receptorsAround = async (
  { kysely }: Database,
  at: { readonly latitude: number; readonly longitude: number; readonly radiusM: number; readonly limit: number },
): Promise<{ readonly receptors: readonly NearbyReceptor[]; readonly total: number }> => {
  const reach = (at.radiusM / earthRadiusM) * (180 / Math.PI);
  const south = at.latitude - reach;
  const north = at.latitude + reach;
  const polar = Math.max(Math.abs(south), Math.abs(north)) >= 90;
  const widest = polar ? 180 : reach / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  // The difference of longitudes the short way round, so that the date line is no edge.
  const { rows } = await sql<NearbyReceptor & { total: number }>`
    select *, count(*) over () as total from (
      select id, name, kind, latitude, longitude, people, sample,
        2 * ${earthRadiusM}::float8 * asin(least(1, sqrt(
          sin(radians(latitude - ${at.latitude}::float8) / 2) ^ 2
          + cos(radians(${at.latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${at.longitude}::float8) / 2) ^ 2
        ))) as distance_m
      from receptor
      where latitude between ${south} and ${north}
        and abs(mod((longitude - ${at.longitude}::float8 + 540)::numeric, 360) - 180) <= ${widest}
    ) as near where distance_m <= ${at.radiusM} order by distance_m, id limit ${at.limit}`.execute(kysely);
  return { receptors: rows, total: rows[0]?.total ?? 0 };
};
