import type { PlumeField } from '../types/pipeline.ts';

/** Stations of a segment: the first distance, m, and their growth. */
const firstM = 0.5;
const growth = 1.1;

/** Step between kept levels, in their logarithm. */
const levelStep = 0.7;

/** Below this a value on the axis is nothing, ppm. */
const leastPpm = 1e-30;

/** Shortest passage of a cloud, s. */
const leastPassageS = 1e-3;

/** Added to each smear, s: the ratio of two is then 1 near the source, where there is none. */
const leastSmearS = 0.5;

/** Least fall of the thickness from station to station: makes it invertible where it is flat. */
const leastFall = 1e-9;

/** What one weather of a list makes of the release, in the terms in which a slice goes from one weather to the next. */
export interface PlumeSegment {
  readonly field: PlumeField;
  readonly rangeM: number;
  /** Value on the axis on the ground, ppm. */
  axisPpm(xM: number): number;
  /** Time of travel to a distance, s. */
  travelS(xM: number): number;
  /** Distance reached after a time of travel, m; never beyond the range. */
  distanceM(travelS: number): number;
  /** Width in time of the spread along the wind at a distance, s: with the duration of the release, root of squares, the passage. */
  smearS(xM: number): number;
  /** Length of the whole cloud as it passes a distance, m. */
  lengthM(xM: number): number;
  /** ln(C L/m): how thick the cloud is for what is in it; falls with the distance. */
  thickness(xM: number): number;
  /** The distance at which it has a thickness, m. */
  distanceOf(thickness: number): number;
  /** Half-width, m, of the zone of a level; `base` is a level whose multiples by powers of a constant are kept. */
  halfWidth(xM: number, level: number, base: number): number;
  /** The same upwind of the source, of the level itself. */
  halfBehind(xM: number, level: number): number;
  /** Where it is thickest on the ground, m: before that, the plume of a high release has not come down. */
  readonly topM: number;
  /** Mass of the release, kg. */
  readonly massKg: number;
  /** When the release begins and ends as its field has it, s. */
  readonly beginS: number;
  readonly endS: number;
}

