import type { Geometry, Position } from 'geojson';
import type { Bounds, FeatureKind } from './opened-file.ts';

/** Shapes of one feature as one geometry. */
export const oneGeometry = (shapes: readonly Geometry[]): Geometry | undefined => {
  const [first] = shapes;
  if (shapes.length <= 1) return first;
  return { type: 'GeometryCollection', geometries: [...shapes] };
};

const kinds: Readonly<Record<Exclude<Geometry['type'], 'GeometryCollection'>, FeatureKind>> = {
  Point: 'point',
  MultiPoint: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
};

export const findKind = (geometry: Geometry): FeatureKind => {
  if (geometry.type !== 'GeometryCollection') return kinds[geometry.type];
  const all = new Set(geometry.geometries.map(findKind));
  const [only = 'mixed'] = all;
  return all.size === 1 ? only : 'mixed';
};

/** Every position of a geometry. */
export function* listPositions(geometry: Geometry): Generator<Position> {
  switch (geometry.type) {
    case 'Point':
      yield geometry.coordinates;
      return;
    case 'MultiPoint':
    case 'LineString':
      yield* geometry.coordinates;
      return;
    case 'MultiLineString':
    case 'Polygon':
      for (const ring of geometry.coordinates) yield* ring;
      return;
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) for (const ring of polygon) yield* ring;
      return;
    case 'GeometryCollection':
      for (const part of geometry.geometries) yield* listPositions(part);
  }
}

/** Undefined for a geometry without positions. */
export const findBounds = (geometry: Geometry): Bounds | undefined => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of listPositions(geometry)) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return west <= east ? [west, south, east, north] : undefined;
};
