import type { SourceStep } from '../pipeline.ts';

/** A release rate over time: [s, kg/s], each rate held until the next moment; the last entry ends it with 0. */
export type RateHistory = readonly (readonly [number, number])[];

/** Mass released by a history, kg. */
export const releasedMass = (history: RateHistory): number => {
  let mass = 0;
  for (let i = 1; i < history.length; i++) {
    const [from, rate] = history[i - 1] ?? [0, 0];
    mass += rate * ((history[i]?.[0] ?? from) - from);
  }
  return mass;
};

/** Mass released until a moment, kg, as a function of the moment, s. */
export const massUntil = (history: RateHistory): ((timeS: number) => number) => {
  const times = Float64Array.from(history, ([time]) => time);
  const masses = new Float64Array(history.length);
  for (let i = 1; i < history.length; i++) {
    const [from, rate] = history[i - 1] ?? [0, 0];
    masses[i] = (masses[i - 1] ?? 0) + rate * ((times[i] ?? from) - from);
  }
  return (timeS) => {
    let low = 0;
    let high = times.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((times[middle] ?? 0) <= timeS) low = middle;
      else high = middle;
    }
    const [from, rate] = history[low] ?? [0, 0];
    return (masses[low] ?? 0) + rate * Math.max(0, timeS - from);
  };
};

/** The part of a history between two moments, as one step of the mean rate. */
const meanStep = (history: RateHistory, fromS: number, toS: number): SourceStep => {
  let mass = 0;
  for (let i = 1; i < history.length; i++) {
    const [start, rate] = history[i - 1] ?? [0, 0];
    const end = history[i]?.[0] ?? start;
    mass += rate * Math.max(0, Math.min(end, toS) - Math.max(start, fromS));
  }
  return { fromS, toS, rateKgS: mass / (toS - fromS) };
};

/** Moment by which a mass has been released. */
const momentOf = (history: RateHistory, massKg: number): number => {
  let mass = 0;
  for (let i = 1; i < history.length; i++) {
    const [from, rate] = history[i - 1] ?? [0, 0];
    const to = history[i]?.[0] ?? from;
    if (mass + rate * (to - from) >= massKg) return rate > 0 ? from + (massKg - mass) / rate : from;
    mass += rate * (to - from);
  }
  return history.at(-1)?.[0] ?? 0;
};

/**
 * A history as at most five steps of equal mass, the first minute on its own when it carries the highest rate; what is shorter
 * than a minute is one step over its own duration, or over `shortestS`: a minute in ALOHA's way. Source aloha-td.
 */
export const fiveSteps = (history: RateHistory, shortestS = 0): readonly SourceStep[] => {
  const endS = history.at(-1)?.[0] ?? 0;
  if (endS <= 60) return endS > 0 ? [meanStep(history, 0, Math.max(endS, shortestS))] : [];
  const total = releasedMass(history);
  const first = meanStep(history, 0, 60);
  const startsHighest = first.rateKgS * endS > 1.02 * total;
  if (!startsHighest && history.length <= 2) return [meanStep(history, 0, endS)];
  const cuts = startsHighest ? [0, 60] : [0];
  const before = startsHighest ? first.rateKgS * 60 : 0;
  const parts = startsHighest ? 4 : 5;
  for (let i = 1; i < parts; i++) cuts.push(momentOf(history, before + ((total - before) * i) / parts));
  cuts.push(endS);
  return cuts.slice(1).flatMap((to, i) => (to - (cuts[i] ?? 0) > 1e-6 ? [meanStep(history, cuts[i] ?? 0, to)] : []));
};

/** At most `count` points of a history, for charts. */
export const thinned = (history: RateHistory, count: number): RateHistory => {
  const every = Math.ceil(history.length / count);
  return history.filter((_, i) => i % every === 0 || i === history.length - 1);
};

/** A history that begins where another ends. */
export const followedBy = (first: RateHistory, then: RateHistory): RateHistory => {
  const starts = first.at(-1)?.[0] ?? 0;
  return [...first.slice(0, -1), ...then.map(([time, rate]) => [starts + time, rate] as const)];
};

/** A history with every rate a share of what it was. */
export const shareOf = (history: RateHistory, share: number): RateHistory => history.map(([time, rate]) => [time, share * rate]);

/** Rates that run side by side, added. */
export const together = (one: RateHistory, other: RateHistory): RateHistory => {
  const sum: (readonly [number, number])[] = [];
  let [i, j, a, b] = [0, 0, 0, 0];
  while (i < one.length || j < other.length) {
    const time = Math.min(one[i]?.[0] ?? Infinity, other[j]?.[0] ?? Infinity);
    if (!Number.isFinite(time)) throw new Error(`Time of a release history is ${time} s; must be finite`);
    for (; one[i]?.[0] === time; i++) a = one[i]?.[1] ?? 0;
    for (; other[j]?.[0] === time; j++) b = other[j]?.[1] ?? 0;
    sum.push([time, a + b]);
  }
  return sum;
};
