import type { ReceptorGeometry } from '@hazardguard/contract';
import type { GeoGeometry } from '../geo-data/geo-feature.ts';
import { because, type Reason } from '../geo-data/reason.ts';

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

type Position = readonly [longitude: number, latitude: number];

const mostCorners = 20_000;

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
 * position. A reason says why a geometry cannot be used.
 */
export const toGeometryColumns = (geometry: GeoGeometry | null): GeometryColumns | Reason | null => {
  if (geometry === null || geometry.type === 'Point' || geometry.type === 'MultiPoint') return null;
  const shape: ReceptorGeometry = geometry as unknown as ReceptorGeometry;
  const paths: readonly (readonly Position[])[] =
    shape.type === 'LineString' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates.flat() : shape.coordinates;
  const corners = paths.flat();
  if (corners.length < 2) return because('lineTooShort');
  if (corners.length > mostCorners) return because('tooManyCorners', { corners: corners.length, most: mostCorners });
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of corners) {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return because('cornerNotDegrees');
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  const isArea = shape.type === 'Polygon' || shape.type === 'MultiPolygon';
  const [longitude, latitude] = (isArea ? findCentre(paths[0] ?? []) : null) ?? findMiddle(paths);
  return { latitude, longitude, geometry: JSON.stringify(shape), west, south, east, north };
};
