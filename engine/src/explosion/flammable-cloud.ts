import { highestAt, lastWhere } from '../numerics/bisect.ts';
import { findExtent } from '../numerics/extent.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import type { PlumeField, PlumeSlices } from '../types/pipeline.ts';

/** What of a cloud can burn at the moment when most of it can. */
export interface FlammableCloud {
  /** Mass between 0.9 of the lower limit and the upper, kg. */
  readonly massKg: number;
  /** Centre of mass of all vapour above 0.9 of the lower limit, m downwind; 0 where there is none. */
  readonly centreM: number;
  /** When that is, s from the start of the release. */
  readonly timeS: number;
  /** From when on nearly as much can burn, of the moments tried, s from the start of the release. */
  readonly fromS: number;
}

/** The moment that counts, and the first at which nearly as much can burn, s. */
interface Moments {
  readonly timeS: number;
  readonly fromS: number;
}

/** Limits of burning, ppm. */
export interface Limits {
  readonly lowerPpm: number;
  readonly upperPpm: number;
}

/** In ALOHA a cloud burns slightly below its limit (aloha-td). */
const lowerShare = 0.9;

/** Cells along, across and up: for the search of the moment, and for the figures. */
const coarse = [14, 8, 8] as const;
const fine = [64, 24, 28] as const;

/** Moments tried, spread evenly in their logarithm. */
const moments = 20;

const edge: SolvedQuantity = { name: 'edge of a flammable cloud', unit: 'm' };

const tip: SolvedQuantity = { name: 'tip of a flammable cloud', unit: 'm' };

/** Stations at which the tip is looked for: nearest, m, and ratio from one to the next. */
const nearestM = 0.5;
const ratio = 1.08;

/** Farthest station, m, every 8 % on, where the cloud ever reaches a value on the ground or at the height of the release; looked for from afar. */
const lastStation = (field: PlumeField, value: number, heightM: number): number => {
  const stations: number[] = [];
  for (let x = nearestM; x < field.rangeM; x *= ratio) stations.push(x);
  const last = stations.findLast((x) => {
    const ground = field.peak(x, 0, 0);
    const aloft = heightM > 0 ? field.peak(x, 0, heightM) : ground;
    requireConverged(!Number.isNaN(ground + aloft), tip, x, 'where the value is a number');
    return ground >= value || aloft >= value;
  });
  return last === undefined ? 0 : Math.min(field.rangeM, ratio * last);
};

/** What the sum is of. */
interface Part {
  readonly field: PlumeField;
  readonly slices: PlumeSlices;
  readonly lower: number;
  readonly upper: number;
  readonly tipM: number;
  readonly heightM: number;
  readonly isTopHat: boolean;
}

/** First steps towards the edges of a cloud, m. */
const firstHeightM = 0.05;
const firstWidthM = 0.1;

/** Cross-sections of a field that has none of its own, place by place. */
const slicesOf = (field: PlumeField): PlumeSlices =>
  field.slices ?? {
    heightAt: (x, timeS, level) => findExtent((z) => field.at(x, 0, z, timeS) >= level, firstHeightM, edge),
    halfWidthAt: (x, z, timeS, level) => findExtent((y) => field.at(x, y, z, timeS) >= level, firstWidthM, edge),
    fill: (x, y, z, timeS, _least, into) => {
      for (let k = 0; k < z.length; k++)
        for (let j = 0; j < y.length; j++) into[k * y.length + j] = field.at(x, y[j] ?? 0, z[k] ?? 0, timeS);
    },
  };

/** Share of the ground's value at which a column ends. */
const columnEnd = 0.01;

/** Depth of a column that had the ground's value throughout, m: ∫ c dz/c(0). */
const columnDepth = ({ field, slices }: Part, x: number, timeS: number, ground: number, cells: number): number => {
  const top = slices.heightAt(x, timeS, columnEnd * ground);
  let sum = 0;
  for (let k = 0; k < cells; k++) sum += field.at(x, 0, (top * (k + 0.5)) / cells, timeS);
  return (sum * top) / (cells * ground);
};

interface Sum {
  readonly burnable: number;
  readonly all: number;
  readonly moment: number;
}

/** Places along the wind at which the ends of the cloud are looked for. */
const probes = 60;

