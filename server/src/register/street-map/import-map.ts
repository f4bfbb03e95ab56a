import { createHash } from 'node:crypto';
import { ApiError, streetZooms } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { type CopyValue, copyRows, inTransaction } from '../../platform/db/tables/copy.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { type ImportCounts, mostRefused, type Refused } from '../geo-data/import-counts.ts';
import { because, type Reason } from '../geo-data/reason.ts';
import { drawnParts } from './drawn-parts.ts';
import { neverDrawn, toBox, toCell } from './feature-cell.ts';
import { boundsOf, type Shape, toShape, unitsPerDegree, writeShape } from './feature-geometry.ts';
import { KeySet } from './key-set.ts';

type PoolClient = Parameters<Parameters<typeof inTransaction>[1]>[0];

export interface MapImport {
  /** Features with the same OSM id in the layer of this name are updated. */
  readonly name: string;
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string;
  /** Counts only; nothing is stored. */
  readonly dryRun: boolean;
  /** The batch that can be undone; without one nothing is kept for that. */
  readonly batchId?: number | null;
  /** Called now and then with the number of features read. */
  readonly onProgress?: (read: number) => void;
  readonly actor: { readonly id: string; readonly name: string } | null;
}

/** A larger one is a mistake of its file, and would slow every tile that it touches. */
const mostPositions = 2_000_000;
const mostTagBytes = 64 * 1024;

const idKeys = ['osm_id', '@id', 'id', 'full_id'] as const;
const typeNumbers: Readonly<Record<string, number>> = { n: 0, w: 1, r: 2 };
/** Without an id of its own: the same content is the same feature. */
const hashedType = 3;
/** Digits of a double that stay exact after the id is multiplied by four. */
const largestId = 2 ** 50;

const toHashedKey = (content: string | Buffer): number =>
  (createHash('sha256').update(content).digest().readUIntBE(0, 6) % largestId) * 4 + hashedType;

/** `way/123`, `w123` or `123`, with the type in `osm_type` or, if it is missing, by the geometry. */
const readKey = (properties: GeoFeature['properties'], shape: Shape, geometry: Buffer): number => {
  const { fclass, osm_id: element } = properties;
  // Geofabrik writes one element into several layers, a school as a building and as a place.
  if (typeof fclass === 'string' && element !== undefined && element !== null) return toHashedKey(`${shape.type} ${element} ${fclass}`);
  for (const name of idKeys) {
    const found = /^(?:(node|way|relation|n|w|r)\/?)?(\d{1,16})$/i.exec(String(properties[name] ?? ''));
    const id = Number(found?.[2]);
    if (!found || id > largestId) continue;
    const written = found[1] ?? String(properties.osm_type ?? properties['@type'] ?? (shape.type === 'point' ? 'node' : 'way'));
    return id * 4 + (typeNumbers[written.charAt(0).toLowerCase()] ?? 1);
  }
  return toHashedKey(geometry);
};

const ownKeys: ReadonlySet<string> = new Set(['osm_id', 'osm_type', '@id', '@type', 'id', 'full_id']);

/** Text for the database, which has no character 0. */
const toStorable = (value: string): string => (value.includes('\0') ? value.replaceAll('\0', '') : value).toWellFormed();

const toTags = (properties: GeoFeature['properties']): string => {
  const tags: Record<string, GeoFeature['properties'][string]> = {};
  for (const key in properties) {
    const value = properties[key];
    if (value === null || value === undefined || value === '' || ownKeys.has(key)) continue;
    tags[toStorable(key)] = typeof value === 'string' ? toStorable(value) : value;
  }
  return JSON.stringify(tags);
};

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Why a feature cannot be on a map; undefined: it can. */
const findRefusal = ({ parts }: Shape, [west, south, east, north]: Bounds): Reason | undefined => {
  let positions = 0;
  let sum = 0;
  for (const part of parts) {
    positions += part.length;
    for (const [longitude, latitude] of part) sum += longitude + latitude;
  }
  if (positions === 0) return because('noPosition');
  if (positions > mostPositions) return because('tooManyCorners', { corners: positions, most: mostPositions });
  // What is not a number makes the sum one, too.
  return Number.isFinite(sum) && west >= -180 && south >= -90 && east <= 180 && north <= 90 ? undefined : because('outsideWorld');
};

interface Counts {
  read: number;
  stored: number;
  readonly keys: KeySet;
  west: number;
  south: number;
  east: number;
  north: number;
  readonly refused: Refused[];
  refusedCount: number;
}

const refuse = (counts: Counts, row: number, field: string, reason: Reason): void => {
  counts.refusedCount += 1;
  if (counts.refused.length < mostRefused) counts.refused.push({ row, field, ...reason });
};

const columns = ['map_layer_id', 'key', 'cell', 'min_zoom', 'west', 'south', 'east', 'north', 'geometry', 'tags'] as const;

