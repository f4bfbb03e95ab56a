import type { Database } from '../../platform/db/database.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';
import { importRows } from '../geo-data/import-rows.ts';
import { type AreaRow, readArea } from './area-row.ts';
import type { ImportOptions } from './source-store.ts';

/** A later table without outlines keeps the outlines, and one without people keeps the people. */
const storeAreas = `
  insert into population_area
    (source_id, key, code, name, district, people, day, night, households, outline, west, south, east, north, content_hash)
  select $1, key, code, name, district, people, day, night, households, outline, west, south, east, north, content_hash
  from jsonb_to_recordset($2::jsonb) as given (
    key text, code text, name text, district text, people float8, day float8, night float8, households float8, outline jsonb,
    west float8, south float8, east float8, north float8, content_hash text)
  on conflict (source_id, key) do update set
    code = coalesce(excluded.code, population_area.code), name = excluded.name,
    district = coalesce(excluded.district, population_area.district),
    people = coalesce(excluded.people, population_area.people), day = coalesce(excluded.day, population_area.day),
    night = coalesce(excluded.night, population_area.night), households = coalesce(excluded.households, population_area.households),
    outline = coalesce(excluded.outline, population_area.outline), west = coalesce(excluded.west, population_area.west),
    south = coalesce(excluded.south, population_area.south), east = coalesce(excluded.east, population_area.east),
    north = coalesce(excluded.north, population_area.north), content_hash = excluded.content_hash`;

/** Sums of a source of areas. */
export const countAreas = `
  update geo_source set (items, people, west, south, east, north) = (
    select count(*) filter (where people is not null and outline is not null), sum(people), min(west), min(south), max(east), max(north)
    from population_area where source_id = $1
  ) where id = $1`;

/** Villages or wards with people, by code: a table of the census adds the people to outlines that are known, and the other way round. */
export const importAreas = (database: Database, features: AsyncIterable<GeoFeature>, options: ImportOptions): Promise<ImportCounts> =>
  importRows<AreaRow>(database, features, options, {
    kind: 'areas',
    table: 'population_area',
    read: readArea,
    store: (client, sourceId, rows) => {
      const outlined = rows.map(({ outline, ...row }) => ({ ...row, outline: outline === null ? undefined : outline }));
      return client.query(storeAreas, [sourceId, JSON.stringify(outlined)]);
    },
    finish: (client, sourceId) => client.query(countAreas, [sourceId]),
  });
