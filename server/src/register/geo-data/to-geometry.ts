import type { GeoGeometry } from './geo-feature.ts';

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

type Properties = Record<string, string | number | boolean | null>;

/** Attributes as plain values, objects and lists as their JSON. `tags` of older OpenStreetMap files are spread. */
export const toProperties = (given: unknown): Properties => {
  const properties: Properties = {};
  if (typeof given !== 'object' || given === null) return properties;
  for (const [name, value] of Object.entries(given)) {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') properties[name] = value;
    else if (value instanceof Date) properties[name] = Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
    else if (name === 'tags' && !Array.isArray(value)) Object.assign(properties, toProperties(value));
    else if (value !== undefined) properties[name] = JSON.stringify(value).slice(0, 10_000);
  }
  return properties;
};
