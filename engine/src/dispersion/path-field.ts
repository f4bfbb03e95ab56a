import { lastWhere } from '../numerics/bisect.ts';
import type { PathField, PathSheet } from '../types/pipeline.ts';
import { followSlice, headingAt, type PathAir, readPath, type SlicePath } from './path-march.ts';
import { emptyLine, type NearestPoint, type PathLine, plumeMomentS, toLine, visitNearestPoints, writeStreak } from './path-places.ts';
import type { PlumeSegment } from './plume-segment.ts';

const pureGasPpm = 1e6;

/** A release shorter than this is one slice, s. */
const burstS = 5;

/** Fewest parts of a longer release, and the greatest turn of the wind between neighbouring slices. */
const parts = 10;
const turnRad = (8 * Math.PI) / 180;
const mostSlices = 90;

/** Slices between two of those, for the cloud at a moment. */
const between = 3;

/** How far before its first slice and after its last a cloud is felt, in times the distance to where it is half as high. */
const feltHalves = 2.2;
const tailShares = [1, 0.75, 0.5, 0.3, 0.15, 0.05] as const;

/** A shorter tail is none, s. */
const leastTailS = 1;

/** Share of the highest value at a place from which the cloud is there. */
const thereShare = 0.1;

/** Two nearest points on either side of a place belong to one sheet if they lie this share of their distances apart. */
const sheetShare = 0.7;

/** A slice that passes this share of the highest rate is asked at its own moment alone, not at both ends of its part. */
const enoughShare = 0.995;

/** Growth of the distance between two nodes at which a share is computed; straight between them. */
const shareGrowth = 1.5;

/** Stations upwind of the source, as shares of how far the zone goes there. */
const upwindShares = [1, 0.97, 0.85, 0.6, 0.3, 0] as const;

/** Greatest ratio of the squares of half-widths at a tip. */
const greatestTipRatio = 50;

export interface PathOptions {
  /** Moments between which the rate of the release may change, s. */
  readonly changesS: readonly number[];
  /** True for a cloud that is in the air at once. */
  readonly isBurst: boolean;
}

/** Moments at which slices are released: both ends, changes of wind and rate, and between them enough. */
const releaseMoments = ({ winds }: PathAir, beginS: number, endS: number, changesS: readonly number[]): readonly number[] => {
  const inside = [...winds.map(({ fromS }) => fromS), ...changesS].filter((moment) => moment > beginS && moment < endS);
  const fixed = [...new Set([beginS, ...inside, endS])].sort((a, b) => a - b);
  const moments: number[] = [];
  fixed.forEach((from, i) => {
    const to = fixed[i + 1];
    moments.push(from);
    if (to === undefined) return;
    const turn = Math.abs(headingAt(winds, to - 1e-6) - headingAt(winds, from));
    const wanted = Math.ceil(Math.max((parts * (to - from)) / (endS - beginS), turn / turnRad));
    const count = Math.min(wanted, Math.max(1, Math.floor((mostSlices * (to - from)) / (endS - beginS))));
    for (let j = 1; j < count; j++) moments.push(from + ((to - from) * j) / count);
  });
  return moments;
};

/** Half the width of the zone at a place of a plume, at least the gas around the source, m. */
const halfWidthAt = ({ segment, way, factor }: Reading, level: number): number => {
  const { field } = segment;
  const around = field.sourceRadiusM ** 2 - way * way;
  const own = way <= 0 ? segment.halfBehind(way, level) : segment.halfWidth(way, level / factor, level);
  return Math.max(own, around > 0 ? Math.sqrt(around) : 0);
};

/** Value on the axis; upwind of the source the zone is as wide as its plume has it, or not there. */
const valueAlong = ({ segment, way, factor }: Reading): number => factor * segment.axisPpm(Math.max(0, way));

