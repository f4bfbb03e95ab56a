import { coverageRadiusM, type GeoSource, type siteCoverage } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { destination } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';
import { listReceptorsAround } from '../receptors/store.ts';
import { hasStreets } from '../street-map/has-streets.ts';
import { countPopulation } from './count-population.ts';
import type { Polygons } from './count-raster.ts';
import { listSources, type SourceRow } from './source-store.ts';

const corners = 360;

/** A circle on the ground as a polygon of 360 corners, 0.005 % smaller. */
export const toCircle = (latitude: number, longitude: number, radiusM: number): Polygons => {
  const ring = Array.from({ length: corners + 1 }, (_none, i): readonly [number, number] => {
    const place = destination(latitude, longitude, (360 * (i % corners)) / corners, radiusM);
    return [place.longitude, place.latitude];
  });
  return [[ring]];
};

/** Population counts as known at a site where a source knows this share of the circle around it. */
const mostOfCircle = 0.5;

interface Site {
  readonly id: number;
  readonly industry_name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const metresPerDegree = 111_320;

/** Side of a cell, m, at the middle of the raster. */
const findCellM = ({ projection, cell_x, cell_y, north, south }: SourceRow): number | null => {
  if (projection === null || cell_x === null || cell_y === null) return null;
  const side = Math.sqrt(Math.abs(cell_x * cell_y));
  if (!/\+proj=(longlat|latlong)\b/u.test(projection)) return side;
  return side * metresPerDegree * Math.sqrt(Math.cos(((((north ?? 0) + (south ?? 0)) / 2) * Math.PI) / 180));
};

const hasRoads = async ({ pool }: Database, { latitude, longitude }: Site): Promise<boolean> => {
  const reach = coverageRadiusM / metresPerDegree;
  const wide = reach / Math.max(0.01, Math.cos(((latitude ?? 0) * Math.PI) / 180));
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from road where south <= $1 and north >= $2 and west <= $3 and east >= $4) as found',
    [(latitude ?? 0) + reach, (latitude ?? 0) - reach, (longitude ?? 0) + wide, (longitude ?? 0) - wide],
  );
  return rows[0]?.found === true;
};

type Covered = z.output<typeof siteCoverage>;

/** What is known around one site, and the sources that know its people. */
const coverSite = async (database: Database, site: Site): Promise<Covered & { readonly sourceIds: readonly number[] }> => {
  const { id, industry_name: industryName, latitude, longitude } = site;
  if (latitude === null || longitude === null)
    return { id, industryName, population: false, receptors: 0, roads: false, streetMap: false, sourceIds: [] };
  const count = await countPopulation(database, toCircle(latitude, longitude, coverageRadiusM));
  const { total } = await listReceptorsAround(database, { latitude, longitude, radiusM: coverageRadiusM, limit: 1 });
  const sourceIds = [count.source, ...count.others].flatMap((source) => (source === null ? [] : [source.id]));
  const population = count.people !== null && count.coveredShare >= mostOfCircle;
  const streetMap = await hasStreets(database, { latitude, longitude });
  return { id, industryName, population, receptors: total, roads: await hasRoads(database, site), streetMap, sourceIds };
};

const presentSource = (row: SourceRow, sites: readonly number[]): GeoSource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  sourceName: row.source_name,
  year: row.year,
  licence: row.licence,
  moment: row.moment,
  errorShare: row.error_share,
  items: row.items,
  people: row.people,
  cellM: findCellM(row),
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by,
  sites: [...sites],
});

/** Imported sources, and what they know around each site of the caller's scope. */
export const readCoverage = async (database: Database) => {
  const { rows } = await sql<Site>`
    select id, industry_name, latitude, longitude from industry where ${siteInScope()} order by name_key limit 2000`.execute(
    database.kysely,
  );
  const sources = await listSources(database);
  const sites: Awaited<ReturnType<typeof coverSite>>[] = [];
  for (const site of rows) sites.push(await coverSite(database, site));
  return {
    sources: sources.map((source) =>
      presentSource(
        source,
        sites.flatMap(({ id, sourceIds, roads }) => (sourceIds.includes(source.id) || (source.kind === 'roads' && roads) ? [id] : [])),
      ),
    ),
    sites: sites.map(({ sourceIds: _ids, ...site }) => site),
  };
};
