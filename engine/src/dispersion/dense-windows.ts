import { massUntil, type RateHistory, together } from '../source/history.ts';
import type { SourcePart } from '../types/pipeline.ts';

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

/** A time of a release, and what comes in it. */
interface Stretch {
  readonly fromS: number;
  readonly toS: number;
  readonly massKg: number;
}

const lengthOf = ({ fromS, toS }: Stretch): number => toS - fromS;

/** What comes within this time is there at once, s: no cloud is so small that it shows. */
const atOnceS = 1;

/** Mean rate of a stretch, m/(D + t), t the time of what comes at once, kg/s. */
const meanRate = (stretch: Stretch): number => stretch.massKg / (lengthOf(stretch) + atOnceS);

/** The first window has this share of the highest mean rate; each after it at most this share of the one before, and lasts at least so much longer. */
const nearHighest = 0.95;
const slower = 0.85;
const longer = 2;

/** A window that has no more than this times the rate, or the mass, of its neighbour says nothing new. */
const alike = 1.02;

/**
 * A history as it is taken up from its highest rate outwards, piece by piece, the higher neighbour first. With a burst it begins at the
 * first moment, with the burst alone.
 */
const growFromHighest = (history: RateHistory, burstKg: number): readonly Stretch[] => {
  const timeAt = (i: number): number => history[i]?.[0] ?? 0;
  const rateAt = (i: number): number => history[i]?.[1] ?? 0;
  let first = 0;
  let end = Math.max(0, history.length - 1);
  while (end > 0 && !(rateAt(end - 1) > 0)) end--;
  while (burstKg === 0 && first < end && !(rateAt(first) > 0)) first++;
  let left = first;
  if (burstKg === 0) for (let i = first; i < end; i++) if (rateAt(i) > rateAt(left)) left = i;
  let right = left;
  let massKg = burstKg;
  const grown: Stretch[] = [{ fromS: timeAt(left), toS: timeAt(left), massKg }];
  while (left > first || right < end) {
    const isLater = left === first || (right < end && rateAt(right) >= rateAt(left - 1));
    const i = isLater ? right++ : --left;
    massKg += rateAt(i) * (timeAt(i + 1) - timeAt(i));
    grown.push({ fromS: timeAt(left), toS: timeAt(right), massKg });
  }
  return grown;
};

/** The stretch of so long a time between two, the second of which has one piece more. */
const stretchBetween = (one: Stretch, next: Stretch, lastsS: number): Stretch => {
  const piece = lengthOf(next) - lengthOf(one);
  const share = piece > 0 ? Math.min(1, Math.max(0, (lastsS - lengthOf(one)) / piece)) : 1;
  const mix = (from: number, to: number): number => from + share * (to - from);
  return { fromS: mix(one.fromS, next.fromS), toS: mix(one.toS, next.toS), massKg: mix(one.massKg, next.massKg) };
};

/** The stretch of a growth that lasts so long; all of it where it is shorter. */
const stretchOfTime = (grown: readonly Stretch[], whole: Stretch, lastsS: number): Stretch => {
  const i = grown.findIndex((stretch) => lengthOf(stretch) >= lastsS);
  const next = grown[i] ?? whole;
  return stretchBetween(grown[i - 1] ?? next, next, lastsS);
};

/** The longest stretch of a growth with so high a mean rate r: (m + q s)/(D + s + t) = r, s of the next piece, which comes at a rate q. */
const stretchOfRate = (grown: readonly Stretch[], whole: Stretch, rateKgS: number): Stretch => {
  const i = grown.findLastIndex((stretch) => meanRate(stretch) >= rateKgS);
  const one = grown[i] ?? whole;
  const next = grown[i + 1] ?? whole;
  const ownKgS = (next.massKg - one.massKg) / (lengthOf(next) - lengthOf(one));
  const lastsS = lengthOf(one) + (one.massKg - rateKgS * (lengthOf(one) + atOnceS)) / (rateKgS - ownKgS);
  return next === one ? whole : stretchBetween(one, next, lastsS);
};

/**
 * Stretches of a growth from about its highest mean rate to all of it: each at least twice as long as the one before and 15 % slower. They
 * change with the history without a step. Of a mass that grows as √D and a cloud of length (D³ + G³)^(1/3), the higher of two neighbours is up
 * to 4 % below the best between them.
 */
const findStretches = (grown: readonly Stretch[]): readonly Stretch[] => {
  const whole = grown.at(-1) ?? { fromS: 0, toS: 0, massKg: 0 };
  const least = alike * meanRate(whole);
  const found: Stretch[] = [];
  let rate = nearHighest * grown.reduce((most, stretch) => Math.max(most, meanRate(stretch)), 0);
  let lastsS = 0;
  while (rate > least) {
    const bySpeed = stretchOfRate(grown, whole, rate);
    const stretch = lengthOf(bySpeed) >= lastsS ? bySpeed : stretchOfTime(grown, whole, lastsS);
    if (meanRate(stretch) <= least) break;
    found.push(stretch);
    rate = slower * Math.min(rate, meanRate(stretch));
    lastsS = longer * lengthOf(stretch);
  }
  return [...found, whole];
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
 * all of it far away; `findStretches` of all parts together. A steady release is one window; a burst alone is one without duration. kg, s.
 */
export const findWindows = (parts: readonly SourcePart[]): readonly Window[] => {
  const feeding = parts.map((part) => ({ part, massBy: massUntil(part.history.length > 0 ? part.history : [[0, 0]]) }));
  const burstKg = parts.reduce((sum, { kind, massKg }) => (kind === 'burst' ? sum + massKg : sum), 0);
  const history = joinHistories(parts);
  const windows: Window[] = [];
  for (const { fromS, toS, massKg } of findStretches(growFromHighest(history, burstKg)))
    if (massKg > alike * (windows.at(-1)?.massKg ?? 0)) windows.push(makeWindow(feeding, fromS, toS));
  return windows;
};

/** Mass of all parts released by a moment, kg, without what is in the air from the first moment. */
export const massOfParts = (parts: readonly SourcePart[]): ((timeS: number) => number) => {
  const history = joinHistories(parts);
  return history.length === 0 ? () => 0 : massUntil(history);
};
