import { readingLimits, type SensorHealth, type SensorKind } from '@hazardguard/contract';

interface Point {
  readonly at: Date;
  readonly value: number;
}

export interface SensorHistory {
  readonly kind: SensorKind;
  /** In the sensor's unit. Below it, a gas sensor may show the same value for days. */
  readonly detectionLimit: number | null;
  readonly silentAfterS: number;
  /** The newest readings by their own time, oldest first. */
  readonly recent: readonly Point[];
  /** The lowest value of each of the last full hours, oldest first; null: no reading in that hour. */
  readonly hourlyMin: readonly (number | null)[];
  /** Correction of its times, s. */
  readonly clockAheadS: number;
}

/** A sensor that repeats one value this often and this long is stuck: the last digit of a working sensor changes. */
export const stuckRule = { readings: 30, minutes: 10 } as const;

/** Full hours in which the lowest value rose each time: a drift of the zero point. */
export const driftRule = { hours: 6 } as const;

const isStuck = ({ kind, detectionLimit, recent }: SensorHistory): boolean => {
  if (kind === 'alarm-contact') return false;
  const last = recent.slice(-stuckRule.readings);
  const [first] = last;
  const newest = last.at(-1);
  if (first === undefined || newest === undefined || last.length < stuckRule.readings) return false;
  if (kind === 'gas' && first.value <= (detectionLimit ?? 0)) return false;
  return newest.at.getTime() - first.at.getTime() >= stuckRule.minutes * 60_000 && last.every(({ value }) => value === first.value);
};

/** Only for gas, because weather values may rise for hours. The total rise must exceed the detection limit. */
const isDrifting = ({ kind, detectionLimit, hourlyMin }: SensorHistory): boolean => {
  if (kind !== 'gas') return false;
  const hours = hourlyMin.slice(-driftRule.hours);
  if (hours.length < driftRule.hours || hours.includes(null)) return false;
  const lows = hours as readonly number[];
  const rises = lows.every((value, i) => i === 0 || value > (lows[i - 1] ?? value));
  return rises && (lows.at(-1) ?? 0) - (lows[0] ?? 0) > (detectionLimit ?? 0);
};

/** The worst fault of a sensor, or `well`. */
export const computeHealth = (history: SensorHistory, now: Date): SensorHealth => {
  const newest = history.recent.at(-1);
  if (newest === undefined) return 'never-heard';
  const ageS = (now.getTime() - newest.at.getTime()) / 1000;
  // Too far in the future: it was received before a clock jump, and nothing has come since.
  if (ageS > history.silentAfterS || -ageS > readingLimits.aheadS) return 'silent';
  if (history.clockAheadS !== 0) return 'wrong-clock';
  if (isStuck(history)) return 'stuck';
  return isDrifting(history) ? 'drifting' : 'well';
};
