import { createHash } from 'node:crypto';
import { ApiError, type FieldProblem, streetZooms } from '@hazardguard/contract';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { type CopyValue, copyRows, inTransaction } from '../../platform/db/tables/copy.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { drawnParts } from './drawn-parts.ts';
import { neverDrawn, toBox, toCell } from './feature-cell.ts';
import { boundsOf, type Shape, toShape, unitsPerDegree, writeShape } from './feature-geometry.ts';

export interface MapImport {
  /** Features with the same OSM id in the layer of this name are updated. */
  readonly name: string;
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string;
  /** Counts only; nothing is stored. */
  readonly dryRun: boolean;
  readonly actor: { readonly id: string; readonly name: string } | null;
}

export interface MapImportResult {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Always 0: a feature of a map has no gaps that a person fills. */
  readonly toComplete: number;
  readonly refused: readonly { readonly row: number; readonly field: string; readonly why: string }[];
}

/** A larger one is a mistake of its file, and would slow every tile that it touches. */
const mostPositions = 2_000_000;
const mostTagBytes = 64 * 1024;
/** More refusals are counted, not listed. */
const mostRefused = 10_000;

const idKeys = ['osm_id', '@id', 'id', 'full_id'] as const;
const typeNumbers: Readonly<Record<string, number>> = { n: 0, w: 1, r: 2 };
/** Without an id: the same geometry is the same feature. */
const hashedType = 3;
/** Digits of a double that stay exact after the id is multiplied by four. */
const largestId = 2 ** 50;

/** `way/123`, `w123` or `123`, with the type in `osm_type` or, if it is missing, by the geometry. */
const readKey = (properties: GeoFeature['properties'], shape: Shape, geometry: Buffer): number => {
  for (const name of idKeys) {
    const found = /^(?:(node|way|relation|n|w|r)\/?)?(\d{1,16})$/i.exec(String(properties[name] ?? ''));
    const id = Number(found?.[2]);
    if (!found || id > largestId) continue;
    const written = found[1] ?? String(properties.osm_type ?? properties['@type'] ?? (shape.type === 'point' ? 'node' : 'way'));
    return id * 4 + (typeNumbers[written.charAt(0).toLowerCase()] ?? 1);
  }
  const hash = createHash('sha256').update(geometry).digest();
  return (hash.readUIntBE(0, 6) % largestId) * 4 + hashedType;
};

const ownKeys: ReadonlySet<string> = new Set(['osm_id', 'osm_type', '@id', '@type', 'id', 'full_id']);

const toTags = (properties: GeoFeature['properties']): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(properties).filter(([key, value]) => value !== null && value !== '' && !ownKeys.has(key))),
    // PostgreSQL's jsonb has no character 0.
    (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value),
  );

const isDegrees = ([west, south, east, north]: readonly [number, number, number, number]): boolean =>
  west >= -180 && south >= -90 && east <= 180 && north <= 90;

/** Why a feature cannot be on a map; undefined: it can. */
const findRefusal = (shape: Shape): string | undefined => {
  const positions = shape.parts.reduce((sum, part) => sum + part.length, 0);
  if (positions === 0) return 'It has no position';
  if (positions > mostPositions) return `It has ${positions} positions; at most ${mostPositions} are allowed`;
  // Also false for what is not a number.
  return isDegrees(boundsOf(shape)) && shape.parts.every((part) => part.every(([x, y]) => Number.isFinite(x + y)))
    ? undefined
    : 'A position is outside the world: longitude −180 to 180, latitude −90 to 90, in degrees';
};

interface Counts {
  read: number;
  west: number;
  south: number;
  east: number;
  north: number;
  readonly refused: { row: number; field: string; why: string }[];
  moreRefused: number;
}

const refuse = (counts: Counts, row: number, field: FieldProblem['field'], why: string): void => {
  if (counts.refused.length < mostRefused) counts.refused.push({ row, field, why });
  else counts.moreRefused += 1;
};

const columns = ['row', 'key', 'cell', 'min_zoom', 'west', 'south', 'east', 'north', 'geometry', 'tags'] as const;

async function* toRows(features: AsyncIterable<GeoFeature>, counts: Counts): AsyncGenerator<readonly CopyValue[]> {
  for await (const { row, geometry, properties } of features) {
    counts.read += 1;
    if (geometry === null) {
      refuse(counts, row, 'geometry', 'It has no position');
      continue;
    }
    const shape = toShape(geometry);
    const why = findRefusal(shape);
    if (why !== undefined) {
      refuse(counts, row, 'geometry', why);
      continue;
    }
    const tags = toTags(properties);
    if (tags.length > mostTagBytes) {
      refuse(counts, row, 'tags', `Its tags have ${tags.length} characters; at most ${mostTagBytes} are allowed`);
      continue;
    }
    const bounds = boundsOf(shape);
    const box = toBox(bounds);
    const parts = drawnParts(properties, shape.type, Math.max(box[2] - box[0], box[3] - box[1]));
    const minZoom = parts.reduce((least, part) => Math.min(least, part.minZoom), neverDrawn);
    const [west, south, east, north] = bounds;
    counts.west = Math.min(counts.west, west);
    counts.south = Math.min(counts.south, south);
    counts.east = Math.max(counts.east, east);
    counts.north = Math.max(counts.north, north);
    const bytes = writeShape(shape);
    yield [
      row,
      readKey(properties, shape, bytes),
      toCell(box, minZoom),
      minZoom,
      Math.round(west * unitsPerDegree),
      Math.round(south * unitsPerDegree),
      Math.round(east * unitsPerDegree),
      Math.round(north * unitsPerDegree),
      `\\x${bytes.toString('hex')}`,
      tags,
    ];
  }
}

