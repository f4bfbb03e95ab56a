import type { PolarTable } from './lethality.ts';
import { readPolar } from './lethality.ts';
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

/** Winds tried within a sector: a narrow cloud meets a place in some of them only. */
const windsPerSector = 9;

const periods: readonly Period[] = ['day', 'night'];

/** Angle between a bearing and the bearing the wind carries to, rad, 0 to π. */
const between = (bearing: number, to: number): number => {
  const turn = Math.abs(bearing - to) % (2 * Math.PI);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
};

/**
 * Every event of one outcome in one kind of weather: a wind of each sector, by day and by night, with the deaths
 * N = Σ places people · [indoors · P(indoors) + (1 − indoors) · P(outdoors)]. Frequencies per year, of which a weather without a
 * period is shared out by `dayShare`. Harmless winds yield no event. Source cpr18e, chapter 6.
 */
export const fatalEvents = (
  table: PolarTable,
  perYear: number,
  climate: WindClimate,
  weather: number,
  groups: readonly Group[],
  { indoors, dayShare }: Presence,
): readonly FatalEvent[] => {
  const kind = climate.classes[weather];
  if (kind === undefined || table.reachM === 0) return [];
  const near = groups.filter((group) => group.radiusM <= table.reachM);
  if (near.length === 0) return [];
  const events: FatalEvent[] = [];
  for (const [sector, share] of kind.shares.entries()) {
    if (share === 0) continue;
    for (let k = 0; k < windsPerSector; k++) {
      const from = (2 * Math.PI * (sector + (k + 0.5) / windsPerSector - 0.5)) / climate.sectors;
      const deaths = { day: 0, night: 0 };
      for (const { radiusM, bearing, people } of near) {
        const angle = between(bearing, from + Math.PI);
        const inside = readPolar(table, table.indoors, radiusM, angle);
        const outside = readPolar(table, table.outdoors, radiusM, angle);
        for (const period of periods) deaths[period] += people[period] * (indoors[period] * inside + (1 - indoors[period]) * outside);
      }
      for (const period of periods) {
        const share24 = kind.period === null ? (period === 'day' ? dayShare : 1 - dayShare) : kind.period === period ? 1 : 0;
        const often = (perYear * share * share24) / windsPerSector;
        if (often > 0 && deaths[period] > 0) events.push({ perYear: often, deaths: deaths[period] });
      }
    }
  }
  return events;
};

/** Potential loss of life: expected deaths a year, Σ f N. */
export const lossOfLife = (events: readonly FatalEvent[]): number => events.reduce((sum, { perYear, deaths }) => sum + perYear * deaths, 0);

/** A point of an F–N curve: how often at least so many die, per year. */
export type FnPoint = readonly [deaths: number, perYear: number];

/** Steps to a decade of a long curve. */
const stepsPerDecade = 20;

/**
 * The F–N curve: F(N) = Σ f over the events with at least N deaths, per year, from one death on. A step falls just beyond each point.
 * Up to 200 different numbers of deaths are told one by one; more are told at 20 steps to a decade and the greatest.
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