/** Share of the way from a reading inside a zone to one outside at which the level is met. */
const tipShare = (inside: Reading | undefined, outside: Reading | undefined, level: number): number => {
  if (inside === undefined || outside === undefined) return 1;
  if (inside.segment !== outside.segment || outside.way === inside.way) {
    const drop = Math.log(valueAlong(inside) / Math.max(1e-30, valueAlong(outside)));
    return drop > 0 ? Math.log(valueAlong(inside) / level) / drop : 1;
  }
  const between = (from: number, to: number, share: number): number => from + share * (to - from);
  const isIn = (share: number): boolean =>
    between(inside.factor, outside.factor, share) * inside.segment.axisPpm(between(inside.way, outside.way, share)) >= level;
  return lastWhere(isIn, 0, 1, 1e-3);
};

/** The value of a slice at a place, the same without its rate, and when the cloud comes and goes by it, s. */
type Visit = (value: number, steady: number, arrivalS: number, departureS: number) => void;

/** Where a slice comes nearest to a place, and its values there on its axis. */
interface Nearest {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly value: number;
  readonly steady: number;
  readonly arrivalS: number;
  readonly departureS: number;
}

/** What is known of one point of a sheet: the plume it is in, and what the value of that plume is multiplied by there. */
interface Reading {
  readonly segment: PlumeSegment;
  readonly way: number;
  readonly factor: number;
}

/**
 * A cloud in wind that changes: slices of the release, each on its own path, each in the ordinary plume of the weather that holds
 * (`goOn` leads from one to the next). A slice passes as wide as it is, so a place is reached by the slices whose paths come near it, and
 * the highest of them in time is its peak. The cloud at a moment is the line of all slices. Parts of the cloud that drift back over others
 * are not added up. In weather that does not change all paths are one and each value is that of the plume.
 */
