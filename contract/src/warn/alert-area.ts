import { z } from 'zod';
import { latitude, longitude } from '../wire/fields.ts';

export const drawnAreaLimits = {
  vertices: 250,
  leastRadiusM: 50,
  radiusM: 50_000,
  /** A drawn outline goes this far at most from one corner to another: a slip of the hand must not warn a State. */
  widestM: 200_000,
} as const;

type Point = readonly number[];

const computeSide = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const isWithinBox = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): boolean =>
  px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);

const edgesMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [ofC, ofD, ofA, ofB] = [computeSide(a, b, c), computeSide(a, b, d), computeSide(c, d, a), computeSide(c, d, b)];
  if (ofC !== ofD && ofA !== ofB) return true;
  return (
    (ofC === 0 && isWithinBox(a, b, c)) ||
    (ofD === 0 && isWithinBox(a, b, d)) ||
    (ofA === 0 && isWithinBox(c, d, a)) ||
    (ofB === 0 && isWithinBox(c, d, b))
  );
};

/** True when no edge of the closed outline meets another one but its neighbours, and no corner stands twice. */
export const isSimpleOutline = (points: readonly Point[]): boolean => {
  const count = points.length;
  const at = (index: number): Point => points[index % count] as Point;
  for (let one = 0; one < count; one++) {
    if (computeSide(at(one), at(one + 1), at(one + 2)) === 0 && !isWithinBox(at(one), at(one + 2), at(one + 1))) return false;
    for (let other = one + 2; other < count; other++) {
      if (one === 0 && other === count - 1) continue;
      if (edgesMeet(at(one), at(one + 1), at(other), at(other + 1))) return false;
    }
  }
  return new Set(points.map(String)).size === count;
};

const radiusError = { error: `A radius from ${drawnAreaLimits.leastRadiusM} to ${drawnAreaLimits.radiusM} m` };
const radiusM = z.number(radiusError).min(drawnAreaLimits.leastRadiusM, radiusError).max(drawnAreaLimits.radiusM, radiusError);

/** Longitude first, as in GeoJSON. */
const corner = z
  .array(z.number())
  .length(2)
  .refine(([east, north]) => longitude.safeParse(east).success && latitude.safeParse(north).success, {
    error: 'Longitude from -180 to 180, then latitude from -90 to 90',
  });

const cornersError = { error: `From 3 to ${drawnAreaLimits.vertices} corners` };

/** An area that a person gives: a circle, an outline (its corners in order, the first not repeated), or so far around the industry. */
export const drawnArea = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('circle'), latitude, longitude, radiusM }),
  z.object({
    shape: z.literal('polygon'),
    points: z
      .array(corner)
      .min(3, cornersError)
      .max(drawnAreaLimits.vertices, cornersError)
      .refine(isSimpleOutline, { error: 'The outline crosses or touches itself' }),
  }),
  z.object({ shape: z.literal('site'), radiusM }),
]);
export type DrawnArea = z.infer<typeof drawnArea>;
