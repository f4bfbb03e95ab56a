import { readingLimits } from '@hazardguard/contract';

/** Difference between a sensor's clock and the server's, s. */
export interface SensorClock {
  /** Sensor time minus server time; 0: within tolerance. */
  readonly aheadS: number;
  /** A further difference that is not yet confirmed, and since when. */
  readonly suspect: { readonly s: number; readonly at: Date } | null;
}

export const accurateClock: SensorClock = { aheadS: 0, suspect: null };

/** Older readings raise no alarm: they come from a gateway that was offline and sends its stored readings. */
export const historyS = 15 * 60;

/** Time for which a difference must stay the same before it counts as a clock error, s. Stored readings catch up with time instead. */
const confirmAfterS = 30;
/** Longest gap between readings that are compared, s. */
const maxGapS = 15 * 60;
/** Tolerance for transmission delay, s: 5 s and a quarter of the time between the compared readings. */
const computeJitterS = (elapsedS: number): number => Math.min(60, 5 + elapsedS / 4);

export interface TrackedClock {
  readonly clock: SensorClock;
  /** Correction for the times of this batch, s. */
  readonly shiftS: number;
}

/** In whole seconds, so that a repeated reading gets the same time; rounded up, so that no corrected time is in the future. */
const computeDifferenceS = (reportedAt: Date, now: Date): number => {
  const aheadS = Math.ceil((reportedAt.getTime() - now.getTime()) / 1000);
  return Math.abs(aheadS) <= readingLimits.aheadS ? 0 : aheadS;
};

/**
 * Updates the known clock difference of a sensor from its newest reading. A reading in the future is corrected immediately. An old
 * reading may be a stored one or come from a slow clock: the difference of a clock stays the same, that of stored readings shrinks.
 */
export const trackClock = (clock: SensorClock, reportedAt: Date, now: Date): TrackedClock => {
  const { aheadS, suspect } = clock;
  const residualS = (reportedAt.getTime() - now.getTime()) / 1000 - aheadS;
  if (residualS <= readingLimits.aheadS && residualS >= -historyS) return { clock: { aheadS, suspect: null }, shiftS: aheadS };
  const isAhead = residualS > 0;
  const elapsedS = suspect === null ? Number.NaN : (now.getTime() - suspect.at.getTime()) / 1000;
  const isSteady = suspect !== null && elapsedS >= 0 && elapsedS <= maxGapS && Math.abs(residualS - suspect.s) <= computeJitterS(elapsedS);
  if (isSteady && elapsedS >= confirmAfterS) {
    const newAheadS = computeDifferenceS(reportedAt, now);
    return { clock: { aheadS: newAheadS, suspect: null }, shiftS: newAheadS };
  }
  const unconfirmed: SensorClock = { aheadS, suspect: isSteady ? suspect : { s: residualS, at: now } };
  return { clock: unconfirmed, shiftS: isAhead ? computeDifferenceS(reportedAt, now) : aheadS };
};