export const pathField = (air: PathAir, { changesS, isBurst }: PathOptions): PathField => {
  const { winds, segment } = air;
  const first = segment(0);
  const isOne = isBurst || first.endS - first.beginS < burstS;
  const middleS = 0.5 * (first.beginS + first.endS);
  const [beginS, endS] = isOne ? [middleS, middleS] : [first.beginS, first.endS];
  const core = isOne ? [middleS] : releaseMoments(air, beginS, endS, changesS);
  const tailS = (releasedS: number, isFront: boolean): number => {
    const path = followSlice(air, releasedS);
    const there = segment(path.segment.at(-1) ?? 0);
    const way = path.wayM.at(-1) ?? 0;
    const travelS = there.travelS(way);
    const halfS = isFront ? there.beginS + travelS - there.field.arrivalS(way) : there.field.departureS(way) - there.endS - travelS;
    return feltHalves * Math.max(0, halfS + (isOne ? 0.5 * (there.endS - there.beginS) : 0));
  };
  const frontS = tailS(beginS, true);
  const backS = tailS(endS, false);
  const moments = [
    ...(frontS > leastTailS ? tailShares.map((share) => beginS - share * frontS) : []),
    ...core,
    ...(backS > leastTailS ? tailShares.toReversed().map((share) => endS + share * backS) : []),
  ];
  const body: readonly SlicePath[] = moments.map((moment) => followSlice(air, moment));
  const lines: readonly PathLine[] = body.map((path) => toLine(path, segment, air));

  /** Highest rate that passes with a slice, as a share of the highest of all, at every point of its line. */
  const rateShares = body.map((path, i): Float64Array => {
    const shares = new Float64Array(path.timeS.length).fill(1);
    const own = path.releasedS;
    if (isOne && own === middleS) return shares;
    const before = 0.5 * (own + (moments[i - 1] ?? own));
    const after = 0.5 * (own + (moments[i + 1] ?? own));
    const shareAt = (j: number): number => {
      const there: PlumeSegment = segment(path.segment[j] ?? 0);
      const way = path.wayM[j] ?? 0;
      const axis = there.field.axisPeak(way);
      if (!(axis > 0)) return 1;
      const travelS = there.travelS(way);
      const at = (moment: number): number => there.field.at(way, 0, 0, plumeMomentS({ beginS, endS }, moment, path.pace[j] ?? 1) + travelS);
      const now = at(own) / axis;
      return now > enoughShare ? Math.min(1, now) : Math.min(1, Math.max(at(before) / axis, now, at(after) / axis));
    };
    let from = 0;
    shares[0] = shareAt(0);
    for (let j = 1; j < shares.length; j++) {
      const isNext =
        j === shares.length - 1 ||
        path.segment[j] !== path.segment[from] ||
        (path.wayM[j] ?? 0) > shareGrowth * Math.max(1, path.wayM[from] ?? 0);
      if (!isNext) continue;
      shares[j] = shareAt(j);
      for (let m = from + 1; m < j; m++)
        shares[m] = (shares[from] ?? 0) + (((shares[j] ?? 0) - (shares[from] ?? 0)) * (m - from)) / (j - from);
      from = j;
    }
    return shares;
  });

  let whole: readonly SlicePath[] | null = null;
  let streak: PathLine | null = null;
  /** Slices with those between them, for the cloud at a moment. */
  const allSlices = (): readonly SlicePath[] => {
    if (whole !== null) return whole;
    whole = body.flatMap((path, i) => {
      const next = moments[i + 1];
      if (next === undefined) return [path];
      const gapS = (next - path.releasedS) / (between + 1);
      return [path, ...Array.from({ length: between }, (_, j) => followSlice(air, path.releasedS + gapS * (j + 1)))];
    });
    streak = emptyLine(whole.length + 60);
    return whole;
  };
  let streakS = Number.NaN;
  const streakAt = (timeS: number): PathLine => {
    const slices = allSlices();
    const line = streak ?? emptyLine(0);
    if (timeS !== streakS)
      writeStreak(line, slices, air, { release: { beginS, endS }, timeS, isFed: timeS >= (slices[0]?.releasedS ?? 0) && timeS <= endS });
    streakS = timeS;
    return line;
  };

  const valueAtPoint = ({ segment: k, way, across, scale }: NearestPoint, zM: number): number =>
    Math.min(pureGasPpm, scale * segment(k).field.peak(way, across, zM));
  const shareOf = (i: number, { index, share }: NearestPoint): number => {
    const shares = rateShares[i];
    const from = shares?.[index] ?? 1;
    return from + share * ((shares?.[index + 1] ?? from) - from);
  };
  /** One slice at every point where it comes nearest to a place; the nearest of them is the answer. */
  const visitSlice = (i: number, x: number, y: number, z: number, visit: Visit): Nearest | null => {
    const line = lines[i];
    const releasedS = Math.max(beginS, Math.min(endS, moments[i] ?? 0));
    const found: Nearest = { x: 0, y: 0, across: Number.POSITIVE_INFINITY, value: 0, steady: 0, arrivalS: 0, departureS: 0 };
    if (line === undefined) return null;
    visitNearestPoints(line, x, y, (point) => {
      const there = segment(point.segment);
      const share = shareOf(i, point);
      const steady = valueAtPoint(point, z);
      const arrivalS = there.field.arrivalS(point.way) + releasedS - beginS + point.lagS;
      const departureS = there.field.departureS(point.way) - (endS - releasedS) + point.lagS;
      visit(steady * share, steady, arrivalS, departureS);
      if (Math.abs(point.across) >= Math.abs(found.across)) return;
      const onAxis = Math.min(pureGasPpm, point.scale * there.field.peak(point.way, 0, z));
      const { x: pointX, y: pointY, across } = point;
      Object.assign(found, { x: pointX, y: pointY, across, value: onAxis * share, steady: onAxis, arrivalS, departureS });
    });
    return Number.isFinite(found.across) ? found : null;
  };
  /** All slices where they come nearest to a place, and the sheet between two that pass it on either side. */
  const visitPassages = (x: number, y: number, z: number, visit: Visit): void => {
    let last: Nearest | null = null;
    for (let i = 0; i < lines.length; i++) {
      const own = visitSlice(i, x, y, z, visit);
      if (last !== null && own !== null && last.across * own.across < 0) {
        const apart = Math.abs(last.across) + Math.abs(own.across);
        if (Math.hypot(last.x - own.x, last.y - own.y) > sheetShare * apart) {
          const share = Math.abs(last.across) / apart;
          const mix = (from: number, to: number): number => from + share * (to - from);
          visit(
            mix(last.value, own.value),
            mix(last.steady, own.steady),
            mix(last.arrivalS, own.arrivalS),
            mix(last.departureS, own.departureS),
          );
        }
      }
      last = own;
    }
  };
  let passageX = Number.NaN;
  let passageY = Number.NaN;
  let passage = { arrivalS: 0, departureS: 0 };
  const passageAt = (x: number, y: number): typeof passage => {
    if (x === passageX && y === passageY) return passage;
    const seen: (readonly [steady: number, arrivalS: number, departureS: number])[] = [];
    let highest = 0;
    visitPassages(x, y, 0, (_value, steady, arrivalS, departureS) => {
      seen.push([steady, arrivalS, departureS]);
      highest = Math.max(highest, steady);
    });
    const there = seen.filter(([steady]) => steady >= thereShare * highest);
    passage = {
      arrivalS: Math.max(0, Math.min(...there.map(([, arrivalS]) => arrivalS))),
      departureS: Math.max(0, ...there.map(([, , departureS]) => departureS)),
    };
    [passageX, passageY] = [x, y];
    return passage;
  };

  const longest = body.reduce((most, path) => {
    const lasts = (one: SlicePath): number => (one.timeS.at(-1) ?? 0) - one.releasedS;
    return lasts(path) > lasts(most) ? path : most;
  }, body[0] as SlicePath);

  /** Half-widths of one row; rows meet a level at a tip, found in the logarithm of the value. */
  const writeHalves = (readings: readonly Reading[], level: number, half: Float64Array, start: number): void => {
    const values = readings.map(valueAlong);
    readings.forEach((reading, j) => {
      const value = values[j] ?? 0;
      const far = Math.abs(reading.way);
      if (value >= level) half[start + j] = halfWidthAt(reading, level);
      else half[start + j] = -Math.max(1, Math.min(2 * far, 0.5 * far * Math.log(level / Math.max(1e-30, value))));
    });
    const toTip = (inside: number, outside: number): void => {
      const share = Math.max(1 / greatestTipRatio, tipShare(readings[inside], readings[outside], level));
      half[start + outside] = -(half[start + inside] ?? 0) * Math.sqrt((1 - share) / share) - 1e-6;
    };
    for (let j = 0; j + 1 < readings.length; j++) {
      const [own, next] = [values[j] ?? 0, values[j + 1] ?? 0];
      if (own >= level && next < level) toTip(j, j + 1);
      else if (own < level && next >= level) toTip(j + 1, j);
    }
  };

  const upwindOf = (k: number, level: number): number => {
    const { field } = segment(k);
    return Math.max(field.sourceRadiusM, level < pureGasPpm ? (field.upwindM?.(level) ?? 0) : 0);
  };

  const swept = (level: number, shareAt?: (x: number, y: number) => number): PathSheet => {
    const ages = [...longest.timeS].flatMap((moment, j) => (moment === longest.timeS[j - 1] ? [] : [moment - longest.releasedS]));
    const columns = ages.length + upwindShares.length - 1;
    const x = new Float64Array(body.length * columns);
    const y = new Float64Array(body.length * columns);
    const half = new Float64Array(body.length * columns);
    const kept: (readonly Reading[])[] = [];
    let rows = 0;
    let isCut = false;
    const place = { x: 0, y: 0, way: 0, scale: 1, pace: 1, segment: 0 };
    body.forEach((path, i) => {
      const row = rows * columns;
      const k = path.segment[0] ?? 0;
      const heading = headingAt(winds, path.releasedS);
      // Before the first and after the last slice the source gives nothing.
      const isCore = path.releasedS >= beginS && path.releasedS <= endS;
      const upwindM = isCore ? upwindOf(k, level) : 0;
      const readings: Reading[] = [];
      const endsS = path.timeS.at(-1) ?? 0;
      const shares = rateShares[i] as Float64Array;
      let node = 0;
      const nodeShare = (timeS: number): number => {
        while (node + 1 < path.timeS.length && (path.timeS[node + 1] ?? 0) <= timeS) node++;
        return shares[node] ?? 1;
      };
      let doseWay = Number.NEGATIVE_INFINITY;
      let dose = 1;
      for (let j = 0; j < columns; j++) {
        const age = j < upwindShares.length - 1 ? 0 : (ages[j - upwindShares.length + 1] ?? 0);
        readPath(path, Math.min(endsS, path.releasedS + age), place);
        const behindM = j < upwindShares.length - 1 ? upwindM * (upwindShares[j] ?? 0) : 0;
        x[row + j] = place.x - behindM * Math.cos(heading);
        y[row + j] = place.y - behindM * Math.sin(heading);
        if (shareAt !== undefined && (place.way > shareGrowth * doseWay || j === columns - 1)) {
          dose = shareAt(x[row + j] ?? 0, y[row + j] ?? 0);
          doseWay = Math.max(1, place.way);
        }
        readings.push({
          segment: segment(place.segment),
          way: place.way - behindM,
          factor: Math.max(1e-30, place.scale * (behindM > 0 ? 1 : nodeShare(path.releasedS + age)) * dose),
        });
      }
      const tip = readings.at(-1);
      isCut ||= tip !== undefined && tip.way >= tip.segment.rangeM && valueAlong(tip) >= level;
      const before = kept.at(-1);
      if (before !== undefined && isSamePath(x, y, row, columns)) {
        // One path, at the higher rate.
        kept[rows - 1] = before.map((one, j) => ((readings[j]?.factor ?? 0) > one.factor ? (readings[j] ?? one) : one));
      } else {
        kept.push(readings);
        rows++;
      }
    });
    kept.forEach((readings, row) => {
      writeHalves(readings, level, half, row * columns);
      endAtTip(x, y, half, row * columns, columns);
    });
    return { rows, columns, xM: x, yM: y, halfM: half, aroundM: aroundAt(level), isCut };
  };

  /** Gas around the source is part of a zone that begins there, m. */
  const aroundAt = (level: number): number =>
    level <= first.field.sourcePpm || first.field.peak(0, 0, 0) >= level || first.field.axisPeak(0.5) >= level
      ? first.field.sourceRadiusM
      : 0;

  const present = (level: number, timeS: number): PathSheet => {
    const line = streakAt(timeS);
    const isFed = timeS <= endS && !isOne;
    const ahead = isFed ? upwindShares.length - 1 : 0;
    const columns = line.count + ahead;
    const x = new Float64Array(columns);
    const y = new Float64Array(columns);
    const half = new Float64Array(columns);
    const readings: Reading[] = [];
    for (let j = 0; j < columns; j++) {
      const i = Math.max(0, j - ahead);
      const k = line.segment[i] ?? 0;
      const there = segment(k);
      const { field } = there;
      const behindM = j < ahead ? upwindOf(k, level) * (upwindShares[j] ?? 0) : 0;
      x[j] = (line.x[i] ?? 0) - behindM * Math.cos(line.startRad);
      y[j] = (line.y[i] ?? 0) - behindM * Math.sin(line.startRad);
      const way = line.way[i] ?? 0;
      const axis = field.axisPeak(way);
      const passing = axis > 0 ? field.at(way, 0, 0, timeS - (line.lagS[i] ?? 0)) / axis : 0;
      readings.push({ segment: there, way: way - behindM, factor: Math.max(1e-30, (line.scale[i] ?? 1) * passing) });
    }
    writeHalves(readings, level, half, 0);
    return { rows: columns > 0 ? 1 : 0, columns, xM: x, yM: y, halfM: half, aroundM: isFed ? aroundAt(level) : 0, isCut: false };
  };

  return {
    shape: 'path',
    unit: 'ppm',
    first: first.field,
    rangeM: first.rangeM,
    endS: Math.max(...body.map((path) => path.timeS.at(-1) ?? 0)),
    peak: (x, y, z) => {
      let highest = 0;
      visitPassages(x, y, z, (value) => {
        if (value > highest) highest = value;
      });
      return highest;
    },
    at: (x, y, z, timeS) => {
      let highest = 0;
      visitNearestPoints(streakAt(timeS), x, y, (point) => {
        const value = point.scale * segment(point.segment).field.at(point.way, point.across, z, timeS - point.lagS);
        if (value > highest) highest = value;
      });
      return Math.min(pureGasPpm, highest);
    },
    frameAt: (x, y) => {
      let highest = -1;
      let frame = { headingRad: 0, acrossM: y };
      lines.forEach((line, i) => {
        visitNearestPoints(line, x, y, (point) => {
          const value = valueAtPoint(point, 0) * shareOf(i, point);
          if (value <= highest) return;
          highest = value;
          frame = { headingRad: directionAt(line, point.index), acrossM: point.across };
        });
      });
      return frame;
    },
    arrivalS: (x, y) => passageAt(x, y).arrivalS,
    departureS: (x, y) => passageAt(x, y).departureS,
    swept,
    present,
  };
};

