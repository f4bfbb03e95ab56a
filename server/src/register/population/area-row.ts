import { createHash } from 'node:crypto';
import type { PolygonCoordinates } from '@hazardguard/contract';
import type { ImportFields } from '../data-import/importer.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { readCount, readText } from '../geo-data/read-property.ts';
import { because, type Reason, shorten } from '../geo-data/reason.ts';

/** A village or ward as it is stored. */
export interface AreaRow {
  readonly key: string;
  readonly code: string | null;
  readonly name: string;
  readonly district: string | null;
  readonly people: number | null;
  readonly day: number | null;
  readonly night: number | null;
  readonly households: number | null;
  readonly outline: PolygonCoordinates | null;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
  readonly content_hash: string;
}

/** Headers of the Census of India's primary abstract, of village shapefiles and of GeoJSON, after our own names. */
export const areaFields = {
  name: {
    type: 'text',
    headers: [
      'name',
      'village',
      'village name',
      'name of village',
      'vill name',
      'vname',
      'ward',
      'ward name',
      'town vill name',
      'area name',
      'nam',
      'गाँव',
      'गांव',
      'ગામ',
      'गाव',
    ],
  },
  code: {
    type: 'text',
    headers: ['code', 'village code', 'vill code', 'lgd code', 'lgd', 'town village', 'census code', 'mdds code', 'pc11 tv id', 'ward no'],
  },
  district: { type: 'text', headers: ['district', 'district name', 'dtname', 'dist name', 'जिला', 'જિલ્લો'] },
  subdistrict: {
    type: 'text',
    headers: ['subdistrict', 'sub district', 'taluka', 'taluk', 'tehsil', 'block', 'sdtname', 'तालुका', 'તાલુકો'],
  },
  people: {
    type: 'number',
    headers: [
      'people',
      'population',
      'total population',
      'tot p',
      'tot pop',
      'pop',
      'total pop',
      'persons',
      'pc11 pca tot p',
      'जनसंख्या',
      'વસ્તી',
      'लोकसंख्या',
    ],
  },
  day: { type: 'number', headers: ['day', 'day population', 'people by day'] },
  night: { type: 'number', headers: ['night', 'night population', 'people by night'] },
  households: { type: 'number', headers: ['households', 'no hh', 'no of households', 'hh', 'total households'] },
} as const satisfies ImportFields;

/** The code of a row; a bare id is none that a person would map. */
const codeHeaders = [...areaFields.code.headers, 'id'];

/** More corners than the outline of any village. */
const mostCorners = 200_000;

export type AreaRead = { readonly row: AreaRow; readonly toComplete: boolean } | { readonly problem: Reason & { readonly field: string } };

const isPlace = ([longitude, latitude]: readonly [number, number]): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && Number.isFinite(longitude) && Number.isFinite(latitude);

type Outline = Pick<AreaRow, 'outline' | 'west' | 'south' | 'east' | 'north'>;

const noOutline: Outline = { outline: null, west: null, south: null, east: null, north: null };

/** The outline with its box, none for a row of a table, or why it cannot be used. */
const readOutline = (geometry: GeoFeature['geometry']): Outline | Reason => {
  if (geometry === null) return noOutline;
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return because('notArea', { type });
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as PolygonCoordinates;
  const corners = polygons.flat(2);
  if (corners.length > mostCorners) return because('tooManyCorners', { corners: corners.length, most: mostCorners });
  if (polygons.length === 0 || polygons.flat().some((ring) => ring.length < 4)) return because('ringTooShort');
  if (!corners.every(isPlace)) return because('cornerNotDegrees');
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of corners) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return { outline: polygons, west, south, east, north };
};

/** A feature or row as a village or ward; refused where it has no name, or a value that is no number of people. */
export const readArea = ({ geometry, properties }: GeoFeature): AreaRead => {
  const code = readText(properties, codeHeaders);
  const name = readText(properties, areaFields.name.headers) ?? code;
  if (name === null) return { problem: { field: 'name', ...because('noNameOrCode') } };
  const counts = { people: 0, day: 0, night: 0, households: 0 } as Record<'people' | 'day' | 'night' | 'households', number | null>;
  for (const field of ['people', 'day', 'night', 'households'] as const) {
    const value = readCount(properties, areaFields[field].headers);
    if (value === undefined)
      return { problem: { field, ...because('notCount', { value: shorten(readText(properties, areaFields[field].headers)) }) } };
    counts[field] = value;
  }
  const outline = readOutline(geometry);
  if ('why' in outline) return { problem: { field: 'geometry', ...outline } };
  // Villages of one name are in many districts.
  const where = [areaFields.district, areaFields.subdistrict]
    .map(({ headers }) => readText(properties, headers))
    .filter((one) => one !== null);
  const key = (code ?? [...where, name].join(' / ')).toLowerCase();
  const district = readText(properties, areaFields.district.headers);
  const row = { key, code, name, district, ...counts, ...outline };
  const content_hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
  return { row: { ...row, content_hash }, toComplete: counts.people === null || outline.outline === null };
};