/** Start and end of the flammable cloud along the wind at a moment, m, and whether it begins at the source; null where none is. */
const extentAlong = ({ field, lower, tipM, heightM }: Part, timeS: number) => {
  const start = -field.sourceRadiusM;
  const meets = (x: number): boolean => field.at(x, 0, 0, timeS) >= lower || (heightM > 0 && field.at(x, 0, heightM, timeS) >= lower);
  const place = (i: number): number => start + (tipM - start) * (i / probes) ** 2;
  let first = 0;
  while (first <= probes && !meets(place(first))) first++;
  if (first > probes) return null;
  let last = probes;
  while (!meets(place(last))) last--;
  const between = (inside: number, outside: number): number => {
    const away = outside - inside;
    return inside + away * lastWhere((share) => meets(inside + share * away), 0, 1, 0.02);
  };
  const isAtSource = first <= 1;
  return {
    fromM: isAtSource ? start : between(place(first), place(first - 1)),
    toM: last === probes ? tipM : between(place(last), place(last + 1)),
    isAtSource,
  };
};

/** Share of a cell that lies between two values, the value straight from the least in the cell to the most. */
const shareBetween = (least: number, most: number, low: number, high: number): number => {
  if (least >= low && most <= high) return 1;
  return most > least ? Math.max(0, Math.min(most, high) - Math.max(least, low)) / (most - least) : 0;
};

/** Middles of cells from 0 to an end. */
const writeMiddles = (into: Float64Array, end: number): void => {
  for (let i = 0; i < into.length; i++) into[i] = (end * (i + 0.5)) / into.length;
};

/** Cells of a sum: their number along and upwards, and room for the places and values of a cross-section. */
interface Cells {
  readonly nx: number;
  readonly nz: number;
  readonly acrossM: Float64Array;
  readonly upM: Float64Array;
  readonly values: Float64Array;
}

const makeCells = ([nx, ny, nz]: readonly [number, number, number], isTopHat: boolean): Cells => {
  const layers = isTopHat ? 1 : nz;
  return { nx, nz, acrossM: new Float64Array(ny), upM: new Float64Array(layers), values: new Float64Array(ny * layers) };
};

/** ∫ c dV by the midpoint rule at a moment, ppm m³: the flammable part, all above the limit, and its first moment along the wind. */
const sumAt = (part: Part, timeS: number, { nx, nz, acrossM, upM, values }: Cells): Sum => {
  const { field, slices, lower, upper, heightM, isTopHat } = part;
  const along = extentAlong(part, timeS);
  if (along === null) return { burnable: 0, all: 0, moment: 0 };
  const { fromM, toM, isAtSource } = along;
  // Cells at the source grow with the square of their number: the cloud is sharpest there.
  const place = (i: number): number => fromM + (toM - fromM) * (isAtSource ? (i / nx) ** 2 : i / nx);
  /** The value on the axis between the last cell and the next. */
  const border = { x: Number.NaN, z: 0, value: 0 };
  let burnable = 0;
  let all = 0;
  let moment = 0;
  for (let i = 0; i < nx; i++) {
    const x0 = place(i);
    const x1 = place(i + 1);
    const x = 0.5 * (x0 + x1);
    const ground = field.at(x, 0, 0, timeS);
    const atHeight = heightM > 0 ? field.at(x, 0, heightM, timeS) : 0;
    const aloft = atHeight > ground ? heightM : 0;
    const middle = Math.max(ground, atHeight);
    if (!(middle >= lower)) continue;
    const wide = slices.halfWidthAt(x, aloft, timeS, lower);
    const topAloft = (): number => aloft + findExtent((z) => field.at(x, 0, aloft + z, timeS) >= lower, firstHeightM, edge);
    const top = isTopHat ? columnDepth(part, x, timeS, ground, nz) : aloft > 0 ? topAloft() : slices.heightAt(x, timeS, lower);
    const cell = ((x1 - x0) * 2 * wide * top) / values.length;
    // A whole slice of even value must not pass a limit at once.
    const begins = (border.x === x0 && border.z === aloft ? border.value : field.at(x0, 0, aloft, timeS)) / middle;
    border.value = field.at(x1, 0, aloft, timeS);
    border.x = x1;
    border.z = aloft;
    const ends = border.value / middle;
    const least = Math.min(begins, ends);
    const most = Math.max(begins, ends);
    writeMiddles(acrossM, wide);
    if (!isTopHat) writeMiddles(upM, top);
    slices.fill(x, acrossM, upM, timeS, lower / Math.max(1, most), values);
    for (let k = 0; k < values.length; k++) {
      const c = values[k] ?? 0;
      if (!(c > 0)) continue;
      const above = c * cell * shareBetween(least * c, most * c, lower, Number.POSITIVE_INFINITY);
      all += above;
      moment += above * x;
      burnable += c * cell * shareBetween(least * c, most * c, lower, upper);
    }
  }
  return { burnable, all, moment };
};

