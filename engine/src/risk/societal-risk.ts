import type { PolarTable } from './lethality.ts';
import { integralUpTo, ringIntegral } from './ring-integral.ts';
import type { Period, WindClimate } from './wind-climate.ts';

/** One way that things may go, and how many die. */
export interface FatalEvent {
  readonly perYear: number;
  readonly deaths: number;
}

/** People at a place seen from a source. */
export interface Group {
  readonly radiusM: number;
  /** From the source, rad clockwise from north. */
  readonly bearing: number;
  /** People there, by day and by night. */
  readonly people: Readonly<Record<Period, number>>;
}

/** Shares of people who are indoors, and of time that is day. */
export interface Presence {
  readonly indoors: Readonly<Record<Period, number>>;
  readonly dayShare: number;
}

/** Winds that a sector is cut into: at least, and at most; and how many to half the width of the narrowest cloud. */
const fewestWinds = 9;
const mostWinds = 512;
const windsPerHalf = 25;

/** Neighbouring winds whose deaths differ by less than this share are one event. */
const alike = 0.005;

const periods: readonly Period[] = ['day', 'night'];

/** The two rings that a place lies between and its share of the way to the outer one. */
const ringsAt = ({ reachM, rings }: PolarTable, radiusM: number): { readonly inner: number; readonly share: number } => {
  const place = rings * Math.sqrt(radiusM / reachM);
  const inner = Math.min(rings - 1, Math.floor(place));
  return { inner, share: place - inner };
};

/** Half the angle of winds that reach a place, rad. */
const halfAngleAt = (table: PolarTable, radiusM: number): number => {
  const { inner } = ringsAt(table, radiusM);
  return Math.max(table.angles[inner] ?? 0, table.angles[inner + 1] ?? 0);
};

/**
 * Winds that a sector is cut into, so that half the narrowest cloud over a place is 25 winds wide, 9 to 512. Expected deaths do not depend
 * on it. A wind that holds the edge of a cloud has the mean of inside and outside: 25 winds keep a point of the F–N curve within some
 * 2 %; a cloud of less than 1° either side of its axis (16 sectors) is met less finely.
 */
export const windsPerSector = (table: PolarTable, groups: readonly Group[], sectors: number): number => {
  const halves = groups.map(({ radiusM }) => (radiusM <= table.reachM ? halfAngleAt(table, radiusM) : 0)).filter((half) => half > 0);
  const narrowest = Math.min(Math.PI, ...halves);
  return Math.min(mostWinds, Math.max(fewestWinds, Math.ceil(((2 * Math.PI) / sectors / narrowest) * windsPerHalf)));
};

/** Digits of a number of deaths; beyond them it is rounding, and events alike are one point of the curve. */
const digits = 12;

/** Adds what a group loses to each wind of the circle, as the mean over the wind: the integral along its ring, exact for the table. */
const addGroup = (
  table: PolarTable,
  { radiusM, bearing, people }: Group,
  indoors: Presence['indoors'],
  deaths: Readonly<Record<Period, Float64Array>>,
): void => {
  const half = halfAngleAt(table, radiusM);
  if (half === 0) return;
  const { columns } = table;
  const { inner, share } = ringsAt(table, radiusM);
  const rings = [inner, inner + 1].map((ring, i) => {
    const sums = { inside: new Float64Array(columns + 1), outside: new Float64Array(columns + 1) };
    ringIntegral(table, table.indoors, ring, sums.inside);
    ringIntegral(table, table.outdoors, ring, sums.outside);
    return { ...sums, half: table.angles[ring] ?? 0, weight: i === 0 ? 1 - share : share };
  });
  const winds = deaths.day.length;
  const width = (2 * Math.PI) / winds;
  // Wind that blows straight to the group, and those around it that still reach it; wind i comes from i ± ½ widths.
  const straight = (bearing + Math.PI) / width;
  const around = Math.min(half / width + 1, winds / 2);
  const first = Math.ceil(straight - around);
  const last = around === winds / 2 ? first + winds - 1 : Math.floor(straight + around);
  const upTo = { inside: 0, outside: 0 };
  for (let i = first; i <= last + 1; i++) {
    const mean = { inside: 0, outside: 0 };
    for (const place of ['inside', 'outside'] as const) {
      let edge = 0;
      for (const ring of rings) edge += ring.weight * integralUpTo(ring[place], ring.half, columns, (i - 0.5 - straight) * width);
      mean[place] = (edge - upTo[place]) / width;
      upTo[place] = edge;
    }
    // The first edge closes no wind.
    if (i === first) continue;
    const wind = (((i - 1) % winds) + winds) % winds;
    for (const period of periods) {
      const killed = people[period] * (indoors[period] * mean.inside + (1 - indoors[period]) * mean.outside);
      deaths[period][wind] = (deaths[period][wind] ?? 0) + killed;
    }
  }
};

