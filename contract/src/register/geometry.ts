import type { ReceptorGeometry } from './receptor-shape.ts';

/** A point, line or polygon in WGS 84: [longitude, latitude] in degrees, rings closed, as GeoJSON (RFC 7946) has them. */
export type GeoGeometry =
  | { readonly type: 'Point'; readonly coordinates: readonly [number, number] }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly (readonly [number, number])[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly (readonly [number, number])[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[] };

type Position = readonly [number, number];

const toPosition = (given: unknown): Position | null => {
  if (!Array.isArray(given)) return null;
  const [longitude, latitude] = given as unknown[];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
};

const toList = <Item>(given: unknown, least: number, read: (item: unknown) => Item | null): Item[] | null => {
  if (!Array.isArray(given) || given.length < least) return null;
  const items = given.map(read);
  return items.every((item) => item !== null) ? (items as Item[]) : null;
};

const toLine = (given: unknown): Position[] | null => toList(given, 2, toPosition);

const toRing = (given: unknown): Position[] | null => {
  const ring = toList(given, 3, toPosition);
  const [first] = ring ?? [];
  const last = ring?.at(-1);
  if (ring === null || first === undefined || last === undefined) return null;
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push(first);
  return ring.length >= 4 ? ring : null;
};

const toPolygon = (given: unknown): Position[][] | null => toList(given, 1, toRing);

const isOne = <Type extends string>(type: unknown, ...types: readonly Type[]): type is Type => types.includes(type as Type);

/**
 * A geometry of GeoJSON with heights left out, rings closed; null: none, or not in degrees of WGS 84. Of a collection the one with
 * most dimensions is kept.
 */
export const toGeometry = (given: unknown): GeoGeometry | null => {
  if (typeof given !== 'object' || given === null) return null;
  const { type, coordinates, geometries } = given as {
    readonly type?: unknown;
    readonly coordinates?: unknown;
    readonly geometries?: unknown;
  };
  if (type === 'Point') {
    const at = toPosition(coordinates);
    return at && { type, coordinates: at };
  }
  if (isOne(type, 'MultiPoint')) {
    const points = toList(coordinates, 1, toPosition);
    return points && { type, coordinates: points };
  }
  if (isOne(type, 'LineString')) {
    const line = toLine(coordinates);
    return line && { type, coordinates: line };
  }
  if (isOne(type, 'MultiLineString')) {
    const lines = toList(coordinates, 1, toLine);
    return lines && { type, coordinates: lines };
  }
  if (isOne(type, 'Polygon')) {
    const rings = toPolygon(coordinates);
    return rings && { type, coordinates: rings };
  }
  if (isOne(type, 'MultiPolygon')) {
    const polygons = toList(coordinates, 1, toPolygon);
    return polygons && { type, coordinates: polygons };
  }
  if (type !== 'GeometryCollection' || !Array.isArray(geometries)) return null;
  const order = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];
  const found = geometries.map(toGeometry).filter((geometry) => geometry !== null);
  return found.toSorted((a, b) => order.indexOf(b.type) - order.indexOf(a.type))[0] ?? null;
};

/** Columns of a receptor that is a line or an area; its position lies on it. */
export interface GeometryColumns {
  readonly latitude: number;
  readonly longitude: number;
  readonly geometry: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const mostCorners = 20_000;

/** Why a shape cannot be used: a code, its values, and an English sentence. */
export interface ShapeProblem {
  readonly problem: 'lineTooShort' | 'tooManyCorners' | 'cornerNotDegrees';
  readonly values: Readonly<Record<string, number>>;
  readonly why: string;
}

/** The corner in the middle of the longest path: it lies on the line, or on the edge of the area. */
const findMiddle = (paths: readonly (readonly Position[])[]): Position => {
  const longest = paths.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return longest[Math.floor(longest.length / 2)] ?? [0, 0];
};

/** The centre of the first ring, if the ring holds it. */
const findCentre = (ring: readonly Position[]): Position | null => {
  const corners = ring.slice(0, -1);
  const x = corners.reduce((sum, [longitude]) => sum + longitude, 0) / corners.length;
  const y = corners.reduce((sum, [, latitude]) => sum + latitude, 0) / corners.length;
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]]: readonly [Position, Position] = [ring[i - 1] ?? [0, 0], ring[i] ?? [0, 0]];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside ? [x, y] : null;
};

/**
 * A line or area of a file as columns of a receptor: school grounds, rivers, fields. A point or nothing gives null: the receptor is its
 * position.
 */
