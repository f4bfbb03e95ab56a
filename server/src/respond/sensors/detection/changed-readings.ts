import type { SourceEstimate, UsedReading } from '@hazardguard/contract';

/** A reading that is a quarter more or less tells something new: the sensors' own scatter is about that. */
const factor = 1.25;
const turnDeg = 10;

/** What an estimate is made from. */
export type Evidence = Pick<SourceEstimate, 'readings' | 'wind'>;

const isFar = (a: number, b: number): boolean => Math.max(a, b) > factor * Math.min(a, b);
const isDetecting = ({ ppm, detectionPpm }: UsedReading): boolean => ppm > 0 && ppm >= (detectionPpm ?? 0);

const differs = (before: UsedReading | undefined, now: UsedReading): boolean => {
  if (before === undefined || isDetecting(before) !== isDetecting(now)) return true;
  if (before.latitude !== now.latitude || before.longitude !== now.longitude) return true;
  return isDetecting(now) && isFar(before.ppm, now.ppm);
};

/**
 * Whether the evidence would move an estimate: a sensor has joined or fallen silent, sees gas now or no longer, or reads a quarter
 * more or less; the wind has turned by 10° or is a quarter faster or slower.
 */
export const hasChangedMaterially = (before: Evidence, now: Evidence): boolean => {
  const earlier = new Map(before.readings.map((one) => [one.code, one]));
  if (before.readings.length !== now.readings.length || now.readings.some((one) => differs(earlier.get(one.code), one))) return true;
  const turn = Math.abs(((((now.wind.windFromDeg - before.wind.windFromDeg + 180) % 360) + 360) % 360) - 180);
  return turn >= turnDeg || isFar(before.wind.windSpeedMs, now.wind.windSpeedMs);
};
