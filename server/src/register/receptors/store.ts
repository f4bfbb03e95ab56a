import { type EntityKind, entityKinds, nearestRadiusM, type ReceptorGeometry } from '@hazardguard/contract';
import { sql } from 'kysely';
import { distanceToShape, toShape } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Circle, computeDistance, isInsideBox, shapeMeetsBox } from './around.ts';

export interface NearbyReceptor {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Null: not known. */
  readonly people: number | null;
  readonly sample: boolean;
  readonly geometry: ReceptorGeometry | null;
  /** To the nearest point of a line or an area. */
  readonly distance_m: number;
}

interface ShapeRow extends Omit<NearbyReceptor, 'distance_m' | 'geometry'> {
  readonly geometry: ReceptorGeometry;
  readonly service: EntityKind | null;
  readonly phone: string | null;
}

/** Lines and areas that meet a circle: their position may lie outside it. */
const listShapesAround = async ({ kysely }: Database, circle: Circle): Promise<readonly (ShapeRow & { readonly distance_m: number })[]> => {
  const { rows } = await sql<ShapeRow>`
    select id, name, kind, latitude, longitude, people, sample, geometry, service, phone from receptor
    where ${shapeMeetsBox(circle)}`.execute(kysely);
  return rows
    .map((row) => ({ ...row, distance_m: distanceToShape(circle, toShape(row.geometry)) }))
    .filter(({ distance_m }) => distance_m <= circle.radiusM);
};

interface Placed {
  readonly id: string;
  readonly distance_m: number;
}

const compareDistance = (one: Placed, other: Placed): number => one.distance_m - other.distance_m || (one.id < other.id ? -1 : 1);

/**
 * Receptors within a distance of a position, the nearest first; the index cuts out the box around the circle first. `total` counts
 * those beyond the limit too.
 */
export const listReceptorsAround = async (
  database: Database,
  at: Circle & { readonly limit: number },
): Promise<{ readonly receptors: readonly NearbyReceptor[]; readonly total: number }> => {
  const [{ rows }, shapes] = await Promise.all([
    sql<NearbyReceptor & { total: number }>`
      select *, count(*) over () as total from (
        select id, name, kind, latitude, longitude, people, sample, geometry, ${computeDistance(at)} as distance_m
        from receptor where geometry is null and ${isInsideBox(at)}
      ) as near where distance_m <= ${at.radiusM} order by distance_m, id limit ${at.limit}`.execute(database.kysely),
    listShapesAround(database, at),
  ]);
  const receptors = shapes.length === 0 ? rows : [...rows, ...shapes].sort(compareDistance).slice(0, at.limit);
  return { receptors, total: (rows[0]?.total ?? 0) + shapes.length };
};

export interface EntityRow extends Omit<NearbyReceptor, 'kind' | 'geometry'> {
  readonly service: EntityKind;
  readonly phone: string | null;
  /** How many of its kind are within the radius. */
  readonly found: number;
}

/** The nearest of each kind that is looked for in an emergency, kind after kind. */
export const listNearestEntities = async (
  database: Database,
  at: { readonly latitude: number; readonly longitude: number; readonly each: number },
): Promise<readonly EntityRow[]> => {
  const circle = { ...at, radiusM: nearestRadiusM };
  const [{ rows }, shapes] = await Promise.all([
    sql<EntityRow>`
      select * from (
        select *, row_number() over (partition by service order by distance_m, id) as place, count(*) over (partition by service) as found
        from (
          select id, name, service, latitude, longitude, people, sample, phone, ${computeDistance(circle)} as distance_m
          from receptor where service is not null and geometry is null and ${isInsideBox(circle)}
        ) as boxed where distance_m <= ${nearestRadiusM}
      ) as near where place <= ${at.each} order by distance_m, id`.execute(database.kysely),
    listShapesAround(database, circle),
  ]);
  if (shapes.length === 0) return rows;
  const merged = entityKinds.flatMap((service) => {
    const points = rows.filter((row) => row.service === service);
    const areas = shapes.flatMap((shape) => (shape.service === service ? [{ ...shape, service }] : []));
    const found = (points[0]?.found ?? 0) + areas.length;
    return [...points, ...areas]
      .sort(compareDistance)
      .slice(0, at.each)
      .map((row) => ({ ...row, found }));
  });
  return merged.sort(compareDistance);
};