/** The winds of a sector as events: neighbours alike are one, with the mean of their deaths, so that Σ f N stays what it is. */
const toEvents = (deaths: Float64Array, perWind: number): readonly FatalEvent[] => {
  const events: FatalEvent[] = [];
  let count = 0;
  let sum = 0;
  const close = (): void => {
    if (sum > 0) events.push({ perYear: count * perWind, deaths: Number((sum / count).toPrecision(digits)) });
    count = 0;
    sum = 0;
  };
  for (const number of deaths) {
    const mean = count > 0 ? sum / count : 0;
    if (Math.abs(number - mean) > alike * mean) close();
    if (number > 0) {
      count++;
      sum += number;
    }
  }
  close();
  return events;
};

/**
 * Every event of one outcome in one weather class: the winds of each sector, by day and by night, with the deaths
 * N = Σ places people · [indoors · P(indoors) + (1 − indoors) · P(outdoors)], P the mean over the wind's width. Frequencies per year, of
 * which a weather without a period is shared out by `dayShare`. Σ f N is exact for the table, however many winds; their number follows
 * the narrowest cloud (`windsPerSector`). Harmless winds yield no event. Source cpr18e, chapter 6.
 */
export const fatalEvents = (
  table: PolarTable,
  perYear: number,
  climate: WindClimate,
  weather: number,
  groups: readonly Group[],
  { indoors, dayShare }: Presence,
  winds = windsPerSector(table, groups, climate.sectors),
): readonly FatalEvent[] => {
  const kind = climate.classes[weather];
  if (kind === undefined || table.reachM === 0) return [];
  const near = groups.filter((group) => group.radiusM <= table.reachM);
  if (near.length === 0) return [];
  // Sector 0 is centred on north: the winds are counted from its western edge.
  const turn = (Math.PI * (1 - 1 / winds)) / climate.sectors;
  const size = climate.sectors * winds;
  const deaths = { day: new Float64Array(size), night: new Float64Array(size) };
  for (const group of near) addGroup(table, { ...group, bearing: group.bearing + turn }, indoors, deaths);
  return kind.shares.flatMap((share, sector) =>
    periods.flatMap((period) => {
      const share24 = kind.period === null ? (period === 'day' ? dayShare : 1 - dayShare) : kind.period === period ? 1 : 0;
      const often = (perYear * share * share24) / winds;
      if (!(often > 0)) return [];
      return toEvents(deaths[period].subarray(sector * winds, (sector + 1) * winds), often);
    }),
  );
};

/** Potential loss of life: expected deaths a year, Σ f N. */
export const lossOfLife = (events: readonly FatalEvent[]): number => events.reduce((sum, { perYear, deaths }) => sum + perYear * deaths, 0);

/** A point of an F–N curve: how often at least so many die, per year. */
export type FnPoint = readonly [deaths: number, perYear: number];

/** Steps to a decade of a long curve. */
const stepsPerDecade = 20;

/**
 * The F–N curve: F(N) = Σ f over the events with at least N deaths, per year, from one death on. A step falls just beyond each point.
 * Up to 200 different numbers of deaths are kept one by one; more are kept at 20 steps to a decade and the greatest.
 */
export const fnCurve = (events: readonly FatalEvent[]): readonly FnPoint[] => {
  const falling = events.filter(({ deaths }) => deaths >= 1).toSorted((a, b) => b.deaths - a.deaths);
  const exact: [number, number][] = [];
  let sum = 0;
  for (const { perYear, deaths } of falling) {
    sum += perYear;
    const last = exact.at(-1);
    if (last?.[0] === deaths) last[1] = sum;
    else exact.push([deaths, sum]);
  }
  const curve = exact.toReversed();
  if (curve.length <= 200) return curve;
  const most = curve.at(-1)?.[0] ?? 1;
  const steps = Math.floor(stepsPerDecade * Math.log10(most));
  const numbers = [...Array.from({ length: steps + 1 }, (_none, i) => 10 ** (i / stepsPerDecade)), most];
  return numbers.map((deaths): FnPoint => [deaths, frequencyOfAtLeast(curve, deaths)]);
};

/** How often at least so many die, per year, read from a curve. */
export const frequencyOfAtLeast = (curve: readonly FnPoint[], deaths: number): number => curve.find(([n]) => n >= deaths)?.[1] ?? 0;
