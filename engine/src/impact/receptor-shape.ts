import { isInsideRing } from '../geo/ring.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import { toPoint } from '../geo/wind-frame.ts';
import type { ReceptorGeometry } from '../types/document-types.ts';

type Path = readonly (readonly [x: number, y: number])[];

/** Lines, or the rings of an area with its holes; in degrees, or in metres around a source. */
export interface ReceptorShape {
  readonly isArea: boolean;
  readonly paths: readonly Path[];
}

/** The paths of a GeoJSON line or area. */
export const toShape = ({ type, coordinates }: ReceptorGeometry): ReceptorShape => {
  switch (type) {
    case 'LineString':
      return { isArea: false, paths: [coordinates] };
    case 'MultiLineString':
      return { isArea: false, paths: coordinates };
    case 'Polygon':
      return { isArea: true, paths: coordinates };
    case 'MultiPolygon':
      return { isArea: true, paths: coordinates.flat() };
  }
};

/** A shape on the ground in the frame of the wind, m. */
export const shapeInFrame = (frame: WindFrame, { isArea, paths }: ReceptorShape): ReceptorShape => ({
  isArea,
  paths: paths.map((path) => path.map(([longitude, latitude]) => toPoint(frame, latitude, longitude))),
});

/** Even-odd over all rings: holes are outside. */
const isInArea = ({ isArea, paths }: ReceptorShape, x: number, y: number): boolean =>
  isArea && paths.reduce((inside, ring) => inside !== isInsideRing(ring, x, y), false);

/** Where the pieces a–b and c–d cross; null: they do not. */
const crossing = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [cx, cy]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): readonly [number, number] | null => {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return null;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  return along < 0 || along > 1 || other < 0 || other > 1 ? null : [ax + along * (bx - ax), ay + along * (by - ay)];
};

/** The point of a piece that is nearest to the origin. */
const nearestOnPiece = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): readonly [number, number] => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return [ax + along * dx, ay + along * dy];
};

/**
 * The point of a shape inside an outline that is nearest to the origin; null where the two do not meet. The origin itself where the area
 * holds it. Nearest points and corners of the shape inside, crossings of the two edges, and corners of the outline inside the area.
 */
export const nearestInside = (
  shape: ReceptorShape,
  outline: Path,
  isInside: (x: number, y: number) => boolean,
): readonly [number, number] | null => {
  let best: readonly [number, number] | null = null;
  const keep = (point: readonly [number, number]): void => {
    if (best === null || Math.hypot(...point) < Math.hypot(...best)) best = point;
  };
  if (isInArea(shape, 0, 0) && isInside(0, 0)) return [0, 0];
  let [west, east, south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of outline) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  for (const path of shape.paths) {
    for (const [i, point] of path.entries()) {
      if (isInside(...point)) keep(point);
      const next = path[i + 1];
      if (next === undefined) continue;
      const foot = nearestOnPiece(point, next);
      if (isInside(...foot)) keep(foot);
      // A piece beside the outline's box crosses nothing.
      if (Math.max(point[0], next[0]) < west || Math.min(point[0], next[0]) > east) continue;
      if (Math.max(point[1], next[1]) < south || Math.min(point[1], next[1]) > north) continue;
      for (let j = 1; j < outline.length; j++) {
        const at = crossing(point, next, outline[j - 1] ?? [0, 0], outline[j] ?? [0, 0]);
        if (at !== null) keep(at);
      }
    }
  }
  if (shape.isArea) for (const [x, y] of outline) if (isInArea(shape, x, y)) keep([x, y]);
  return best;
};

/** Distance from a position to the nearest point of a shape in degrees, m; 0 inside an area. */
export const distanceToShape = ({ latitude, longitude }: Omit<WindFrame, 'windFromDeg'>, shape: ReceptorShape): number => {
  const placed = shapeInFrame({ latitude, longitude, windFromDeg: 0 }, shape);
  if (isInArea(placed, 0, 0)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const path of placed.paths) {
    for (const [i, point] of path.entries()) nearest = Math.min(nearest, Math.hypot(...nearestOnPiece(point, path[i + 1] ?? point)));
  }
  return nearest;
};

/** Whether a line or area meets an area in the same plane, its outline first, then its holes. */
export const shapeMeets = (shape: ReceptorShape, [outline = [], ...holes]: readonly Path[]): boolean => {
  const isInside = (x: number, y: number): boolean => isInsideRing(outline, x, y) && !holes.some((hole) => isInsideRing(hole, x, y));
  if (nearestInside(shape, outline, isInside) !== null) return true;
  return holes.some((hole) => nearestInside({ ...shape, isArea: false }, hole, () => false) !== null);
};
