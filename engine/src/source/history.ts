import type { SourceStep } from '../types/pipeline.ts';

/** A release rate over time: [s, kg/s], each rate held until the next moment; the last entry ends it with 0. */
export type RateHistory = readonly (readonly [number, number])[];

/** When an entry begins, s; its rate, kg/s. Read one by one: taking an entry apart into a list of two costs as much as all the arithmetic. */
const startOf = (history: RateHistory, i: number): number => history[i]?.[0] ?? 0;
const rateOf = (history: RateHistory, i: number): number => history[i]?.[1] ?? 0;

/** Mass released by a history, kg. */
export const releasedMass = (history: RateHistory): number => {
  let mass = 0;
  for (let i = 1; i < history.length; i++) mass += rateOf(history, i - 1) * (startOf(history, i) - startOf(history, i - 1));
  return mass;
};

/** Highest rate of a history, kg/s. */
export const highestRate = (history: RateHistory): number => {
  let highest = 0;
  for (let i = 0; i < history.length; i++) highest = Math.max(highest, rateOf(history, i));
  return highest;
};

/** A history in columns: when each entry begins, s, its rate, kg/s, and the mass released until then, kg. */
interface Columns {
  readonly count: number;
  readonly times: Float64Array;
  readonly rates: Float64Array;
  readonly masses: Float64Array;
}

const toColumns = (history: RateHistory): Columns => {
  const count = history.length;
  const times = new Float64Array(count);
  const rates = new Float64Array(count);
  const masses = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    times[i] = startOf(history, i);
    rates[i] = rateOf(history, i);
    if (i > 0) masses[i] = (masses[i - 1] ?? 0) + (rates[i - 1] ?? 0) * ((times[i] ?? 0) - (times[i - 1] ?? 0));
  }
  return { count, times, rates, masses };
};

const endOf = ({ times, count }: Columns): number => times[count - 1] ?? 0;
const massOf = ({ masses, count }: Columns): number => masses[count - 1] ?? 0;

