import { readingLimits, type SensorHealth, type SensorKind } from '@hazardguard/contract';

interface Point {
  readonly at: Date;
  readonly value: number;
}

export interface Watched {
  readonly kind: SensorKind;
  /** Of the sensor, in its unit; a gas sensor that sees nothing may well say the same for days. */
  readonly detectionLimit: number | null;
  readonly silentAfterS: number;
  /** The newest readings by their own time, oldest first. */
  readonly recent: readonly Point[];
  /** The least value of each of the last hours that have passed whole, oldest first; null: an hour without readings. */
  readonly hourlyLeast: readonly (number | null)[];
  /** By what its times are put right, s. */
  readonly clockAheadS: number;
}

/** So many equal values over so long are no measurement: the last digit of a living sensor moves. */
export const stuckRule = { readings: 30, minutes: 10 } as const;

/** So many whole hours in which the least value rose each time: clean air does not get dirtier by the hour, a zero point does. */
export const driftRule = { hours: 6 } as const;

const isStuck = ({ kind, detectionLimit, recent }: Watched): boolean => {
  if (kind === 'alarm-contact') return false;
  const last = recent.slice(-stuckRule.readings);
  const [first] = last;
  const newest = last.at(-1);
  if (first === undefined || newest === undefined || last.length < stuckRule.readings) return false;
  if (kind === 'gas' && first.value <= (detectionLimit ?? 0)) return false;
  return newest.at.getTime() - first.at.getTime() >= stuckRule.minutes * 60_000 && last.every(({ value }) => value === first.value);
};

/** Gas alone: weather may rise for hours. The whole rise must be more than the sensor can tell from nothing. */
const isDrifting = ({ kind, detectionLimit, hourlyLeast }: Watched): boolean => {
  if (kind !== 'gas') return false;
  const hours = hourlyLeast.slice(-driftRule.hours);
  if (hours.length < driftRule.hours || hours.includes(null)) return false;
  const least = hours as readonly number[];
  const rises = least.every((value, i) => i === 0 || value > (least[i - 1] ?? value));
  return rises && (least.at(-1) ?? 0) - (least[0] ?? 0) > (detectionLimit ?? 0);
};

/** What is wrong with a sensor, the worst alone. */
export const computeHealth = (watched: Watched, now: Date): SensorHealth => {
  const newest = watched.recent.at(-1);
  if (newest === undefined) return 'never-heard';
  const ageS = (now.getTime() - newest.at.getTime()) / 1000;
  // Ahead of what is taken: it came under another clock, and nothing has come under this one.
  if (ageS > watched.silentAfterS || -ageS > readingLimits.aheadS) return 'silent';
  if (watched.clockAheadS !== 0) return 'wrong-clock';
  if (isStuck(watched)) return 'stuck';
  return isDrifting(watched) ? 'drifting' : 'well';
};
