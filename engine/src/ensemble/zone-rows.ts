import { stationsBetween } from '../field/strip.ts';
import type { ZoneOnPlane } from '../field/zone.ts';

/** Corners along one side of a zone. */
const corners = stationsBetween(0, 1).length;

/** Numbers per zone: greatest reach, whether it is cut at the model's range, start and end along the wind, the half-widths between. */
export const zoneRow = 4 + corners;

/** Writes a zone as a row: its strip, or a circle as one; a zone that is not reached has its end before its start. */
export const writeZone = (rows: Float64Array, at: number, zone: ZoneOnPlane): void => {
  const { status, reachM, strip } = zone;
  rows[at] = reachM;
  rows[at + 1] = status === 'beyond-range' ? 1 : 0;
  if (status === 'not-reached') {
    rows[at + 2] = 0;
    rows[at + 3] = -1;
    return;
  }
  const x = strip?.x ?? stationsBetween(-reachM, reachM);
  rows[at + 2] = x[0] ?? 0;
  rows[at + 3] = x.at(-1) ?? 0;
  for (let i = 0; i < corners; i++) rows[at + 4 + i] = strip?.half[i] ?? Math.sqrt(Math.max(0, reachM ** 2 - (x[i] ?? 0) ** 2));
};

/** Positions of the half-widths, as shares of the distance from start to end. */
const shares = stationsBetween(0, 1);

export const isReached = (rows: Float64Array, at: number): boolean => (rows[at + 3] ?? -1) >= (rows[at + 2] ?? 0);

/** The outline of a zone, closed and counter-clockwise, as `2 corners` points x, y along the wind into `ring`. */
export const readOutline = (rows: Float64Array, at: number, ring: Float64Array): void => {
  const start = rows[at + 2] ?? 0;
  const length = (rows[at + 3] ?? 0) - start;
  for (let i = 0; i < corners; i++) {
    const x = start + length * (shares[i] ?? 0);
    const half = rows[at + 4 + i] ?? 0;
    const back = 2 * corners - 1 - i;
    ring[2 * i] = x;
    ring[2 * i + 1] = -half;
    ring[2 * back] = x;
    ring[2 * back + 1] = half;
  }
};

/** Points of such an outline. */
export const outlinePoints = 2 * corners;

/** Whether a zone holds a point along the wind. */
export const holds = (rows: Float64Array, at: number, xM: number, yM: number): boolean => {
  const start = rows[at + 2] ?? 0;
  const end = rows[at + 3] ?? -1;
  if (!(xM >= start && xM <= end) || end === start) return false;
  const place = (Math.acos(1 - (2 * (xM - start)) / (end - start)) * (corners - 1)) / Math.PI;
  let i = Math.min(corners - 2, Math.floor(place));
  if (start + (end - start) * (shares[i] ?? 0) > xM && i > 0) i--;
  const from = shares[i] ?? 0;
  const share = ((xM - start) / (end - start) - from) / ((shares[i + 1] ?? 1) - from);
  return Math.abs(yM) <= (rows[at + 4 + i] ?? 0) * (1 - share) + (rows[at + 5 + i] ?? 0) * share;
};
