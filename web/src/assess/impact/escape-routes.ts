import type { RunResult, Zone } from '@hazardguard/engine';
import { bearingDeg, destination, distanceM } from '../../compute/geodesy.ts';
import type { Position } from '../../map/graticule.ts';

interface EscapeRoute {
  readonly to: Position;
  readonly distanceM: number;
  /** Walking direction, degrees clockwise from north. */
  readonly bearingDeg: number;
}

export interface EscapeRoutes {
  /** The mildest zone that contains the place; leaving it means leaving every zone. */
  readonly zone: Zone;
  /** Shortest first. */
  readonly routes: readonly EscapeRoute[];
  /** The edge is the end of the model's range, not of the level. */
  readonly cutShort: boolean;
}

type Point = readonly [number, number];

const radians = Math.PI / 180;
const compass = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Distances from a point along a straight line to its crossings with a closed outline, both ways; the direction is a unit vector. */
const findCrossings = (outline: readonly Point[], [x, y]: Point, [u, v]: Point): readonly number[] =>
  outline.slice(1).flatMap(([bx, by], index) => {
    const [ax, ay] = outline[index] ?? [bx, by];
    // Signed distance of each end from the line: a change of sign is a crossing. Zero counts as right, so that a corner counts once.
    const a = u * (ay - y) - v * (ax - x);
    const b = u * (by - y) - v * (bx - x);
    if (a > 0 === b > 0) return [];
    const share = a / (a - b);
    return [u * (ax + share * (bx - ax) - x) + v * (ay + share * (by - ay) - y)];
  });

/** An odd number of crossings ahead: inside. */
const holds = (outline: readonly Point[], point: Point): boolean =>
  findCrossings(outline, point, [1, 0]).filter((along) => along > 0).length % 2 === 1;

/**
 * The shortest escape routes on foot from a place. Out of a cloud: across the wind, to either side. Away from heat or blast:
 * straight away from the source. Straight lines in the plane of the engine's outline (x downwind, y to the left of the wind, m),
 * without roads, walls or water. Undefined outside every zone.
 */
export const findEscapeRoutes = (
  { site, windFromDeg, hazard, zones }: Pick<RunResult, 'site' | 'windFromDeg' | 'hazard' | 'zones'>,
  from: Position,
): EscapeRoutes | undefined => {
  const range = distanceM(site.latitude, site.longitude, from.latitude, from.longitude);
  const bearing = bearingDeg(site.latitude, site.longitude, from.latitude, from.longitude);
  const downwind = windFromDeg + 180;
  const left = (downwind - bearing) * radians;
  const point: Point = [range * Math.cos(left), range * Math.sin(left)];
  const zone = zones.findLast(({ status, outlineM }) => status !== 'not-reached' && holds(outlineM, point));
  if (!zone) return undefined;
  const radial = (hazard === 'explosion' || hazard === 'fire') && range > 0;
  const line: Point = radial ? [Math.cos(left), Math.sin(left)] : [0, 1];
  const along = findCrossings(zone.outlineM, point, line);
  // The farthest edge on each side, so that a route never ends in a bay of the same zone.
  const ends = radial ? [Math.max(...along)] : [Math.max(...along), Math.min(...along)];
  const routes = ends.map((distance): EscapeRoute => {
    const [x, y] = [point[0] + distance * line[0], point[1] + distance * line[1]];
    const to = destination(site.latitude, site.longitude, compass(downwind - Math.atan2(y, x) / radians), Math.hypot(x, y));
    return {
      to,
      distanceM: Math.abs(distance),
      bearingDeg: compass(downwind - Math.atan2(distance * line[1], distance * line[0]) / radians),
    };
  });
  return { zone, routes: routes.toSorted((a, b) => a.distanceM - b.distanceM), cutShort: zone.status === 'beyond-range' };
};
