import type { RoadClass } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';

export interface StoredRoad {
  readonly name: string | null;
  readonly class: RoadClass;
  readonly oneway: boolean;
  /** Longitude and latitude of each point, one after the other. */
  readonly line: readonly number[];
  readonly source_id: number;
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** In a large town the small streets are left out: the way out of a zone is by the others. */
const mostRoads = 60_000;

/** Roads that meet a box, the number on the sign before the name. */
export const listRoads = async ({ pool }: Pick<Database, 'pool'>, box: Box): Promise<readonly StoredRoad[]> => {
  const { rows } = await pool.query<StoredRoad>({
    name: 'roads-in-box',
    text: `select coalesce(reference, name) as name, class, oneway, line, source_id from road
           where south <= $4 and north >= $2 and west <= $3 and east >= $1
           order by array_position(array['motorway','trunk','primary','secondary','tertiary','unclassified','residential','service','track'], class), id
           limit ${mostRoads}`,
    values: [box.west, box.south, box.east, box.north],
  });
  return rows;
};

/** Roads of these classes with a name that meet a box, in the order of the classes. */
export const listNamedRoads = async (
  { pool }: Pick<Database, 'pool'>,
  box: Box,
  classes: readonly RoadClass[],
): Promise<readonly (StoredRoad & { readonly name: string })[]> => {
  const { rows } = await pool.query<StoredRoad & { readonly name: string }>({
    name: 'named-roads-in-box',
    text: `select coalesce(reference, name) as name, class, oneway, line, source_id from road
           where south <= $4 and north >= $2 and west <= $3 and east >= $1 and class = any($5) and coalesce(reference, name) is not null
           order by array_position($5, class), id`,
    values: [box.west, box.south, box.east, box.north, classes],
  });
  return rows;
};

export interface RoadSource {
  readonly id: number;
  readonly name: string;
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string;
}

export const listRoadSources = async ({ kysely }: Pick<Database, 'kysely'>, ids: readonly number[]): Promise<readonly RoadSource[]> =>
  ids.length === 0
    ? []
    : kysely
        .selectFrom('geo_source')
        .select(['id', 'name', 'source_name as sourceName', 'year', 'licence'])
        .where('id', 'in', ids)
        .execute();
