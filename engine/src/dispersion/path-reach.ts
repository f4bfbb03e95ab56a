import { lastWhere } from '../numerics/bisect.ts';
import { followSlice, headingAt, type PathAir, type SlicePath } from './path-march.ts';
import type { PlumeSegment } from './plume-segment.ts';

/** A release shorter than this is one slice, s. */
const burstS = 5;

/** Greatest turn of the wind between two slices, and most of them. */
const turnRad = (30 * Math.PI) / 180;
const mostSlices = 9;

export interface PathReach {
  readonly status: 'reached' | 'not-reached' | 'beyond-range';
  readonly reachM: number;
}

/** Farthest place of one path from the source at which a level is met, as far as the rate is the highest. */
const reachAlong = (path: SlicePath, segment: (k: number) => PlumeSegment, level: number): PathReach => {
  const valueAt = (j: number): number => (path.scale[j] ?? 0) * segment(path.segment[j] ?? 0).axisPpm(path.wayM[j] ?? 0);
  const last = path.timeS.length - 1;
  let reachM = 0;
  for (let j = 0; j <= last; j++) {
    if (valueAt(j) < level) continue;
    reachM = Math.max(reachM, Math.hypot(path.xM[j] ?? 0, path.yM[j] ?? 0));
    if (j === last || path.segment[j + 1] !== path.segment[j] || valueAt(j + 1) >= level) continue;
    const there = segment(path.segment[j] ?? 0);
    const [from, to] = [path.wayM[j] ?? 0, path.wayM[j + 1] ?? 0];
    const tipM = lastWhere((way) => (path.scale[j] ?? 0) * there.axisPpm(way) >= level, from, to, 1e-5 * to);
    const share = to > from ? (tipM - from) / (to - from) : 0;
    const between = (column: Float64Array): number => (column[j] ?? 0) + share * ((column[j + 1] ?? 0) - (column[j] ?? 0));
    reachM = Math.max(reachM, Math.hypot(between(path.xM), between(path.yM)));
  }
  const isCut = (path.wayM[last] ?? 0) >= segment(path.segment[last] ?? 0).rangeM && valueAt(last) >= level;
  return { status: isCut ? 'beyond-range' : reachM > 0 ? 'reached' : 'not-reached', reachM };
};

/**
 * How far levels reach in wind that changes, in their order, from a few slices of the release alone: a row of a forecast strip. The straight
 * distance from the source; without the spread along the wind of a short release.
 */
export const pathReaches = (air: PathAir, levels: readonly number[], isBurst: boolean): readonly PathReach[] => {
  const first = air.segment(0);
  const isOne = isBurst || first.endS - first.beginS < burstS;
  const turn = Math.abs(headingAt(air.winds, first.endS) - headingAt(air.winds, first.beginS));
  const count = isOne ? 0 : Math.min(mostSlices - 1, Math.max(1, Math.ceil(turn / turnRad)));
  const paths = Array.from({ length: count + 1 }, (_, i) =>
    followSlice(air, isOne ? 0.5 * (first.beginS + first.endS) : first.beginS + ((first.endS - first.beginS) * i) / count),
  );
  /** A zone is at least its source, where that has the level. */
  const atSource = (level: number): PathReach =>
    level <= first.field.sourcePpm && first.field.sourceRadiusM > 0
      ? { status: 'reached', reachM: first.field.sourceRadiusM }
      : { status: 'not-reached', reachM: 0 };
  return levels.map((level) =>
    [atSource(level), ...paths.map((path) => reachAlong(path, air.segment, level))].reduce((far, one) => ({
      status: far.status === 'beyond-range' || one.status === 'not-reached' ? far.status : one.status,
      reachM: Math.max(far.reachM, one.reachM, one.reachM > 0 ? first.field.sourceRadiusM : 0),
    })),
  );
};
