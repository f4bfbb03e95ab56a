import { type EntityKind, nearestRadiusM, type ReceptorGeometry } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { computeDistance, isInsideBox } from './around.ts';

export interface NearbyReceptor {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number | null;
  readonly sample: boolean;
  readonly geometry: ReceptorGeometry | null;
  readonly distance_m: number;
}

/**
 * Receptors within a distance of a position, the nearest first; the index cuts out the box around the circle first. `total` counts
 * those beyond the limit too.
 */
export const listReceptorsAround = async (
  { kysely }: Database,
  at: { readonly latitude: number; readonly longitude: number; readonly radiusM: number; readonly limit: number },
): Promise<{ readonly receptors: readonly NearbyReceptor[]; readonly total: number }> => {
  const { rows } = await sql<NearbyReceptor & { total: number }>`
    select *, count(*) over () as total from (
      select id, name, kind, latitude, longitude, people, sample, geometry, ${computeDistance(at)} as distance_m from receptor where ${isInsideBox(at)}
    ) as near where distance_m <= ${at.radiusM} order by distance_m, id limit ${at.limit}`.execute(kysely);
  return { receptors: rows, total: rows[0]?.total ?? 0 };
};

export interface EntityRow extends Omit<NearbyReceptor, 'kind' | 'geometry'> {
  readonly service: EntityKind;
  readonly phone: string | null;
  /** How many of its kind are within the radius. */
  readonly found: number;
}

/** The nearest of each kind that is looked for in an emergency, kind after kind. */
export const listNearestEntities = async (
  { kysely }: Database,
  at: { readonly latitude: number; readonly longitude: number; readonly each: number },
): Promise<readonly EntityRow[]> => {
  const circle = { ...at, radiusM: nearestRadiusM };
  const { rows } = await sql<EntityRow>`
    select * from (
      select *, row_number() over (partition by service order by distance_m, id) as place, count(*) over (partition by service) as found
      from (
        select id, name, service, latitude, longitude, people, sample, phone, ${computeDistance(circle)} as distance_m
        from receptor where service is not null and ${isInsideBox(circle)}
      ) as boxed where distance_m <= ${nearestRadiusM}
    ) as near where place <= ${at.each} order by distance_m, id`.execute(kysely);
  return rows;
};
