import { readingLimits } from '@hazardguard/contract';

/** What is known of a sensor's clock beside the server's, s. */
export interface SensorClock {
  /** The sensor's time less the server's; 0: they agree as far as readings are taken. */
  readonly aheadS: number;
  /** By what its last readings differ beyond that, and since when. */
  readonly suspect: { readonly s: number; readonly at: Date } | null;
}

export const accurateClock: SensorClock = { aheadS: 0, suspect: null };

/** What happened longer ago raises no alarm any more: a store of readings that was away is history. */
export const historyS = 15 * 60;

/** So long, s, a difference has to stay the same before it is the clock's; what is sent from a store grows newer faster than time passes. */
const steadyS = 30;
/** Without a reading for longer, s, nothing is known of what was between. */
const gapS = 15 * 60;
/** What the way from the sensor may add or save, s: some, and a quarter of the time between the readings that are compared. */
const computeJitterS = (elapsedS: number): number => Math.min(60, 5 + elapsedS / 4);

export interface TrackedClock {
  readonly clock: SensorClock;
  /** By what the times of this arrival are put right, s. */
  readonly shiftS: number;
}

/** Whole seconds, so that what is sent again has the time it had; never to a moment that is still to come. */
const computeDifferenceS = (told: Date, now: Date): number => {
  const aheadS = Math.ceil((told.getTime() - now.getTime()) / 1000);
  return Math.abs(aheadS) <= readingLimits.aheadS ? 0 : aheadS;
};

/**
 * A sensor's clock after one more arrival, by the newest reading of it. A reading cannot be of a time to come: what is ahead is of now,
 * at once. One that is older than what raises alarms may be history from a store, or of now by a clock that is behind: the difference of a
 * clock stays the same while time passes, that of a store shrinks.
 */
export const trackClock = (clock: SensorClock, told: Date, now: Date): TrackedClock => {
  const { aheadS, suspect } = clock;
  const residualS = (told.getTime() - now.getTime()) / 1000 - aheadS;
  if (residualS <= readingLimits.aheadS && residualS >= -historyS) return { clock: { aheadS, suspect: null }, shiftS: aheadS };
  const isAhead = residualS > 0;
  const elapsedS = suspect === null ? Number.NaN : (now.getTime() - suspect.at.getTime()) / 1000;
  const steady = suspect !== null && elapsedS >= 0 && elapsedS <= gapS && Math.abs(residualS - suspect.s) <= computeJitterS(elapsedS);
  if (steady && elapsedS >= steadyS) {
    const found = computeDifferenceS(told, now);
    return { clock: { aheadS: found, suspect: null }, shiftS: found };
  }
  const kept: SensorClock = { aheadS, suspect: steady ? suspect : { s: residualS, at: now } };
  return { clock: kept, shiftS: isAhead ? computeDifferenceS(told, now) : aheadS };
};
