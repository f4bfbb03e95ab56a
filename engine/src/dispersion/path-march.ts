import { goOn, type PlumeSegment } from './plume-segment.ts';

/** Greatest growth of the distance, and greatest turn, in one step of a path. */
const growth = 1.045;
const firstStepM = 2;
const turnRad = (4 * Math.PI) / 180;

/** Steps after which a path ends whatever happens. */
const mostSteps = 4000;

/** The wind from a moment on. */
export interface WindMoment {
  readonly fromS: number;
  /** Direction it blows to, counted to the left of the first wind, rad; not wrapped, so that between two moments it turns the shorter way. */
  readonly headingRad: number;
  readonly windMs: number;
}

/** Number of the entry that holds at a moment; before the first, the first. */
export const entryAt = (winds: readonly { readonly fromS: number }[], timeS: number): number => {
  let k = 0;
  while (k + 1 < winds.length && (winds[k + 1]?.fromS ?? 0) <= timeS) k++;
  return k;
};

/** Share of the way from an entry to the next. */
const shareAt = (winds: readonly WindMoment[], k: number, timeS: number): number => {
  const from = winds[k]?.fromS ?? 0;
  const to = winds[k + 1]?.fromS;
  return to === undefined ? 0 : Math.max(0, Math.min(1, (timeS - from) / (to - from)));
};

/** Direction of the wind at a moment, rad: straight between the entries. */
export const headingAt = (winds: readonly WindMoment[], timeS: number, k = entryAt(winds, timeS)): number => {
  const from = winds[k]?.headingRad ?? 0;
  return from + shareAt(winds, k, timeS) * ((winds[k + 1]?.headingRad ?? from) - from);
};

/** Speed of the wind at a moment as a share of that of the entry that holds, straight between the entries. */
export const speedRatioAt = (winds: readonly WindMoment[], timeS: number, k = entryAt(winds, timeS)): number => {
  const from = winds[k]?.windMs ?? 1;
  return 1 + shareAt(winds, k, timeS) * ((winds[k + 1]?.windMs ?? from) / from - 1);
};

/** The path of a slice: where it is at every step, and where in the plume of which segment. */
export interface SlicePath {
  readonly releasedS: number;
  readonly timeS: Float64Array;
  readonly xM: Float64Array;
  readonly yM: Float64Array;
  /** Distance in the plume of the segment, m. */
  readonly wayM: Float64Array;
  readonly scale: Float64Array;
  readonly pace: Float64Array;
  readonly segment: Uint16Array;
}

/** What a path is followed through. */
export interface PathAir {
  readonly winds: readonly WindMoment[];
  segment(k: number): PlumeSegment;
  /** Value on the axis down to which a slice is followed, ppm. */
  readonly downToPpm: number;
}

/**
 * Follows what is released at a moment: in the direction of the wind, with the speed of the plume of the weather that holds times
 * the wind's own change since, until it is thin or out of range or a time is over. Where the weather changes a step ends and the slice
 * goes on in the next plume (`goOn`). A step adds at most 4.5 % to the distance and 4° to the direction. m and s.
 */
export const followSlice = ({ winds, segment, downToPpm }: PathAir, releasedS: number, untilS = Number.POSITIVE_INFINITY): SlicePath => {
  let k = entryAt(winds, releasedS);
  let current = segment(k);
  let state = { xM: 0, scale: 1 / speedRatioAt(winds, releasedS, k), pace: 1 };
  let t = releasedS;
  let [x, y] = [0, 0];
  const times = [t];
  const xs = [0];
  const ys = [0];
  const ways = [0];
  const scales = [state.scale];
  const paces = [1];
  const segments = [k];
  const keep = (): void => {
    times.push(t);
    xs.push(x);
    ys.push(y);
    ways.push(state.xM);
    scales.push(state.scale);
    paces.push(state.pace);
    segments.push(k);
  };
  for (let step = 0; step < mostSteps && t < untilS; step++) {
    const way = state.xM;
    const isDone = way >= current.rangeM || (way > current.topM && state.scale * current.axisPpm(way) < downToPpm);
    if (isDone) break;
    const nextS = winds[k + 1]?.fromS ?? Number.POSITIVE_INFINITY;
    const travelled = current.travelS(way);
    const aimed = Math.min(current.rangeM, way + Math.max(firstStepM, (growth - 1) * Math.max(way, Math.hypot(x, y))));
    let dt = (current.travelS(aimed) - travelled) / speedRatioAt(winds, t, k);
    const turning = Number.isFinite(nextS)
      ? Math.abs((winds[k + 1]?.headingRad ?? 0) - (winds[k]?.headingRad ?? 0)) / Math.max(1e-9, nextS - (winds[k]?.fromS ?? 0))
      : 0;
    if (turning > 0) dt = Math.min(dt, turnRad / turning);
    dt = Math.max(1e-3, Math.min(dt, nextS - t, untilS - t));
    const middleS = t + 0.5 * dt;
    const reached = current.distanceM(travelled + dt * speedRatioAt(winds, middleS, k));
    const heading = headingAt(winds, middleS, k);
    x += (reached - way) * Math.cos(heading);
    y += (reached - way) * Math.sin(heading);
    state = { ...state, xM: reached };
    t = nextS - t - dt < 1e-6 ? nextS : t + dt;
    keep();
    if (t === nextS) {
      const next = segment(k + 1);
      state = goOn(state, current, next);
      k++;
      current = next;
      keep();
    }
  }
  return {
    releasedS,
    timeS: Float64Array.from(times),
    xM: Float64Array.from(xs),
    yM: Float64Array.from(ys),
    wayM: Float64Array.from(ways),
    scale: Float64Array.from(scales),
    pace: Float64Array.from(paces),
    segment: Uint16Array.from(segments),
  };
};

/** Where a slice is at a moment. */
export interface SlicePlace {
  x: number;
  y: number;
  way: number;
  scale: number;
  pace: number;
  segment: number;
}

/** Reads a path at a moment into `into`; false before its release and after its end. */
export const readPath = (path: SlicePath, timeS: number, into: SlicePlace): boolean => {
  const { timeS: times } = path;
  const last = times.length - 1;
  if (timeS < (times[0] ?? 0) || timeS > (times[last] ?? 0)) return false;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    // Of two points of one moment the later one is in the weather that holds.
    if ((times[middle] ?? 0) <= timeS) low = middle;
    else high = middle;
  }
  if ((times[high] ?? 0) <= timeS) low = high;
  const next = Math.min(last, low + 1);
  const width = (times[next] ?? 0) - (times[low] ?? 0);
  const share = width > 0 ? (timeS - (times[low] ?? 0)) / width : 0;
  into.x = (path.xM[low] ?? 0) + share * ((path.xM[next] ?? 0) - (path.xM[low] ?? 0));
  into.y = (path.yM[low] ?? 0) + share * ((path.yM[next] ?? 0) - (path.yM[low] ?? 0));
  into.way = (path.wayM[low] ?? 0) + share * ((path.wayM[next] ?? 0) - (path.wayM[low] ?? 0));
  into.scale = path.scale[low] ?? 1;
  into.pace = path.pace[low] ?? 1;
  into.segment = path.segment[low] ?? 0;
  return true;
};
