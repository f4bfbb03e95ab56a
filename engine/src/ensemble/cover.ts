import { toRadians } from '../units/convert.ts';
import { isReached, outlinePoints, readOutline, zoneRow } from './zone-rows.ts';

/** Where the nodes of a map stand: `side` × `side`, m east and north of the source. */
export interface MapFrame {
  readonly side: number;
  readonly eastM: number;
  readonly northM: number;
  readonly stepM: number;
}

/** Outlines of many zones of one level, one after the other. */
export interface Zones {
  readonly zones: Float64Array;
  readonly levels: number;
  readonly level: number;
  /** Bearing in which each member's cloud goes, degrees. */
  readonly bearingDeg: Float64Array;
}

/** The outline of a member's zone on the ground: e, n of each point, m from the source. False where it reaches nothing. */
export const groundOutline = ({ zones, levels, level, bearingDeg }: Zones, i: number, ring: Float64Array): boolean => {
  const at = (i * levels + level) * zoneRow;
  if (!isReached(zones, at)) return false;
  readOutline(zones, at, ring);
  const sin = Math.sin(toRadians(bearingDeg[i] ?? 0));
  const cos = Math.cos(toRadians(bearingDeg[i] ?? 0));
  for (let p = 0; p < outlinePoints; p++) {
    const x = ring[2 * p] ?? 0;
    const y = ring[2 * p + 1] ?? 0;
    ring[2 * p] = x * sin - y * cos;
    ring[2 * p + 1] = x * cos + y * sin;
  }
  return true;
};

/**
 * Share of the members whose zone covers each node of a map, row by row.
 *
 * Every outline leaves, in each row of nodes that it crosses, a mark where it crosses: +1 going down, -1 going up; the running
 * sum of the marks along the row is the number of zones around a node (its winding number, summed over the members). Whole numbers,
 * so their sum does not depend on any order; a zone costs its edges and the rows it crosses, not the nodes it covers.
 */
export const coverShare = (all: Zones, frame: MapFrame): Float64Array => {
  const { side, eastM, northM, stepM } = frame;
  const members = all.bearingDeg.length;
  const marks = new Int32Array(side * (side + 1));
  const ring = new Float64Array(2 * outlinePoints);
  for (let i = 0; i < members; i++) {
    if (!groundOutline(all, i, ring)) continue;
    let e0 = ring[2 * outlinePoints - 2] ?? 0;
    let n0 = ring[2 * outlinePoints - 1] ?? 0;
    for (let p = 0; p < outlinePoints; p++) {
      const e1 = ring[2 * p] ?? 0;
      const n1 = ring[2 * p + 1] ?? 0;
      const isUp = n1 > n0;
      const first = Math.max(0, Math.ceil(((isUp ? n0 : n1) - northM) / stepM));
      const last = Math.min(side, Math.ceil(((isUp ? n1 : n0) - northM) / stepM));
      for (let row = first; row < last; row++) {
        const east = e0 + ((northM + row * stepM - n0) * (e1 - e0)) / (n1 - n0);
        const column = Math.min(side, Math.max(0, Math.floor((east - eastM) / stepM) + 1));
        marks[row * (side + 1) + column] = (marks[row * (side + 1) + column] ?? 0) + (isUp ? -1 : 1);
      }
      e0 = e1;
      n0 = n1;
    }
  }
  const share = new Float64Array(side * side);
  for (let row = 0; row < side; row++) {
    let around = 0;
    for (let column = 0; column < side; column++) {
      around += marks[row * (side + 1) + column] ?? 0;
      share[row * side + column] = around / members;
    }
  }
  return share;
};