/** Place of a value in a rising column: index before it and share of the way to the next. */
const locate = (column: Float64Array, value: number): readonly [index: number, share: number] => {
  let low = 0;
  let high = column.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((column[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  const from = column[low] ?? 0;
  const width = (column[high] ?? 0) - from;
  return [low, width > 0 ? Math.max(0, Math.min(1, (value - from) / width)) : 0];
};

const read = (column: Float64Array, [index, share]: readonly [number, number]): number =>
  (column[index] ?? 0) * (1 - share) + (column[Math.min(column.length - 1, index + 1)] ?? 0) * share;

/**
 * The plume of one weather as a segment of a path, read once at stations 10 % apart.
 *
 * Time of travel is the middle of the passage, less the middle of the release. L = u (t_departure - t_arrival), with u the speed of
 * travel, is the length of the whole cloud, and m/L what a metre of it holds. Two clouds of the same thickness C L/m have the same
 * cross-section. m, s, ppm.
 */
export const plumeSegment = (field: PlumeField, massKg: number, isBurst: boolean): PlumeSegment => {
  const { rangeM } = field;
  const count = Math.max(2, Math.ceil(Math.log(rangeM / firstM) / Math.log(growth)) + 2);
  const x = new Float64Array(count);
  const travel = new Float64Array(count);
  const passage = new Float64Array(count);
  const speed = new Float64Array(count);
  const falling = new Float64Array(count);
  const lnAxis = new Float64Array(count);
  const beginS = field.arrivalS(0);
  const endS = field.departureS(0);
  const middleS = 0.5 * (beginS + endS);
  const durationS = isBurst ? 0 : endS - beginS;
  // Near the source of a short release the arrival is cut off at 0: the way there is straight to the first station where it is not.
  let clear = 0;
  for (let i = 1; i < count; i++) {
    x[i] = i === count - 1 ? rangeM : firstM * growth ** (i - 1);
    const arrivalS = field.arrivalS(x[i] ?? 0);
    const departureS = field.departureS(x[i] ?? 0);
    passage[i] = Math.max(leastPassageS, departureS - arrivalS);
    travel[i] = Math.max((travel[i - 1] ?? 0) + leastFall, 0.5 * (arrivalS + departureS) - middleS);
    if (clear === 0 && arrivalS > beginS) clear = i;
  }
  for (let i = 1; i < clear; i++) travel[i] = ((travel[clear] ?? 0) * (x[i] ?? 0)) / (x[clear] ?? 1);
  passage[0] = passage[1] ?? leastPassageS;
  for (let i = 0; i < count; i++) {
    const [from, to] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)];
    speed[i] = ((x[to] ?? 0) - (x[from] ?? 0)) / Math.max(leastFall, (travel[to] ?? 0) - (travel[from] ?? 0));
  }
  /** Half-widths upwind of the source, of the level asked last. */
  const behind = new Map<number, number>();
  let levelBehind = Number.NaN;
  /** Squares of half-widths at the stations, by base and by steps from it: a model may do much work for a level that it was not asked before. */
  const kept = new Map<number, Map<number, Float64Array>>();
  const squaresOf = (base: number, step: number): Float64Array => {
    const ofBase = kept.get(base) ?? new Map<number, Float64Array>();
    kept.set(base, ofBase);
    const known = ofBase.get(step);
    if (known !== undefined) return known;
    const level = base * Math.exp(levelStep * step);
    const squares = new Float64Array(count);
    for (let i = 0; i < count; i++) if ((lnAxis[i] ?? 0) >= Math.log(level)) squares[i] = field.halfWidth(x[i] ?? 0, level) ** 2;
    ofBase.set(step, squares);
    return squares;
  };
  // Across a plume ln C falls about as y², so squares are straight in the logarithm of the level, down to 0 where it is that of the axis.
  const halfWidth = (xM: number, level: number, base: number): number => {
    const there = locate(x, xM);
    const steps = Math.log(level / base) / levelStep;
    const low = Math.floor(steps + 1e-9);
    const share = Math.max(0, steps - low);
    const below = read(squaresOf(base, low), there);
    if (share < 1e-9) return Math.sqrt(below);
    const axisSteps = Math.log(axisPpm(xM) / base) / levelStep;
    if (axisSteps < low + 1) return Math.sqrt(Math.max(0, below * (1 - share / Math.max(1e-9, axisSteps - low))));
    return Math.sqrt(below + share * (read(squaresOf(base, low + 1), there) - below));
  };
  const lengthAt = (i: number): number => (speed[i] ?? 0) * (passage[i] ?? 0);
  let top = 1;
  for (let i = 1; i < count; i++) {
    lnAxis[i] = Math.log(Math.max(leastPpm, field.axisPeak(x[i] ?? 0)));
    falling[i] = -(lnAxis[i] ?? 0) - Math.log(lengthAt(i) / massKg);
    if ((falling[i] ?? 0) < (falling[top] ?? 0)) top = i;
  }
  lnAxis[0] = lnAxis[1] ?? 0;
  /** A power of the distance between two stations. */
  const axisPpm = (xM: number): number => {
    const i = locate(x, xM)[0];
    const from = x[i] ?? 0;
    const share = from > 0 ? Math.log(Math.max(1, xM / from)) / Math.log((x[i + 1] ?? from * growth) / from) : 0;
    return Math.exp((lnAxis[i] ?? 0) + Math.min(1, share) * ((lnAxis[i + 1] ?? 0) - (lnAxis[i] ?? 0)));
  };
  for (let i = 0; i < top; i++) falling[i] = (falling[top] ?? 0) - leastFall * (top - i);
  for (let i = top + 1; i < count; i++) falling[i] = Math.max((falling[i - 1] ?? 0) + leastFall, falling[i] ?? 0);
  return {
    field,
    rangeM,
    massKg,
    beginS,
    endS,
    axisPpm,
    topM: top <= 1 ? 0 : (x[top] ?? 0),
    travelS: (xM) => read(travel, locate(x, xM)),
    distanceM: (travelS) => read(x, locate(travel, travelS)),
    smearS: (xM) => leastSmearS + Math.sqrt(Math.max(0, read(passage, locate(x, xM)) ** 2 - durationS ** 2)),
    lengthM: (xM) => {
      const there = locate(x, xM);
      return read(speed, there) * read(passage, there);
    },
    halfWidth,
    halfBehind: (xM, level) => {
      if (level !== levelBehind) behind.clear();
      levelBehind = level;
      const half = behind.get(xM) ?? field.halfWidth(xM, level);
      behind.set(xM, half);
      return half;
    },
    thickness: (xM) => -read(falling, locate(x, xM)),
    distanceOf: (thickness) => read(x, locate(falling, -thickness)),
  };
};

/** A slice of the cloud in the plume of a segment. */
export interface SliceState {
  /** Distance from the source at which the plume of the segment is as the slice is, m: a virtual distance. */
  readonly xM: number;
  /** What the slice is richer than that plume, a factor. */
  readonly scale: number;
  /** What a moment before the release begins or after it ends counts in that plume, a factor: the cloud stays as long as it is. */
  readonly pace: number;
}

/**
 * A slice as the weather changes: it goes on at the distance at which the next plume has the cross-section that the slice has
 * (equal C L/m), as rich as it was and smeared as far along the wind, so that a metre of it holds what it held. Near the source of a high release, before the plume has come
 * down, at the same share of the way. The virtual distance of puff models (INPUFF, RIMPUFF).
 */
export const goOn = ({ xM, scale, pace }: SliceState, from: PlumeSegment, to: PlumeSegment): SliceState => {
  if (from.field === to.field) return { xM, scale, pace };
  const next = xM < from.topM ? (xM * to.topM) / from.topM : to.distanceOf(from.thickness(xM));
  const lengths = to.lengthM(next) / from.lengthM(xM);
  return { xM: next, scale: (scale * from.massKg * lengths) / to.massKg, pace: (pace * to.smearS(next)) / from.smearS(xM) };
};
