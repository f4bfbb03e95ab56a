import { z } from 'zod';
import { latitude, longitude } from '../wire/fields.ts';

export const drawnAreaLimits = {
  vertices: 250,
  minRadiusM: 50,
  radiusM: 50_000,
  /** Largest distance between two corners of a drawn outline, m: a slip of the hand must not warn a whole State. */
  widestM: 200_000,
} as const;

/**
 * Areas of an alert from a run: the outline that contains the warned zones of 95 % of the calculated variations, the zone of the best estimate
 * alone, or one that a person draws. The last two are choices with a reason.
 */
export const areaChoices = ['warned-area', 'zone', 'drawn'] as const;
export type AreaChoice = (typeof areaChoices)[number];

type Point = readonly number[];

const computeSide = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const isWithinBox = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): boolean =>
  px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);

const doEdgesMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [sideC, sideD, sideA, sideB] = [computeSide(a, b, c), computeSide(a, b, d), computeSide(c, d, a), computeSide(c, d, b)];
  if (sideC !== sideD && sideA !== sideB) return true;
  return (
    (sideC === 0 && isWithinBox(a, b, c)) ||
    (sideD === 0 && isWithinBox(a, b, d)) ||
    (sideA === 0 && isWithinBox(c, d, a)) ||
    (sideB === 0 && isWithinBox(c, d, b))
  );
};

/** True when no edge of the closed outline meets another edge except its neighbours, and no corner is repeated. */
export const isSimpleOutline = (points: readonly Point[]): boolean => {
  const count = points.length;
  const at = (index: number): Point => points[index % count] as Point;
  for (let one = 0; one < count; one++) {
    if (computeSide(at(one), at(one + 1), at(one + 2)) === 0 && !isWithinBox(at(one), at(one + 2), at(one + 1))) return false;
    for (let other = one + 2; other < count; other++) {
      if (one === 0 && other === count - 1) continue;
      if (doEdgesMeet(at(one), at(one + 1), at(other), at(other + 1))) return false;
    }
  }
  return new Set(points.map(String)).size === count;
};

const radiusError = { error: `A radius from ${drawnAreaLimits.minRadiusM} to ${drawnAreaLimits.radiusM} m` };
const radiusM = z.number(radiusError).min(drawnAreaLimits.minRadiusM, radiusError).max(drawnAreaLimits.radiusM, radiusError);

/** Longitude first, as in GeoJSON. */
const corner = z
  .array(z.number())
  .length(2)
  .refine(([east, north]) => longitude.safeParse(east).success && latitude.safeParse(north).success, {
    error: 'Longitude from -180 to 180, then latitude from -90 to 90',
  });

const cornersError = { error: `From 3 to ${drawnAreaLimits.vertices} corners` };

/** An area that a person enters: a circle, an outline (corners in order, the first not repeated), or a radius around the industry. */
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
