import type { GeoGeometry } from '@hazardguard/contract';
import type { MultiLineString, MultiPoint, MultiPolygon } from 'geojson';

/** A position: longitude, latitude, degrees. */
export type Place = readonly [number, number];

/** A feature's geometry as the database stores it: points, lines or polygons, each a list of parts. */
export interface Shape {
  readonly type: 'point' | 'line' | 'polygon';
  /** Of a polygon the rings of all its polygons; `outer` has the first ring of each polygon. */
  readonly parts: readonly (readonly Place[])[];
  /** For polygons: indices of parts that begin a new polygon. */
  readonly outer: readonly number[];
}

/** 1e-7 degrees, as OpenStreetMap stores positions: 1.1 cm. */
export const unitsPerDegree = 1e7;

const types = ['point', 'line', 'polygon'] as const;

/** Points, lines or polygons as lists of parts. */
export const toShape = (geometry: GeoGeometry): Shape => {
  switch (geometry.type) {
    case 'Point':
      return { type: 'point', parts: [[geometry.coordinates]], outer: [] };
    case 'MultiPoint':
      return { type: 'point', parts: [geometry.coordinates], outer: [] };
    case 'LineString':
      return { type: 'line', parts: [geometry.coordinates], outer: [] };
    case 'MultiLineString':
      return { type: 'line', parts: geometry.coordinates, outer: [] };
    case 'Polygon':
      return { type: 'polygon', parts: geometry.coordinates, outer: [0] };
    case 'MultiPolygon': {
      const outer: number[] = [];
      let before = 0;
      for (const rings of geometry.coordinates) {
        outer.push(before);
        before += rings.length;
      }
      return { type: 'polygon', parts: geometry.coordinates.flat(), outer };
    }
  }
};

/**
 * A shape as 32-bit little-endian whole numbers: type, number of parts, for each part its number of positions (negative: begins a
 * polygon), then longitude and latitude of each position in units of 1e-7 degrees.
 */
export const writeShape = ({ type, parts, outer }: Shape): Buffer => {
  let positions = 0;
  for (const part of parts) positions += part.length;
  // Every processor that Node runs on is little-endian, but for IBM's mainframes.
  const numbers = new Int32Array(2 + parts.length + 2 * positions);
  numbers[0] = types.indexOf(type);
  numbers[1] = parts.length;
  let at = 2;
  for (const part of parts) numbers[at++] = part.length;
  for (const index of outer) numbers[2 + index] = -(numbers[2 + index] ?? 0);
  for (const part of parts) {
    for (const [longitude, latitude] of part) {
      numbers[at++] = Math.round(longitude * unitsPerDegree);
      numbers[at++] = Math.round(latitude * unitsPerDegree);
    }
  }
  return Buffer.from(numbers.buffer);
};

/** The shape that `writeShape` wrote. */
export const readShape = (bytes: Uint8Array): Shape => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const read = (): number => {
    const value = view.getInt32(at, true);
    at += 4;
    return value;
  };
  const type = types[read()] ?? 'point';
  const lengths = Array.from({ length: read() }, read);
  const outer = lengths.flatMap((length, index) => (length < 0 ? [index] : []));
  const parts = lengths.map((length) =>
    Array.from({ length: Math.abs(length) }, (): Place => [read() / unitsPerDegree, read() / unitsPerDegree]),
  );
  return { type, parts, outer };
};

/** The shape as GeoJSON, always of a Multi type. */
export const toGeoJson = ({ type, parts, outer }: Shape): MultiPoint | MultiLineString | MultiPolygon => {
  const lists = parts as unknown as number[][][];
  if (type === 'point') return { type: 'MultiPoint', coordinates: lists.flat() };
  if (type === 'line') return { type: 'MultiLineString', coordinates: lists };
  return { type: 'MultiPolygon', coordinates: outer.map((first, index) => lists.slice(first, outer[index + 1])) };
};

/** West, south, east, north of all positions; degrees. */
export const boundsOf = ({ parts }: Shape): readonly [number, number, number, number] => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    for (const [longitude, latitude] of part) {
      if (longitude < west) west = longitude;
      if (longitude > east) east = longitude;
      if (latitude < south) south = latitude;
      if (latitude > north) north = latitude;
    }
  }
  return [west, south, east, north];
};

/** Twice the signed area of a ring and its centroid, in degrees: exact enough for the place of a label. */
const weighRing = (ring: readonly Place[]): { readonly weight: number; readonly centre: Place } => {
  const [x0, y0] = ring[0] ?? [0, 0];
  let [weight, sumX, sumY] = [0, 0, 0];
  for (let i = 1; i < ring.length; i += 1) {
    const [ax, ay] = [(ring[i - 1]?.[0] ?? x0) - x0, (ring[i - 1]?.[1] ?? y0) - y0];
    const [bx, by] = [(ring[i]?.[0] ?? x0) - x0, (ring[i]?.[1] ?? y0) - y0];
    const cross = ax * by - bx * ay;
    weight += cross;
    sumX += (ax + bx) * cross;
    sumY += (ay + by) * cross;
  }
  return { weight: Math.abs(weight), centre: weight === 0 ? [x0, y0] : [x0 + sumX / (3 * weight), y0 + sumY / (3 * weight)] };
};

/** Where the label of a shape is written: a point itself, the middle of a line, the centroid of the largest polygon. */
export const labelPlace = ({ type, parts, outer }: Shape): Place => {
  const first = parts[0] ?? [];
  if (type !== 'polygon') return first[Math.floor(first.length / 2)] ?? [0, 0];
  return outer.map((index) => weighRing(parts[index] ?? [])).reduce((best, ring) => (ring.weight > best.weight ? ring : best)).centre;
};
