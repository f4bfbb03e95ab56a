import type { Database } from '../../platform/db/database.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';
import { importRows } from '../geo-data/import-rows.ts';
import type { ImportOptions } from '../population/source-store.ts';
import { type RoadRow, readRoad } from './road-row.ts';

const storeRoads = `
  insert into road (source_id, key, name, reference, class, oneway, line, west, south, east, north, content_hash)
  select $1, key, name, reference, class, oneway, line, west, south, east, north, content_hash
  from jsonb_to_recordset($2::jsonb) as given (
    key text, name text, reference text, class text, oneway boolean, line float8[],
    west float8, south float8, east float8, north float8, content_hash text)
  on conflict (source_id, key) do update set
    name = excluded.name, reference = excluded.reference, class = excluded.class, oneway = excluded.oneway, line = excluded.line,
    west = excluded.west, south = excluded.south, east = excluded.east, north = excluded.north, content_hash = excluded.content_hash`;

/** Sums of a source of roads. */
export const countRoads = `
  update geo_source set (items, west, south, east, north) = (
    select count(*), min(west), min(south), max(east), max(north) from road where source_id = $1
  ) where id = $1`;

/** A line of several parts as one feature for each. */
async function* splitLines(features: AsyncIterable<GeoFeature>): AsyncGenerator<GeoFeature> {
  for await (const feature of features) {
    const { geometry, properties, row } = feature;
    if (geometry?.type !== 'MultiLineString') yield feature;
    else
      for (const [part, coordinates] of geometry.coordinates.entries())
        yield {
          row,
          geometry: { type: 'LineString', coordinates },
          fault: null,
          properties: part === 0 ? properties : { ...properties, 'part of': part },
        };
  }
}

/** Roads from lines with a `highway` tag (OpenStreetMap) or a class; everything else in the file is passed over. */
export const importRoads = (database: Database, features: AsyncIterable<GeoFeature>, options: ImportOptions): Promise<ImportCounts> =>
  importRows<RoadRow>(database, splitLines(features), options, {
    kind: 'roads',
    table: 'road',
    read: readRoad,
    store: (client, sourceId, rows) => client.query(storeRoads, [sourceId, JSON.stringify(rows)]),
    finish: (client, sourceId) => client.query(countRoads, [sourceId]),
  });
