import { type ReceptorShape, shapeMeets, toShape } from '../../platform/compute/scenario.ts';

type Position = readonly number[];
type Ring = readonly Position[];

/** A GeoJSON geometry (RFC 7946): longitude first. */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusM: number;
}

/** A village or ward with its outline. */
export interface VillageOutline {
  readonly code: string | null;
  readonly name: string;
  readonly outline: Extract<Area, { readonly type: 'MultiPolygon' }>['coordinates'];
  /** West, south, east, north, degrees. */
  readonly box: [number, number, number, number];
}

/** A place of a recipient: the outline of a village or ward where it has one, else the circle. */
export interface RecipientPlace extends Circle {
  readonly village: VillageOutline | null;
}

/** Metres per degree of a great circle on the mean sphere (IUGG). */
const metresPerDegree = (6_371_008.8 * Math.PI) / 180;
const radiansPerDegree = Math.PI / 180;

export const listPolygons = (area: Area): readonly (readonly Ring[])[] => (area.type === 'Polygon' ? [area.coordinates] : area.coordinates);

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The bounding box of an area in degrees; null: it has no corner. Across the date line the engine's rings have longitudes beyond ±180, although RFC 7946 advises to cut them. */
export const computeBounds = (area: Area): Bounds | null => {
  let bounds: { west: number; south: number; east: number; north: number } | null = null;
  for (const ring of listPolygons(area).flat()) {
    for (const [longitude = Number.NaN, latitude = Number.NaN] of ring) {
      bounds ??= { west: longitude, south: latitude, east: longitude, north: latitude };
      bounds.west = Math.min(bounds.west, longitude);
      bounds.east = Math.max(bounds.east, longitude);
      bounds.south = Math.min(bounds.south, latitude);
      bounds.north = Math.max(bounds.north, latitude);
    }
  }
  return bounds;
};

/** Square of the distance from the origin to the segment a–b. */
const squaredDistanceToSegment = (ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
};

/**
 * True when the circle and the area have a point in common. Computed on the tangent plane at the circle's centre: within 0.1 % up to
 * some tens of kilometres, which is enough for radii of 10 km. Holes are outside the area (even–odd rule).
 */
export const reachesArea = ({ latitude, longitude, radiusM }: Circle, area: Area): boolean => {
  const perLongitude = metresPerDegree * Math.cos(latitude * radiansPerDegree);
  const limit = radiusM * radiusM;
  for (const polygon of listPolygons(area)) {
    let inside = false;
    for (const ring of polygon) {
      for (let i = 1; i < ring.length; i++) {
        const [aLongitude = 0, aLatitude = 0] = ring[i - 1] ?? [];
        const [bLongitude = 0, bLatitude = 0] = ring[i] ?? [];
        const ax = (aLongitude - longitude) * perLongitude;
        const ay = (aLatitude - latitude) * metresPerDegree;
        const bx = (bLongitude - longitude) * perLongitude;
        const by = (bLatitude - latitude) * metresPerDegree;
        if (squaredDistanceToSegment(ax, ay, bx, by) <= limit) return true;
        if (ay > 0 !== by > 0 && ax + (-ay / (by - ay)) * (bx - ax) > 0) inside = !inside;
      }
    }
    if (inside) return true;
  }
  return false;
};

const shapes = new WeakMap<VillageOutline, ReceptorShape>();

const touchesBox = (ring: Ring, [west, south, east, north]: VillageOutline['box']): boolean =>
  ring.some(([bLongitude = 0, bLatitude = 0], index) => {
    const [aLongitude = 0, aLatitude = 0] = ring[index - 1] ?? [bLongitude, bLatitude];
    return (
      Math.min(aLongitude, bLongitude) <= east &&
      Math.max(aLongitude, bLongitude) >= west &&
      Math.min(aLatitude, bLatitude) <= north &&
      Math.max(aLatitude, bLatitude) >= south
    );
  });

/**
 * True when a village and the area have a point in common, also where one is wholly inside the other. Most villages are decided by one corner,
 * or because no edge of the area comes near; the others by their shape.
 */
export const villageReaches = (village: VillageOutline, area: Area): boolean => {
  const [longitude = 0, latitude = 0] = village.outline[0]?.[0]?.[0] ?? [];
  if (reachesArea({ latitude, longitude, radiusM: 0 }, area)) return true;
  const near = listPolygons(area).filter((polygon) => polygon.some((ring) => touchesBox(ring, village.box)));
  if (near.length === 0) return false;
  let shape = shapes.get(village);
  if (shape === undefined) {
    shape = toShape({ type: 'MultiPolygon', coordinates: village.outline } as never);
    shapes.set(village, shape);
  }
  const known = shape;
  return near.some((polygon) => shapeMeets(known, polygon as never));
};