/** The layer's row, locked: two imports into one layer follow each other. */
const openLayer = async (client: PoolClient, { name, sourceName, year, licence, actor }: MapImport): Promise<number> => {
  const attribution = licence === '' ? sourceName : `${sourceName} (${licence})`;
  const { rows } = await client.query<{ id: number; content: string }>(
    `insert into map_layer (name, content, features, source_name, year, licence, attribution, min_zoom, max_zoom, added_by, added_by_id)
     values ($1, 'features', 0, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (name) do update set source_name = $2, year = $3, licence = $4, attribution = $5,
       revision = map_layer.revision + 1, changed_at = now()
       where map_layer.content = 'features'
     returning id, content`,
    [name, sourceName, year, licence, attribution, streetZooms.first, streetZooms.deepest, actor?.name ?? null, actor?.id ?? null],
  );
  const [row] = rows;
  if (row === undefined) throw new ApiError('conflict', `The map layer “${name}” is an archive of tiles. Choose another name`);
  return row.id;
};

/** Where a file has a feature more than once, its last row is valid. */
const dropRepeated = async (client: PoolClient, counts: Counts): Promise<void> => {
  const { rows: found } = await client.query<{ repeated: boolean }>(
    'select count(*) > count(distinct key) as repeated from pg_temp.map_incoming',
  );
  if (found[0]?.repeated !== true) return;
  const { rows } = await client.query<{ row: number }>(
    `delete from pg_temp.map_incoming older using pg_temp.map_incoming newer
     where older.key = newer.key and older.row < newer.row returning older.row`,
  );
  const repeated = [...new Set(rows.map(({ row }) => Number(row)))].sort((a, b) => a - b);
  for (const row of repeated) refuse(counts, row, 'osm_id', 'A later row has the same feature');
};

const merge = async (
  client: PoolClient,
  layer: number,
): Promise<{ readonly added: number; readonly changed: number; readonly rows: number }> => {
  const { rows } = await client.query<{ added: string; changed: string; rows: string }>(
    `with written as (
       insert into map_feature (map_layer_id, key, cell, min_zoom, west, south, east, north, geometry, tags)
       select $1, key, cell, min_zoom, west, south, east, north, geometry, tags from pg_temp.map_incoming order by cell
       on conflict (map_layer_id, key) do update set cell = excluded.cell, min_zoom = excluded.min_zoom, west = excluded.west,
         south = excluded.south, east = excluded.east, north = excluded.north, geometry = excluded.geometry, tags = excluded.tags
       where map_feature.geometry <> excluded.geometry or map_feature.tags <> excluded.tags
       returning xmax = 0 as is_new
     )
     select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed,
       (select count(*) from pg_temp.map_incoming) as rows from written`,
    [layer],
  );
  const [row] = rows;
  return { added: Number(row?.added), changed: Number(row?.changed), rows: Number(row?.rows) };
};

/** Ends the transaction of a trial run, with its result. */
class Trial extends Error {
  readonly result: MapImportResult;
  constructor(result: MapImportResult) {
    super('a trial run');
    this.result = result;
  }
}

/**
 * Adds the features of an OpenStreetMap extract, or of a file like it, to a map layer, and updates those that it has by their OSM id.
 * Street tiles are made of them on request. Streams: memory does not grow with the file. All or nothing; an error of the reader leaves
 * everything as it was.
 */
export const importMap = async (database: Database, features: AsyncIterable<GeoFeature>, options: MapImport): Promise<MapImportResult> => {
  const counts: Counts = { read: 0, west: Infinity, south: Infinity, east: -Infinity, north: -Infinity, refused: [], moreRefused: 0 };
  try {
    return await inTransaction(database, async (client) => {
      const layer = await openLayer(client, options);
      await client.query(
        `create temporary table map_incoming (
           row bigint, key bigint, cell bigint, min_zoom smallint, west integer, south integer, east integer, north integer, geometry bytea,
           tags jsonb
         ) on commit drop`,
      );
      await client.query(`set local work_mem = '64MB'`);
      await copyRows(client, 'map_incoming', columns, toRows(features, counts));
      await dropRepeated(client, counts);
      const { added, changed, rows } = await merge(client, layer);
      if (rows > 0) {
        await client.query(
          `update map_layer set features = features + $6,
             west = least(west, $2), south = least(south, $3), east = greatest(east, $4), north = greatest(north, $5)
           where id = $1`,
          [layer, counts.west, counts.south, counts.east, counts.north, added],
        );
      }
      if (counts.moreRefused > 0)
        counts.refused.push({ row: counts.read, field: 'geometry', why: `${counts.moreRefused} more rows were refused` });
      const result = { read: counts.read, added, changed, unchanged: rows - added - changed, toComplete: 0, refused: counts.refused };
      if (options.dryRun) throw new Trial(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Trial) return error.result;
    throw error;
  }
};
