import { entryAt, followSlice, headingAt, type PathAir, readPath, type SlicePath } from './path-march.ts';
import type { PlumeSegment } from './plume-segment.ts';

/** A line of points of the cloud: where they are, and where in the plume of which segment. */
export interface PathLine {
  count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly way: Float64Array;
  readonly scale: Float64Array;
  readonly segment: Uint16Array;
  /** Moment less the moment at which its plume is asked, s. */
  readonly lagS: Float64Array;
  /** Direction at its first point, rad: the line goes on straight before it. */
  startRad: number;
}

export const emptyLine = (most: number): PathLine => ({
  count: 0,
  x: new Float64Array(most),
  y: new Float64Array(most),
  way: new Float64Array(most),
  scale: new Float64Array(most),
  segment: new Uint16Array(most),
  lagS: new Float64Array(most),
  startRad: 0,
});

/** A point of a line that is nearest to a place, among its neighbours. */
export interface NearestPoint {
  x: number;
  y: number;
  /** Along the plume of the segment, m; less than 0 upwind of the source. */
  way: number;
  /** Distance from the line, positive to its left, m. */
  across: number;
  scale: number;
  segment: number;
  lagS: number;
  /** Number of the point before it, and share of the way to the next. */
  index: number;
  share: number;
}

const point: NearestPoint = { x: 0, y: 0, way: 0, across: 0, scale: 1, segment: 0, lagS: 0, index: 0, share: 0 };

const setNearestPoint = (line: PathLine, i: number, share: number, across: number, beyondM: number): NearestPoint => {
  const next = Math.min(line.count - 1, i + 1);
  const between = (column: Float64Array): number => (column[i] ?? 0) + share * ((column[next] ?? 0) - (column[i] ?? 0));
  point.x = between(line.x);
  point.y = between(line.y);
  point.way = between(line.way) + beyondM;
  point.scale = between(line.scale);
  point.lagS = between(line.lagS);
  point.segment = line.segment[share > 0.999 ? next : i] ?? 0;
  point.across = across;
  point.index = i;
  point.share = share;
  return point;
};

/**
 * Visits every point of a line that is nearer to a place than its neighbours are: feet of perpendiculars, outer corners, and the two
 * ends, before and after which the line goes on straight. The point is only valid during the visit.
 */
export const visitNearestPoints = (line: PathLine, px: number, py: number, visit: (point: NearestPoint) => void): void => {
  const { count, x, y } = line;
  if (count === 0) return;
  let wasPast = true;
  let isFirst = true;
  let lastCross = 0;
  for (let i = 0; i + 1 < count; i++) {
    const dx = (x[i + 1] ?? 0) - (x[i] ?? 0);
    const dy = (y[i + 1] ?? 0) - (y[i] ?? 0);
    const square = dx * dx + dy * dy;
    if (square < 1e-12) continue;
    const [rx, ry] = [px - (x[i] ?? 0), py - (y[i] ?? 0)];
    const along = (rx * dx + ry * dy) / square;
    const cross = dx * ry - dy * rx;
    if (along <= 0) {
      if (isFirst) visit(setNearestPoint(line, i, 0, cross / Math.sqrt(square), along * Math.sqrt(square)));
      else if (wasPast) visit(setNearestPoint(line, i, 0, Math.hypot(rx, ry) * (lastCross + cross < 0 ? -1 : 1), 0));
      wasPast = false;
    } else if (along < 1) {
      visit(setNearestPoint(line, i, along, cross / Math.sqrt(square), 0));
      wasPast = false;
    } else {
      wasPast = true;
      if (isLastStretch(line, i)) visit(setNearestPoint(line, i, 1, cross / Math.sqrt(square), (along - 1) * Math.sqrt(square)));
    }
    lastCross = cross;
    isFirst = false;
  }
  if (isFirst) {
    const [rx, ry] = [px - (x[0] ?? 0), py - (y[0] ?? 0)];
    const [cos, sin] = [Math.cos(line.startRad), Math.sin(line.startRad)];
    visit(setNearestPoint(line, 0, 0, ry * cos - rx * sin, rx * cos + ry * sin));
  }
};

/** True where no point after the next one lies elsewhere. */
const isLastStretch = ({ count, x, y }: PathLine, i: number): boolean => {
  for (let j = i + 2; j < count; j++)
    if (Math.abs((x[j] ?? 0) - (x[i + 1] ?? 0)) > 1e-6 || Math.abs((y[j] ?? 0) - (y[i + 1] ?? 0)) > 1e-6) return false;
  return true;
};

/** The path of one slice as a line. */
export const toLine = (path: SlicePath, segment: (k: number) => PlumeSegment, { winds }: PathAir): PathLine => {
  const count = path.timeS.length;
  const lagS = new Float64Array(count);
  for (let i = 0; i < count; i++)
    lagS[i] = (path.timeS[i] ?? 0) - path.releasedS - segment(path.segment[i] ?? 0).travelS(path.wayM[i] ?? 0);
  return {
    count,
    x: path.xM,
    y: path.yM,
    way: path.wayM,
    scale: path.scale,
    segment: path.segment,
    lagS,
    startRad: headingAt(winds, path.releasedS),
  };
};

/** When the source gives, as the plumes have it, s. */
export interface Release {
  readonly beginS: number;
  readonly endS: number;
}

/** The moment at which the plume of a segment is asked for a slice at its source: its own, but before and after the release at its own pace. */
export const plumeMomentS = ({ beginS, endS }: Release, releasedS: number, pace: number): number => {
  if (releasedS < beginS) return beginS + pace * (releasedS - beginS);
  return releasedS > endS ? endS + pace * (releasedS - endS) : releasedS;
};

/** Ages of the extra slices that fill the line between the source and the newest slice: the first, s, and their growth. */
const firstAgeS = 1;
const ageGrowth = 1.5;

/**
 * The cloud at a moment as a line from the newest slice to the oldest. While the source gives, it begins at the source, and is filled up
 * to the first of the slices. The array of slices is in rising order of their release.
 */
export const writeStreak = (
  into: PathLine,
  slices: readonly SlicePath[],
  air: PathAir,
  { timeS, isFed, release }: { readonly timeS: number; readonly isFed: boolean; readonly release: Release },
): void => {
  const place = { x: 0, y: 0, way: 0, scale: 1, pace: 1, segment: 0 };
  into.count = 0;
  into.startRad = headingAt(air.winds, timeS);
  const k = entryAt(air.winds, timeS);
  const add = (releasedS: number): void => {
    const i = into.count++;
    into.x[i] = place.x;
    into.y[i] = place.y;
    into.way[i] = place.way;
    into.scale[i] = place.scale;
    into.segment[i] = place.segment;
    into.lagS[i] = timeS - plumeMomentS(release, releasedS, place.pace) - air.segment(place.segment).travelS(place.way);
  };
  let newest = slices.length - 1;
  while (newest >= 0 && (slices[newest]?.releasedS ?? 0) > timeS) newest--;
  if (isFed) {
    Object.assign(place, { x: 0, y: 0, way: 0, scale: 1, pace: 1, segment: k });
    add(timeS);
    const gapS = Math.min(timeS - (slices[newest]?.releasedS ?? timeS), 1e5);
    for (let ageS = firstAgeS; ageS < gapS; ageS *= ageGrowth)
      if (readPath(followSlice(air, timeS - ageS, timeS), timeS, place)) add(timeS - ageS);
  }
  for (let i = newest; i >= 0 && into.count < into.x.length; i--) {
    const slice = slices[i];
    if (slice !== undefined && readPath(slice, timeS, place)) add(slice.releasedS);
  }
};
