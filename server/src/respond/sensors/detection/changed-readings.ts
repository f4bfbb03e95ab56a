import type { SourceEstimate, UsedReading } from '@hazardguard/contract';

/** A reading counts as changed from a quarter more or less on, which is about the scatter of the sensors. */
const changeFactor = 1.25;
const turnDeg = 10;

/** The input of an estimate. */
export type Evidence = Pick<SourceEstimate, 'readings' | 'wind'>;

const isFar = (a: number, b: number): boolean => Math.max(a, b) > changeFactor * Math.min(a, b);
const isDetecting = ({ ppm, detectionPpm }: UsedReading): boolean => ppm > 0 && ppm >= (detectionPpm ?? 0);

const differs = (before: UsedReading | undefined, now: UsedReading): boolean => {
  if (before === undefined || isDetecting(before) !== isDetecting(now)) return true;
  if (before.latitude !== now.latitude || before.longitude !== now.longitude) return true;
  return isDetecting(now) && isFar(before.ppm, now.ppm);
};

/**
 * Whether the evidence has changed enough for a new estimate: a sensor was added, fell silent, started or stopped detecting gas, or
 * reads a quarter more or less; or the wind turned by 10° or changed by a quarter in speed.
 */
export const hasChangedMaterially = (before: Evidence, now: Evidence): boolean => {
  const earlier = new Map(before.readings.map((one) => [one.code, one]));
  if (before.readings.length !== now.readings.length || now.readings.some((one) => differs(earlier.get(one.code), one))) return true;
  const turn = Math.abs(((((now.wind.windFromDeg - before.wind.windFromDeg + 180) % 360) + 360) % 360) - 180);
  return turn >= turnDeg || isFar(before.wind.windSpeedMs, now.wind.windSpeedMs);
};