async function* toRows(
  features: AsyncIterable<GeoFeature>,
  layer: number,
  counts: Counts,
  onProgress: (read: number) => void = () => undefined,
): AsyncGenerator<readonly CopyValue[]> {
  for await (const { row, geometry, properties } of features) {
    counts.read += 1;
    if (counts.read % 1_000 === 0) onProgress(counts.read);
    if (geometry === null) {
      refuse(counts, row, 'geometry', because('noPosition'));
      continue;
    }
    const shape = toShape(geometry);
    const bounds = boundsOf(shape);
    const why = findRefusal(shape, bounds);
    if (why !== undefined) {
      refuse(counts, row, 'geometry', why);
      continue;
    }
    const tags = toTags(properties);
    if (tags.length > mostTagBytes) {
      refuse(counts, row, 'tags', because('tooManyTags', { length: tags.length, most: mostTagBytes }));
      continue;
    }
    const bytes = writeShape(shape);
    const key = readKey(properties, shape, bytes);
    if (!counts.keys.add(key)) {
      refuse(counts, row, 'osm_id', because('sameFeature'));
      continue;
    }
    counts.stored += 1;
    const box = toBox(bounds);
    const parts = drawnParts(properties, shape.type, Math.max(box[2] - box[0], box[3] - box[1]));
    const minZoom = parts.reduce((least, part) => Math.min(least, part.minZoom), neverDrawn);
    const [west, south, east, north] = bounds;
    counts.west = Math.min(counts.west, west);
    counts.south = Math.min(counts.south, south);
    counts.east = Math.max(counts.east, east);
    counts.north = Math.max(counts.north, north);
    yield [
      layer,
      key,
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
const openLayer = async (
  client: PoolClient,
  { name, sourceName, year, licence, actor }: MapImport,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const attribution = licence === '' ? sourceName : `${sourceName} (${licence})`;
  const { rows } = await client.query<{ id: number; isNew: boolean }>(
    `insert into map_layer (name, content, features, source_name, year, licence, attribution, min_zoom, max_zoom, added_by, added_by_id)
     values ($1, 'features', 0, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (name) do update set source_name = $2, year = $3, licence = $4, attribution = $5,
       revision = map_layer.revision + 1, changed_at = now()
       where map_layer.content = 'features'
     returning id, xmax = 0 as "isNew"`,
    [name, sourceName, year, licence, attribution, streetZooms.first, streetZooms.deepest, actor?.name ?? null, actor?.id ?? null],
  );
  const [row] = rows;
  if (row === undefined) throw new ApiError('conflict', `The map layer “${name}” is an archive of tiles. Choose another name`);
  return row;
};

/** Rows of the file beside those of the layer: added where it has none of the key, changed where they differ. */
const merge = async (client: PoolClient): Promise<{ readonly added: number; readonly changed: number }> => {
  const { rows } = await client.query<{ added: string; changed: string }>(
    `with written as (
       insert into map_feature (${columns.join(', ')}) select ${columns.join(', ')} from pg_temp.map_incoming order by cell
       on conflict (map_layer_id, key) do update set cell = excluded.cell, min_zoom = excluded.min_zoom, west = excluded.west,
         south = excluded.south, east = excluded.east, north = excluded.north, geometry = excluded.geometry, tags = excluded.tags
       where map_feature.geometry <> excluded.geometry or map_feature.tags <> excluded.tags
       returning xmax = 0 as is_new
     )
     select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from written`,
  );
  return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) };
};

/** What the features that will be changed are now; of those that will be added, nothing. Undo takes them from here. */
const keepEarlier = `
  insert into import_row (batch_id, thing, row_id, before)
  select $1, 'map_feature', incoming.key, to_jsonb(map_feature)
  from pg_temp.map_incoming as incoming left join map_feature using (map_layer_id, key)
  where map_feature.key is null or map_feature.geometry <> incoming.geometry or map_feature.tags <> incoming.tags`;

const copyAndMerge = async (client: PoolClient, rows: AsyncGenerator<readonly CopyValue[]>, batchId: number | null) => {
  await client.query('create temporary table map_incoming (like map_feature) on commit drop');
  await client.query(`set local work_mem = '64MB'`);
  await copyRows(client, 'map_incoming', columns, rows);
  if (batchId !== null) await client.query(keepEarlier, [batchId]);
  return merge(client);
};

/** Ends the transaction of a trial run, with its result. */
class Trial extends Error {
  readonly result: ImportCounts;
  constructor(result: ImportCounts) {
    super('a trial run');
    this.result = result;
  }
}

/**
 * Adds the features of an OpenStreetMap extract, or of a file like it, to a map layer, and updates those that it has by their OSM id.
 * Street tiles are made of them on request. Streams: memory does not grow with the file. All or nothing; an error of the reader leaves
 * everything as it was.
 */
export const importMap = async (database: Database, features: AsyncIterable<GeoFeature>, options: MapImport): Promise<ImportCounts> => {
  const counts: Counts = {
    read: 0,
    stored: 0,
    keys: new KeySet(),
    west: Infinity,
    south: Infinity,
    east: -Infinity,
    north: -Infinity,
    refused: [],
    refusedCount: 0,
  };
  try {
    return await inTransaction(database, async (client) => {
      const { id, isNew } = await openLayer(client, options);
      const rows = toRows(features, id, counts, options.onProgress);
      let [added, changed] = [0, 0];
      if (isNew) {
        await copyRows(client, 'map_feature', columns, rows);
        added = counts.stored;
      } else ({ added, changed } = await copyAndMerge(client, rows, options.dryRun ? null : (options.batchId ?? null)));
      if (counts.stored > 0) {
        await client.query(
          `update map_layer set features = features + $6,
             west = least(west, $2), south = least(south, $3), east = greatest(east, $4), north = greatest(north, $5)
           where id = $1`,
          [id, counts.west, counts.south, counts.east, counts.north, added],
        );
      }
      const unchanged = counts.stored - added - changed;
      const result = {
        read: counts.read,
        added,
        changed,
        unchanged,
        toComplete: 0,
        refused: counts.refused,
        others: [],
        refusedCount: counts.refusedCount,
      };
      if (options.dryRun) throw new Trial(result);
      return { ...result, layer: { table: 'map_layer', id, made: isNew } as const };
    });
  } catch (error) {
    if (error instanceof Trial) return error.result;
    throw error;
  }
};
