import { isInsideRing } from '../geo/ring.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { PathField, PlumeField, ThreatField } from '../types/pipeline.ts';
import { type Mesh, regionsAbove } from './isolines.ts';
import { circle, type Ring } from './outline.ts';
import { halfWidthAt } from './strip.ts';
import type { ZoneOnPlane } from './zone.ts';

type Point = readonly [number, number];

/** How far a cloud has come inside a zone after a time. */
export interface Isochrone {
  readonly timeS: number;
  /** Farthest place of the zone that it has reached, m from the source. */
  readonly reachM: number;
  /** Its front across the zone, metres in the frame of the wind. */
  readonly linesM: readonly Ring[];
}

/** Steps of the mesh over the longer side of a zone along paths. */
const meshSteps = 72;
const toleranceM = 1e-3;
/** Where a cloud that has turned comes upon its own traces the time jumps: there the line would show neither time, and is not drawn. */
const jumpShare = 0.02;

/** Where the front is on the axis; null: not in the zone yet, or the zone has been reached to its end. */
const findFront = (field: PlumeField, { strip, reachM }: ZoneOnPlane, timeS: number): number | null => {
  const holds = (x: number): boolean => field.arrivalS(x) <= timeS;
  const startM = Math.max(0, strip?.x[0] ?? 0);
  return !holds(startM) || holds(reachM) ? null : lastWhere(holds, startM, reachM, toleranceM);
};

const meshAround = (field: PathField, outlineM: Ring): Mesh => {
  const xs = outlineM.map(([x]) => x);
  const ys = outlineM.map(([, y]) => y);
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - south];
  const stepM = Math.max(width, height) / meshSteps;
  const [x0, y0] = [west - stepM, south - stepM];
  const columns = Math.ceil(width / stepM) + 3;
  const rows = Math.ceil(height / stepM) + 3;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = -field.arrivalS(x0 + i * stepM, y0 + j * stepM);
  return { columns, rows, x0, y0, stepM, values };
};

/** The edge of the zone between a place inside and one outside. */
const toEdge = (outlineM: Ring, [ax, ay]: Point, [bx, by]: Point): Point => {
  const at = (share: number): Point => [ax + share * (bx - ax), ay + share * (by - ay)];
  return at(lastWhere((share) => isInsideRing(outlineM, ...at(share)), 0, 1, 1e-4));
};

/** The runs of a line whose points are all kept. */
const splitWhere = (line: Ring, isKept: (point: Point) => boolean): readonly Ring[] => {
  const pieces: Point[][] = [[]];
  for (const point of line) {
    if (isKept(point)) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
};

/** A ring with the points where it crosses an outline, each put just inside it. */
const withCrossings = (ring: Ring, outlineM: Ring): Ring =>
  ring.flatMap((point, i) => {
    const before = ring[i - 1];
    const isIn = isInsideRing(outlineM, ...point);
    if (before === undefined || isIn === isInsideRing(outlineM, ...before)) return [point];
    return [isIn ? toEdge(outlineM, point, before) : toEdge(outlineM, before, point), point];
  });

const pathIsochrones = (field: PathField, { outlineM }: ZoneOnPlane, timesS: readonly number[]): readonly Isochrone[] => {
  const mesh = meshAround(field, outlineM);
  const arrivalsS = outlineM.map(([x, y]) => field.arrivalS(x, y));
  return timesS.flatMap((timeS) => {
    const isKept = (point: Point): boolean =>
      isInsideRing(outlineM, ...point) && Math.abs(field.arrivalS(...point) - timeS) <= jumpShare * timeS;
    const linesM = regionsAbove(mesh, -timeS).flatMap((region) =>
      region.flatMap((ring) => splitWhere(withCrossings(ring, outlineM), isKept)),
    );
    const reached = [...linesM.flat(), ...outlineM.filter((_, i) => (arrivalsS[i] ?? Number.POSITIVE_INFINITY) <= timeS)];
    return linesM.length === 0 ? [] : [{ timeS, reachM: Math.max(...reached.map(([x, y]) => Math.hypot(x, y))), linesM }];
  });
};

/**
 * Lines of equal arrival inside a zone: t(x, y) = T, with the arrival that every receptor gets. Of a plume it depends on the distance along
 * the wind alone, of a cloud without a direction on the distance, of a cloud on its paths on the place (marching squares on a mesh). A time
 * before the cloud comes, or after it has come everywhere, has no line.
 */
export const isochrones = (field: ThreatField, zone: ZoneOnPlane, timesS: readonly number[]): readonly Isochrone[] => {
  if (field.shape === 'path') return pathIsochrones(field, zone, timesS);
  const plume = field.shape === 'plume' ? field : field.shape === 'radial' ? field.plume : undefined;
  if (plume === undefined) return [];
  return timesS.flatMap((timeS) => {
    const reachM = findFront(plume, zone, timeS);
    if (reachM === null) return [];
    const halfM = zone.strip === null ? 0 : halfWidthAt(zone.strip, reachM);
    const line: Ring =
      zone.strip === null
        ? circle(reachM)
        : [
            [reachM, -halfM],
            [reachM, halfM],
          ];
    return [{ timeS, reachM, linesM: [line] }];
  });
};

/** When a zone has been reached everywhere, s; null where time has no meaning. */
export const wholeAfterS = (field: ThreatField, { outlineM, reachM }: ZoneOnPlane): number | null => {
  if (field.shape === 'path') return Math.max(...outlineM.map(([x, y]) => field.arrivalS(x, y)).filter(Number.isFinite));
  const plume = field.shape === 'plume' ? field : field.shape === 'radial' ? field.plume : undefined;
  return plume?.arrivalS(reachM) ?? null;
};
