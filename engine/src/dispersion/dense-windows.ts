import type { SourcePart } from '../pipeline.ts';
import { massUntil, type RateHistory, together } from '../source/history.ts';

/** A stretch of a release, as if released evenly over its time: what it holds, and how it enters the air. */
export interface Window {
  readonly fromS: number;
  /** 0: all at once. */
  readonly durationS: number;
  readonly massKg: number;
  /** Means by mass over its parts. */
  readonly temperatureK: number;
  readonly liquidFraction: number;
  /** Speed of its jet shared by all of it, m/s; 0 without one. */
  readonly velocityMs: number;
  /** Time in which its jet would let out its mass at its highest rate, s. */
  readonly jetS: number;
  /** Radius of the pool that some of it rises from, by its share of the mass, m. */
  readonly poolRadiusM: number;
}

/** Shares of the highest rate; a window holds all that comes at this rate or more. */
const levels = [0.9, 0.45, 0.2, 0.07, 0] as const;

/** A longer window with no more mass than this times that of a shorter one says nothing new. */
const sameMass = 1.02;

/** From the first to the last moment with a rate of at least so much, s; null where there is none. */
const spanAbove = (history: RateHistory, rateKgS: number): readonly [fromS: number, toS: number] | null => {
  let from = -1;
  let to = 0;
  for (let i = 0; i + 1 < history.length; i++) {
    const [time, rate] = history[i] ?? [0, 0];
    if (!(rate > 0 && rate >= rateKgS)) continue;
    if (from < 0) from = time;
    to = history[i + 1]?.[0] ?? time;
  }
  return from < 0 || to <= from ? null : [from, to];
};

const joinHistories = (parts: readonly SourcePart[]): RateHistory =>
  parts.reduce<RateHistory>((sum, part) => (part.history.length === 0 ? sum : together(sum, part.history)), []);

interface Feeding {
  readonly part: SourcePart;
  readonly massBy: (timeS: number) => number;
}

/** Mass of a part released between two moments, kg; a burst is there from the start. */
const massWithin = ({ part, massBy }: Feeding, fromS: number, toS: number): number =>
  part.kind === 'burst' ? (fromS === 0 ? part.massKg : 0) : massBy(toS) - massBy(fromS);

const makeWindow = (feeding: readonly Feeding[], fromS: number, toS: number): Window => {
  let massKg = 0;
  let [heat, liquid, push, radius, jetS] = [0, 0, 0, 0, 0];
  for (const one of feeding) {
    const mass = massWithin(one, fromS, toS);
    massKg += mass;
    heat += mass * one.part.temperatureK;
    liquid += mass * one.part.liquidFraction;
    push += mass * (one.part.jet?.velocityMs ?? 0);
    radius += mass * one.part.poolRadiusM;
    const { jet } = one.part;
    if (jet !== null && mass > 0) jetS = Math.max(jetS, Math.min(toS - fromS, mass / jet.rateKgS));
  }
  return {
    fromS,
    durationS: toS - fromS,
    massKg,
    temperatureK: heat / massKg,
    liquidFraction: liquid / massKg,
    velocityMs: push / massKg,
    jetS,
    poolRadiusM: radius / massKg,
  };
};

/**
 * The stretches of a release that can be the highest at some distance: the beginning at the highest rate near by, more of it farther on,
 * all of it far away. A steady release is one window. For each share of the highest rate the time from the first to the last moment
 * with that rate or more, of all parts together; a burst alone is a window without duration. kg, s.
 */
export const findWindows = (parts: readonly SourcePart[]): readonly Window[] => {
  const feeding = parts.map((part) => ({ part, massBy: massUntil(part.history.length > 0 ? part.history : [[0, 0]]) }));
  const isBurst = parts.some(({ kind }) => kind === 'burst');
  const history = joinHistories(parts);
  const highest = history.reduce((most, [, rate]) => Math.max(most, rate), 0);
  const windows = isBurst ? [makeWindow(feeding, 0, 0)] : [];
  for (const level of levels) {
    const span = highest > 0 ? spanAbove(history, level * highest) : null;
    if (span === null) continue;
    const window = makeWindow(feeding, isBurst ? 0 : span[0], span[1]);
    if (window.massKg > sameMass * (windows.at(-1)?.massKg ?? 0)) windows.push(window);
  }
  return windows;
};

/** Mass of all parts released by a moment, kg, without what is in the air from the first moment. */
export const massOfParts = (parts: readonly SourcePart[]): ((timeS: number) => number) => {
  const history = joinHistories(parts);
  return history.length === 0 ? () => 0 : massUntil(history);
};
