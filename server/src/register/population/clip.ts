import {
  areaPaths,
  booleanOp,
  booleanOpWithPolyTree,
  ClipType,
  FillRule,
  type Paths64,
  type PolyPath64,
  PolyTree64,
  simplifyPath,
} from 'clipper2-ts';
import type { Polygons } from './count-raster.ts';

type Ring = Polygons[number][number];

/** Whole units of the grid on which outlines are clipped, per degree: 1 mm. */
const unitsPerDegree = 1e8;

/** Corners times the edges that a line of latitude crosses on average: more than half a second of clipping. */
const mostWork = 1e6;

const toPath = (ring: Ring): Paths64[number] =>
  ring.map(([longitude, latitude]) => ({ x: Math.round(longitude * unitsPerDegree), y: Math.round(latitude * unitsPerDegree) }));

const fromPath = (path: Paths64[number]): Ring => {
  const ring = path.map(({ x, y }) => [x / unitsPerDegree, y / unitsPerDegree] as const);
  return ring[0] === undefined ? [] : [...ring, ring[0]];
};

const toPaths = (polygons: Polygons): Paths64 => polygons.flatMap((rings) => rings.map(toPath));

/** An outline and its holes; then the outlines inside the holes. */
const listPolygons = (parent: PolyPath64): Polygons =>
  Array.from({ length: parent.count }, (_none, at) => parent.child(at)).flatMap((outer) => {
    const holes = Array.from({ length: outer.count }, (_none, at) => outer.child(at));
    return [[outer, ...holes].map(({ poly }) => fromPath(poly ?? [])), ...holes.flatMap(listPolygons)];
  });

const estimateWork = (polygons: Polygons): number => {
  let [corners, climbed, south, north] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ring of polygons.flat()) {
    for (const [at, [, latitude]] of ring.entries()) {
      corners += 1;
      climbed += Math.abs(latitude - (ring[at - 1]?.[1] ?? latitude));
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  }
  return north > south ? (corners * climbed) / (north - south) : 0;
};

/**
 * Polygons that may overlap (nested zones of a run) as an area in which every place counts once; within one polygon a place counts where
 * an odd number of its rings hold it. Null: the outlines cross each other so often that clipping would take too long.
 */
export const unite = (polygons: Polygons): Polygons | null => {
  if (estimateWork(polygons) > mostWork) return null;
  const united = new PolyTree64();
  const each = polygons.flatMap((polygon) => booleanOp(ClipType.Union, toPaths([polygon]), null, FillRule.EvenOdd));
  booleanOpWithPolyTree(ClipType.Union, each, null, united, FillRule.NonZero);
  return listPolygons(united);
};

/** The area that an outline shares with polygons that do not overlap, square degrees. */
export const makeOverlap = (polygons: Polygons): ((outline: Polygons) => number) => {
  const clip = toPaths(polygons);
  return (outline) => areaPaths(booleanOp(ClipType.Intersection, toPaths(outline), clip, FillRule.EvenOdd)) / unitsPerDegree ** 2;
};

/** Polygons without the corners that lie within a tolerance, degrees, of their neighbours' line; rings smaller than it are left out. */
export const simplify = (polygons: Polygons, tolerance: number): Polygons =>
  polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => {
      // Clipper's rings do not repeat their first corner.
      const path = simplifyPath(toPath(ring.slice(0, -1)), tolerance * unitsPerDegree, true);
      return path.length > 2 ? fromPath(path) : [];
    });
    return outer === undefined || outer.length === 0 ? [] : [[outer, ...holes.filter(({ length }) => length > 0)]];
  });
