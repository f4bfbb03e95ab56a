import { createHash } from 'node:crypto';
import { ApiError, type OperatorLayer } from '@hazardguard/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { StoredBytes, StoredRow } from '../../platform/files/file-store.ts';
import type { CellRange } from './feature-cell.ts';
import { unitsPerDegree } from './feature-geometry.ts';

export type LayerRow = Selectable<Schema['map_layer']>;

/** Bytes of a part of an archive; the last one has fewer. */
export const partBytes = 1024 * 1024;

export const presentLayer = (row: LayerRow): OperatorLayer => ({
  id: row.id,
  name: row.name,
  content: row.content,
  tileSchema: row.tile_schema,
  sourceName: row.source_name,
  year: row.year,
  licence: row.licence,
  attribution: row.attribution,
  bounds: toBounds(row),
  minZoom: row.min_zoom,
  maxZoom: row.max_zoom,
  bytes: row.bytes === null ? null : Number(row.bytes),
  features: row.features,
  revision: row.revision,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by,
});

const toBounds = ({ west, south, east, north }: LayerRow): [number, number, number, number] | null =>
  west === null || south === null || east === null || north === null ? null : [west, south, east, north];

export interface Streets {
  readonly revision: number;
  readonly bounds: [number, number, number, number];
  readonly attribution: string;
}

/** What tiles made of features depend on; null: there is no feature. */
export const readStreets = async ({ kysely }: Database): Promise<Streets | null> => {
  const rows = await kysely
    .selectFrom('map_layer')
    .selectAll()
    .where('content', '=', 'features')
    .where('west', 'is not', null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return null;
  const bounds = rows.flatMap((row) => toBounds(row) ?? []);
  const pick = (side: number, best: (...values: number[]) => number): number => best(...bounds.filter((_, index) => index % 4 === side));
  return {
    // Changes with every import, and when a layer is deleted.
    revision:
      createHash('sha256')
        .update(JSON.stringify(rows.map(({ id, revision }) => [id, revision])))
        .digest()
        .readUInt32BE() >>> 1,
    bounds: [pick(0, Math.min), pick(1, Math.min), pick(2, Math.max), pick(3, Math.max)],
    attribution: [...new Set(rows.map(({ attribution }) => attribution))].join(' · '),
  };
};

/** Layers, the newest first. */
export const listLayers = async ({ kysely }: Database): Promise<readonly OperatorLayer[]> => {
  const rows = await kysely.selectFrom('map_layer').selectAll().orderBy('id', 'desc').execute();
  return rows.map(presentLayer);
};

const noSuchLayer = (): ApiError => new ApiError('not-found', 'There is no such map layer');

export const findArchive = async ({ kysely }: Database, id: number): Promise<LayerRow> => {
  const row = await kysely.selectFrom('map_layer').selectAll().where('id', '=', id).where('content', '<>', 'features').executeTakeFirst();
  if (row === undefined) throw noSuchLayer();
  return row;
};

export const removeLayer = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('map_layer').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchLayer();
};

export interface FeatureRow {
  readonly geometry: Buffer;
  readonly tags: string;
}

/** So many fit into a tile that a browser can draw; those of the lowest zooms matter most. */
const mostFeatures = 20_000;

/** Features in a box (degrees) that a zoom draws; of one that several layers have, the newest layer's. */
export const listFeatures = async (
  { kysely }: Database,
  cells: readonly CellRange[],
  [west, south, east, north]: readonly [number, number, number, number],
  zoom: number,
): Promise<readonly FeatureRow[]> => {
  const toUnits = (degrees: number): number => Math.round(degrees * unitsPerDegree);
  const { rows } = await sql<FeatureRow & { readonly key: string; readonly layer: number }>`
    select key::text, map_layer_id as layer, geometry, tags
    from unnest(${cells.map(([first]) => first)}::bigint[], ${cells.map(([, last]) => last)}::bigint[]) as range (first, last)
    cross join lateral (
      select key, map_layer_id, geometry, tags, min_zoom from map_feature
      where cell between range.first and range.last and min_zoom <= ${zoom}
        and west <= ${toUnits(east)} and east >= ${toUnits(west)} and south <= ${toUnits(north)} and north >= ${toUnits(south)}
      offset 0
    ) as found
    order by min_zoom limit ${mostFeatures}`.execute(kysely);
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = newest.get(row.key);
    if (known === undefined || known.layer < row.layer) newest.set(row.key, row);
  }
  return [...newest.values()];
};

export const addLayer = ({ kysely }: Database, layer: Insertable<Schema['map_layer']>): Promise<LayerRow> =>
  kysely.insertInto('map_layer').values(layer).returningAll().executeTakeFirstOrThrow();

export const addPart = async ({ kysely }: Database, layer: number, number: number, { body, sha256, bytes }: StoredRow): Promise<void> => {
  await kysely.insertInto('map_layer_part').values({ map_layer_id: layer, number, body, body_sha256: sha256, body_bytes: bytes }).execute();
};

export const hasLayer = async ({ kysely }: Database, name: string): Promise<boolean> =>
  (await kysely.selectFrom('map_layer').select('id').where('name', '=', name).executeTakeFirst()) !== undefined;

export const readPart = async ({ kysely }: Database, layer: number, number: number): Promise<StoredBytes> => {
  const query = kysely.selectFrom('map_layer_part').select(['body', 'body_sha256 as sha256', 'body_bytes as bytes']);
  const row = await query.where('map_layer_id', '=', layer).where('number', '=', number).executeTakeFirst();
  if (row === undefined) throw noSuchLayer();
  return row;
};