export const toGeometryColumns = (geometry: GeoGeometry | null): GeometryColumns | ShapeProblem | null => {
  if (geometry === null || geometry.type === 'Point' || geometry.type === 'MultiPoint') return null;
  const shape: ReceptorGeometry = geometry as unknown as ReceptorGeometry;
  const paths: readonly (readonly Position[])[] =
    shape.type === 'LineString' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates.flat() : shape.coordinates;
  const corners = paths.flat();
  if (corners.length < 2) return { problem: 'lineTooShort', values: {}, why: 'The line has fewer than two points' };
  if (corners.length > mostCorners)
    return {
      problem: 'tooManyCorners',
      values: { corners: corners.length, most: mostCorners },
      why: `The outline has ${corners.length} corners; at most ${mostCorners} are read`,
    };
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of corners) {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
      return { problem: 'cornerNotDegrees', values: {}, why: 'A corner is not a longitude and a latitude in degrees' };
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  const isArea = shape.type === 'Polygon' || shape.type === 'MultiPolygon';
  const [longitude, latitude] = (isArea ? findCentre(paths[0] ?? []) : null) ?? findMiddle(paths);
  return { latitude, longitude, geometry: JSON.stringify(shape), west, south, east, north };
};

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?`;

const wktTypes = {
  POINT: 'Point',
  MULTIPOINT: 'MultiPoint',
  LINESTRING: 'LineString',
  MULTILINESTRING: 'MultiLineString',
  POLYGON: 'Polygon',
  MULTIPOLYGON: 'MultiPolygon',
} as const;

const wktHead = /^(?:SRID\s*=\s*4326\s*;\s*)?(POINT|MULTIPOINT|LINESTRING|MULTILINESTRING|POLYGON|MULTIPOLYGON)\s*(?:Z|M|ZM)?\s*(?=\()/iu;
/** Only numbers, brackets and commas follow: the text can be written as JSON. */
const wktBody = new RegExp(String.raw`^[(),\s]*(?:${number}[(),\s]*)+$`, 'u');

/** Well-known text as GeoJSON; null: it is none. */
const parseWkt = (text: string): GeoGeometry | null => {
  const [head, name = ''] = wktHead.exec(text) ?? [];
  if (head === undefined) return null;
  const body = text.slice(head.length);
  if (!wktBody.test(body)) return null;
  const type = wktTypes[name.toUpperCase() as keyof typeof wktTypes];
  // A run of numbers is a position; MULTIPOINT may leave out the brackets of its points.
  const json = body
    .replace(new RegExp(String.raw`${number}(?:\s+${number})*`, 'gu'), (run) => `[${run.trim().split(/\s+/u).map(Number).join(',')}]`)
    .replaceAll('(', '[')
    .replaceAll(')', ']');
  try {
    const nested = JSON.parse(json) as unknown[];
    if (type === 'Point') return toGeometry({ type, coordinates: nested[0] });
    if (type === 'MultiPoint')
      return toGeometry({ type, coordinates: nested.map((one) => (Array.isArray(one) && Array.isArray(one[0]) ? one[0] : one)) });
    return toGeometry({ type, coordinates: nested });
  } catch {
    return null;
  }
};

const parseGeoJson = (text: string): GeoGeometry | null => {
  try {
    const given = JSON.parse(text) as { readonly type?: unknown; readonly geometry?: unknown; readonly features?: unknown };
    if (given?.type === 'Feature') return toGeometry(given.geometry);
    if (given?.type !== 'FeatureCollection') return toGeometry(given);
    const features = Array.isArray(given.features) ? (given.features as { readonly geometry?: unknown }[]) : [];
    return features.length === 1 ? toGeometry(features[0]?.geometry) : null;
  } catch {
    return null;
  }
};

/** A geometry written as WKT or GeoJSON (also a feature, or a collection of one), degrees of WGS 84; null: it cannot be read. */
export const parseGeometryText = (text: string): GeoGeometry | null => {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? parseGeoJson(trimmed) : parseWkt(trimmed);
};

const writeNested = (given: unknown): string => {
  const list = given as readonly unknown[];
  if (typeof list[0] === 'number') return list.join(' ');
  return `(${list.map(writeNested).join(', ')})`;
};

/** The same geometry as WKT, with every digit. */
export const formatWkt = ({ type, coordinates }: GeoGeometry): string => {
  const body = writeNested(coordinates);
  return `${type.toUpperCase()} ${type === 'Point' ? `(${body})` : body}`;
};
