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
 * than a minute is one step over its own duration. Source aloha-td (practice of ALOHA: averages over a minute or more).
 */
export const fiveSteps = (history: RateHistory): readonly SourceStep[] => {
  const endS = history.at(-1)?.[0] ?? 0;
  if (endS <= 60) return [meanStep(history, 0, endS)];
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