/** The last entry whose value in a rising column is no more than one sought; the first where none is. */
const lastUpTo = (column: Float64Array, value: number): number => {
  let low = 0;
  let high = column.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((column[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
};

const releasedUntil = ({ times, rates, masses }: Columns, timeS: number): number => {
  const i = lastUpTo(times, timeS);
  return (masses[i] ?? 0) + (rates[i] ?? 0) * Math.max(0, timeS - (times[i] ?? 0));
};

/** Mass released until a moment, kg, as a function of the moment, s. */
export const massUntil = (history: RateHistory): ((timeS: number) => number) => {
  const columns = toColumns(history);
  return (timeS) => releasedUntil(columns, timeS);
};

/** The part of a history between two moments, as one step of the mean rate. */
const meanStep = ({ count, times, rates }: Columns, fromS: number, toS: number): SourceStep => {
  let mass = 0;
  for (let i = lastUpTo(times, fromS) + 1; i < count; i++) {
    const start = times[i - 1] ?? 0;
    if (start >= toS) break;
    mass += (rates[i - 1] ?? 0) * Math.max(0, Math.min(times[i] ?? 0, toS) - Math.max(start, fromS));
  }
  return { fromS, toS, rateKgS: mass / (toS - fromS) };
};

/** Moment by which a mass has been released. */
const findMoment = (columns: Columns, massKg: number): number => {
  const { count, times, rates, masses } = columns;
  for (let i = 1; i < count; i++) {
    if ((masses[i] ?? 0) < massKg) continue;
    const rate = rates[i - 1] ?? 0;
    return rate > 0 ? (times[i - 1] ?? 0) + (massKg - (masses[i - 1] ?? 0)) / rate : (times[i - 1] ?? 0);
  }
  return endOf(columns);
};

/** Time over which a rate is a mean at least, where the release lasts so long, s (aloha-td). */
const minuteS = 60;

/** Start of the minute in which most is released, s: the mass of a minute changes its slope only where a rate does, at either end. */
const highestMinute = (columns: Columns): number => {
  const { count, times } = columns;
  const latest = endOf(columns) - minuteS;
  let best = 0;
  let most = -1;
  for (let i = 0; i < 2 * count; i++) {
    const from = (times[i >> 1] ?? 0) - (i % 2) * minuteS;
    if (from < 0 || from > latest) continue;
    const mass = releasedUntil(columns, from + minuteS) - releasedUntil(columns, from);
    if (mass > most * (1 + 1e-12)) {
      best = from;
      most = mass;
    }
  }
  return best;
};

/** Cuts between parts of equal mass from one moment to another, without the moments themselves, s. */
const equalCuts = (columns: Columns, fromS: number, toS: number, parts: number): readonly number[] => {
  const before = releasedUntil(columns, fromS);
  const mass = releasedUntil(columns, toS) - before;
  const cuts: number[] = [];
  for (let i = 1; i < parts; i++) cuts.push(findMoment(columns, before + (mass * i) / parts));
  return cuts;
};

/** Steps of the mean rate between cuts, those of no length left out. */
const stepsBetween = (columns: Columns, cuts: readonly number[]): readonly SourceStep[] => {
  const steps: SourceStep[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1] ?? 0, cuts[i] ?? 0];
    if (to - from > 1e-6) steps.push(meanStep(columns, from, to));
  }
  return steps;
};

/** The highest minute on its own, what comes before and after in at most four parts of equal mass. */
const aroundHighestMinute = (columns: Columns, endS: number): readonly SourceStep[] => {
  const from = highestMinute(columns);
  const to = from + minuteS;
  const before = releasedUntil(columns, from);
  const after = releasedUntil(columns, endS) - releasedUntil(columns, to);
  const share = before + after > 0 ? before / (before + after) : 0;
  const parts = from === 0 ? 0 : to >= endS ? 4 : Math.min(3, Math.max(1, Math.round(4 * share)));
  const early = from === 0 ? [] : [0, ...equalCuts(columns, 0, from, parts)];
  const late = to >= endS ? [] : [...equalCuts(columns, to, endS, 4 - parts), endS];
  return stepsBetween(columns, [...early, from, to, ...late]);
};

const fiveStepsOf = (columns: Columns, shortestS: number, beginningS: number): readonly SourceStep[] => {
  const endS = endOf(columns);
  if (endS <= beginningS) return endS > 0 ? [meanStep(columns, 0, Math.max(endS, shortestS))] : [];
  const first = meanStep(columns, 0, beginningS);
  if (first.rateKgS * endS > 1.02 * massOf(columns))
    return stepsBetween(columns, [0, beginningS, ...equalCuts(columns, beginningS, endS, 4), endS]);
  if (columns.count <= 2 || endS <= minuteS) return [meanStep(columns, 0, endS)];
  const parts = stepsBetween(columns, [0, ...equalCuts(columns, 0, endS, 5), endS]);
  const highest = parts.reduce((one, other) => (other.rateKgS > one.rateKgS ? other : one));
  return highest.toS - highest.fromS >= minuteS ? parts : aroundHighestMinute(columns, endS);
};

/**
 * A history as at most five steps of equal mass, its beginning on its own when that carries the highest rate: the first minute, or
 * `beginningS` where what leaves the opening ends before. No rate is a mean over less than a minute, unless the release, or its
 * beginning, is shorter; what is shorter than a minute is one step over its own duration, or over `shortestS`: a minute in ALOHA's way.
 * Source aloha-td.
 */
export const fiveSteps = (history: RateHistory, shortestS = 0, beginningS = minuteS): readonly SourceStep[] =>
  fiveStepsOf(toColumns(history), shortestS, beginningS);

const findHighestRate = (steps: readonly SourceStep[]): number => steps.reduce((highest, { rateKgS }) => Math.max(highest, rateKgS), 0);

/**
 * The steps of a release that is followed beyond `ownS` only for those who stay so long: five for what comes until then and one for the rest,
 * or five for all, whichever has the higher rate. So a longer stay never thins the rate of one and the same release.
 */
export const stepsOfStay = (history: RateHistory, ownS: number, shortestS = 0, beginningS = minuteS): readonly SourceStep[] => {
  const columns = toColumns(history);
  const endS = endOf(columns);
  const all = fiveStepsOf(columns, shortestS, beginningS);
  if (endS <= ownS) return all;
  const own = fiveSteps([...history.filter(([time]) => time < ownS), [ownS, 0]], shortestS, beginningS);
  return findHighestRate(own) > findHighestRate(all) ? [...own, meanStep(columns, ownS, endS)] : all;
};

/** A history of at most `count` rates, each the mean over its time, for charts and cloud models: as much is released. */
export const thinned = (history: RateHistory, count: number): RateHistory => {
  const last = history.length - 1;
  const every = Math.ceil(last / count);
  if (every <= 1) return history;
  const few: (readonly [number, number])[] = [];
  for (let i = 0; i < last; i += every) {
    const end = Math.min(i + every, last);
    const [from, to] = [startOf(history, i), startOf(history, end)];
    let mass = 0;
    for (let j = i; j < end; j++) mass += rateOf(history, j) * (startOf(history, j + 1) - startOf(history, j));
    if (to > from) few.push([from, mass / (to - from)]);
  }
  few.push([startOf(history, last), 0]);
  return few;
};

/** A history that begins where another ends; the first alone where the other releases nothing. */
export const followedBy = (first: RateHistory, then: RateHistory): RateHistory => {
  if (then.length < 2) return first;
  const starts = startOf(first, first.length - 1);
  const both = first.slice(0, -1);
  for (let i = 0; i < then.length; i++) both.push([starts + startOf(then, i), rateOf(then, i)]);
  return both;
};

/** A history until a mass has been released. */
export const upTo = (history: RateHistory, massKg: number): RateHistory => {
  const until: (readonly [number, number])[] = [];
  let left = massKg;
  for (let i = 0; i + 1 < history.length; i++) {
    const rate = rateOf(history, i);
    const stay = startOf(history, i + 1) - startOf(history, i);
    until.push([startOf(history, i), rate]);
    if (rate * stay > left) return [...until, [startOf(history, i) + left / rate, 0]];
    left -= rate * stay;
  }
  return history;
};

/** A history with every rate a share of what it was. */
export const scaleHistory = (history: RateHistory, share: number): RateHistory =>
  share === 1 ? history : history.map((entry) => [entry[0], share * entry[1]]);

/** Rates that run side by side, added; the first alone where the other releases nothing. */
export const together = (one: RateHistory, other: RateHistory): RateHistory => {
  if (other.length < 2 && one.length > 1) return one;
  const sum: (readonly [number, number])[] = [];
  let i = 0;
  let j = 0;
  let a = 0;
  let b = 0;
  while (i < one.length || j < other.length) {
    const time = Math.min(one[i]?.[0] ?? Infinity, other[j]?.[0] ?? Infinity);
    if (!Number.isFinite(time)) throw new Error(`Time of a release history is ${time} s; must be finite`);
    for (; one[i]?.[0] === time; i++) a = rateOf(one, i);
    for (; other[j]?.[0] === time; j++) b = rateOf(other, j);
    sum.push([time, a + b]);
  }
  return sum;
};