/** Width in the logarithm of time to which the moment is found. */
const momentTolerance = 0.02;

/**
 * Moment when most of a cloud burns, s; with a share below 1 the last moment when at least that share of the most does. Moments are
 * tried evenly in their logarithm, then the best one and the last good one are refined between their neighbours.
 */
const momentOfMost = (burnableAt: (timeS: number) => number, firstS: number, endS: number, nearShare: number): Moments => {
  const [first, end] = [Math.log(firstS), Math.log(endS)];
  const place = (i: number): number => first + ((end - first) * i) / (moments - 1);
  const known = new Map<number, number>();
  const at = (logTime: number): number => {
    const mass = known.get(logTime) ?? burnableAt(Math.exp(logTime));
    known.set(logTime, mass);
    return mass;
  };
  const tried = Array.from({ length: moments }, (_, i) => at(place(i)));
  const best = tried.indexOf(Math.max(...tried));
  const refined = highestAt(at, place(Math.max(0, best - 1)), place(Math.min(moments - 1, best + 1)), momentTolerance);
  const isBetter = at(refined) > (tried[best] ?? 0);
  const most = isBetter ? refined : place(best);
  const enough = nearShare * Math.max(tried[best] ?? 0, at(refined));
  if (nearShare >= 1) return { timeS: Math.exp(most), fromS: Math.exp(most) };
  const early = tried.findIndex((mass) => mass >= enough);
  const fromS = Math.exp(Math.min(most, early < 0 ? most : place(early)));
  const last = tried.findLastIndex((mass) => mass >= enough);
  const from = Math.max(most, last < 0 ? most : place(last));
  const next = Array.from({ length: moments }, (_, i) => place(i)).find((logTime) => logTime > from);
  const late = next === undefined ? from : lastWhere((logTime) => at(logTime) >= enough, from, next, momentTolerance);
  return { timeS: Math.exp(late), fromS };
};

/**
 * How much of a cloud can burn: m = ∫ c dV where 0.9 LFL ≤ c ≤ UFL, at the moment when that is most, and where the vapour above
 * 0.9 LFL has its centre. `kgPerPpm` is the mass of a ppm in a cubic metre; `isTopHat` takes every column as deep as if it had the
 * ground's value throughout, as ALOHA does with heavy gas. With `nearShare` below 1 the last moment counts at which at least that share
 * of the most can burn: near its maximum the mass hardly changes while the cloud drifts. Source aloha-td. Midpoint rule, about 2 %.
 */
export const flammableCloud = (
  field: PlumeField,
  limits: Limits,
  kgPerPpm: number,
  heightM: number,
  isTopHat = false,
  nearShare = 1,
): FlammableCloud => {
  const lower = lowerShare * limits.lowerPpm;
  const tipM = lastStation(field, lower, heightM);
  const most = Math.max(tipM, field.sourceRadiusM);
  if (tipM === 0) return { massKg: 0, centreM: 0, timeS: 0, fromS: 0 };
  const part: Part = { field, slices: slicesOf(field), lower, upper: limits.upperPpm, tipM, heightM, isTopHat };
  const endS = Math.max(1, field.departureS(most));
  const firstS = Math.max(0.5, 1e-3 * endS);
  const cells = makeCells(coarse, isTopHat);
  const { timeS, fromS } = momentOfMost((at) => sumAt(part, at, cells).burnable, firstS, endS, nearShare);
  const { burnable, all, moment } = sumAt(part, timeS, makeCells(fine, isTopHat));
  return { massKg: burnable * kgPerPpm, centreM: all > 0 ? Math.max(0, moment / all) : 0, timeS, fromS };
};