/** Direction of a line after one of its points, rad. */
const directionAt = ({ count, x, y, startRad }: PathLine, index: number): number => {
  for (let i = index; i + 1 < count; i++) {
    const [dx, dy] = [(x[i + 1] ?? 0) - (x[i] ?? 0), (y[i + 1] ?? 0) - (y[i] ?? 0)];
    if (dx * dx + dy * dy > 1e-12) return Math.atan2(dy, dx);
  }
  return startRad;
};

/** Moves every point of a row beyond its last tip to that tip, where the half-width is 0: tips of neighbouring rows are then its front. */
const endAtTip = (x: Float64Array, y: Float64Array, half: Float64Array, row: number, columns: number): void => {
  let last = row + columns - 1;
  while (last >= row && (half[last] ?? -1) < 0) last--;
  if (last < row || last === row + columns - 1) return;
  const [inside, outside] = [half[last] ?? 0, half[last + 1] ?? 0];
  const share = inside > 0 ? inside ** 2 / (inside ** 2 + outside ** 2) : 0;
  const tipX = (x[last] ?? 0) + share * ((x[last + 1] ?? 0) - (x[last] ?? 0));
  const tipY = (y[last] ?? 0) + share * ((y[last + 1] ?? 0) - (y[last] ?? 0));
  for (let j = last + 1; j < row + columns; j++) {
    x[j] = tipX;
    y[j] = tipY;
    half[j] = 0;
  }
};

/** Whether a row of a sheet runs where the row before it runs, to a thousandth of the distance. */
const isSamePath = (x: Float64Array, y: Float64Array, row: number, columns: number): boolean => {
  for (let j = 0; j < columns; j++) {
    const allowed = 1e-3 * Math.hypot(x[row + j] ?? 0, y[row + j] ?? 0) + 1e-3;
    if (Math.abs((x[row + j] ?? 0) - (x[row - columns + j] ?? 0)) > allowed) return false;
    if (Math.abs((y[row + j] ?? 0) - (y[row - columns + j] ?? 0)) > allowed) return false;
  }
  return true;
};
