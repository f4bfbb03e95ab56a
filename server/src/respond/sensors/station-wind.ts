import { spreadOfDirections, vectorMeanWind, type WindReading } from '@hazardguard/engine';

interface TimedWind extends WindReading {
  readonly at: Date;
}

interface TimedValue {
  readonly at: Date;
  readonly value: number;
}

/** Readings of speed and direction belong together up to this far apart, ms. */
const pairMs = 60_000;
/** Readings are fast up to this far apart at the median, ms: one a minute, with some delay. */
const fastMs = 75_000;
/** Fewest readings of a mean. */
const leastForMean = 5;
/** The mean wind is that of ten minutes (WMO-No. 8, chapter 5). */
export const meanPeriodMs = 10 * 60_000;
/** The spread of the direction is that of 15 minutes (EPA-454/R-99-005, section 6.1). */
export const spreadPeriodMs = 15 * 60_000;
/** A spread needs readings from at least this part of its period, and as many as one a minute gives, ms. */
const leastSpreadMs = 9 * 60_000;
const leastForSpread = 10;
/** Longer means of the instrument hide most of the spread, s. */
export const longestAveragingS = 60;
/** Below this mean speed a vane does not follow the wind, m/s. */
const vaneStartsMs = 0.5;

/** Each direction with the speed nearest in time. Both in order of time; speeds in m/s, directions in degrees. */
export const pairReadings = (speeds: readonly TimedValue[], directions: readonly TimedValue[]): readonly TimedWind[] => {
  const pairs: TimedWind[] = [];
  let next = 0;
  for (const { at, value } of directions) {
    const awayMs = (index: number): number => Math.abs((speeds[index]?.at.getTime() ?? Number.NEGATIVE_INFINITY) - at.getTime());
    while (next + 1 < speeds.length && awayMs(next + 1) <= awayMs(next)) next += 1;
    const speed = speeds[next];
    if (speed !== undefined && awayMs(next) <= pairMs) pairs.push({ at, speedMs: speed.value, fromDeg: value });
  }
  return pairs;
};

const isFast = (pairs: readonly TimedWind[]): boolean => {
  const gaps = pairs.slice(1).map(({ at }, i) => at.getTime() - (pairs[i]?.at.getTime() ?? 0));
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return median !== undefined && median <= fastMs;
};

export interface StationWind {
  readonly at: Date;
  readonly speedMs: number;
  readonly fromDeg: number;
  readonly scalarSpeedMs: number;
  readonly readings: number;
  readonly averagingS: number;
  readonly sigmaThetaDeg: number | null;
}

const spanMs = (pairs: readonly TimedWind[]): number => (pairs.at(-1)?.at.getTime() ?? 0) - (pairs[0]?.at.getTime() ?? 0);

/**
 * The wind of a station from its readings of the last 15 minutes, oldest first: the mean vector of ten minutes where they are fast, else
 * the newest reading; the spread of the direction where enough of them are fast. Speeds in m/s, directions in degrees, from north.
 * `averagingS`: that of the vane itself. undefined: no direction has a speed near it.
 */
export const summariseWind = (pairs: readonly TimedWind[], averagingS: number): StationWind | undefined => {
  const newest = pairs.at(-1);
  if (newest === undefined) return undefined;
  const since = (periodMs: number) => pairs.filter(({ at }) => newest.at.getTime() - at.getTime() <= periodMs);
  const ofMean = since(meanPeriodMs);
  const ofSpread = since(spreadPeriodMs);
  const mean = ofMean.length >= leastForMean && isFast(ofMean) ? vectorMeanWind(ofMean) : null;
  if (mean === null || mean.fromDeg === null) {
    const { at, speedMs, fromDeg } = newest;
    return { at, speedMs, fromDeg, scalarSpeedMs: speedMs, readings: 1, averagingS: 0, sigmaThetaDeg: null };
  }
  const isSpreadKnown =
    ofSpread.length >= leastForSpread &&
    spanMs(ofSpread) >= leastSpreadMs &&
    isFast(ofSpread) &&
    averagingS <= longestAveragingS &&
    mean.scalarSpeedMs >= vaneStartsMs;
  return {
    at: newest.at,
    speedMs: mean.speedMs,
    fromDeg: mean.fromDeg,
    scalarSpeedMs: mean.scalarSpeedMs,
    readings: ofMean.length,
    averagingS: Math.round(spanMs(ofMean) / 1000),
    sigmaThetaDeg: isSpreadKnown ? spreadOfDirections(ofSpread.map(({ fromDeg }) => fromDeg)) : null,
  };
};
