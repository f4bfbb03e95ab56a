import type { Strip } from '../field/strip.ts';
import { toDegrees, toRadians } from '../units/convert.ts';

type Point = readonly [number, number];

/** Standard deviations to either side that hold 95 % of the directions. */
export const confidence = 1.96;

/** Distances at which the envelope is found, and the step of its far edge, degrees. */
const distances = 48;
const arcStepDeg = 4;

/** Largest angle from the axis, rad, at which the zone holds a point at a distance from the source; null where it holds none. */
const angleAt = ({ x, half }: Strip, rM: number): number | null => {
  let widest: number | null = null;
  for (let i = 1; i < x.length; i++) {
    const [x0, y0, x1, y1] = [x[i - 1] ?? 0, half[i - 1] ?? 0, x[i] ?? 0, half[i] ?? 0];
    const r0 = Math.hypot(x0, y0);
    const r1 = Math.hypot(x1, y1);
    if (r0 > rM === r1 > rM) continue;
    const share = (rM - r0) / (r1 - r0);
    const angle = Math.atan2(y0 + share * (y1 - y0), x0 + share * (x1 - x0));
    if (widest === null || angle > widest) widest = angle;
  }
  return widest;
};

/**
 * The envelope of a zone turned through every direction within ±`turnDeg`: at each distance from the source the zone's own
 * half-angle and the turn. A closed, counter-clockwise ring in metres, x downwind, y left; a circle where the turns meet behind
 * the source all the way out.
 */
export const outlineConfidence = (strip: Strip, reachM: number, turnDeg: number): readonly Point[] => {
  const turn = toRadians(turnDeg);
  const edge: { readonly r: number; readonly angle: number }[] = [];
  for (let i = 1; i <= distances; i++) {
    const r = reachM * 0.5 * (1 - Math.cos((Math.PI * i) / distances));
    const own = i === distances ? 0 : angleAt(strip, r);
    if (own !== null) edge.push({ r, angle: Math.min(Math.PI, own + turn) });
  }
  const around = edge.findLastIndex(({ angle }) => angle >= Math.PI);
  const sides = edge.slice(Math.max(0, around));
  const tip = sides.at(-1)?.angle ?? turn;
  const at = (r: number, angle: number): Point => [r * Math.cos(angle), r * Math.sin(angle)];
  const steps = Math.max(1, Math.ceil(toDegrees(2 * tip) / arcStepDeg));
  const arc = Array.from({ length: steps - 1 }, (_, i) => at(reachM, -tip + (2 * tip * (i + 1)) / steps));
  const start: Point = around >= 0 ? at(sides[0]?.r ?? 0, Math.PI) : [Math.min(0, strip.x[0] ?? 0), 0];
  const open = around >= 0 ? sides.slice(1) : sides;
  return [start, ...open.map(({ r, angle }) => at(r, -angle)), ...arc, ...open.toReversed().map(({ r, angle }) => at(r, angle)), start];
};
