import { type ReadingProblem, readingLimits, readingRow, type SensorMeasure, sensorMeasures } from '@hazardguard/contract';
import { weatherBounds } from '../../platform/providers/weather/check-observation.ts';
import type { SensorRow } from './rules.ts';
import { convert, toCommonUnit } from './units.ts';

/** A reading that is sound, in its sensor's unit. */
export interface SoundReading {
  readonly sensor: SensorRow;
  readonly at: Date;
  readonly value: number;
  readonly repeatKey: string;
  /** By what its time was put right, s; without it, by nothing. */
  readonly clockAheadS?: number;
}

/** What each measure can be, in its common unit. A gas is never more than all of the air. */
const bounds: Readonly<Record<SensorMeasure, readonly [number, number]>> = {
  concentration: [0, 1e6],
  'wind-speed': weatherBounds.windSpeedMs,
  'wind-from': weatherBounds.windFromDeg,
  temperature: weatherBounds.temperatureC,
  humidity: weatherBounds.humidityPercent,
  cloud: weatherBounds.cloudPercent,
  pressure: weatherBounds.pressureHpa,
  contact: [0, 1],
};

/** The zero of a gas sensor wanders: so many detection limits below nothing are still a reading, as many more are not. */
const wanders = 10;

const computeLeast = ({ measure, detection_limit, unit, cas }: SensorRow): number =>
  measure === 'concentration' ? -wanders * toCommonUnit(detection_limit ?? 0, unit, cas) : bounds[measure][0];

const findTimeProblem = (at: Date, now: Date): string | null => {
  const ageS = (now.getTime() - at.getTime()) / 1000;
  if (ageS > readingLimits.oldestS) return `The time is more than ${readingLimits.oldestS / 86_400} days ago`;
  if (-ageS > readingLimits.oldestS) return `The time is more than ${readingLimits.oldestS / 86_400} days ahead`;
  return null;
};

/** One row against the sensors of its site: a sound reading, or the reason why it is none. */
export const checkReading = (
  { line, given }: { readonly line: number; readonly given: unknown },
  sensors: ReadonlyMap<string, SensorRow>,
  now: Date,
): SoundReading | ReadingProblem => {
  const read = readingRow.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const named = (given as { readonly sensor?: unknown } | null)?.sensor;
    const field = issue?.path.length ? issue.path.join('.') : null;
    return { line, sensor: typeof named === 'string' ? named.slice(0, 64) : null, field, reason: issue?.message ?? 'Not a reading' };
  }
  const { sensor: code, at: time, value: told, unit, sequence } = read.data;
  const refused = (field: string, reason: string): ReadingProblem => ({ line, sensor: code, field, reason });
  const sensor = sensors.get(code.toLowerCase());
  if (sensor === undefined) return refused('sensor', 'The site has no such sensor in use');
  const { units } = sensorMeasures[sensor.measure];
  if (unit !== undefined && !(units as readonly string[]).includes(unit))
    return refused('unit', `This sensor measures in ${units.join(', ')}`);
  const at = new Date(time);
  const wrongTime = findTimeProblem(at, now);
  if (wrongTime !== null) return refused('at', wrongTime);
  const value = convert(told, unit ?? sensor.unit, sensor.unit, sensor.cas);
  const common = toCommonUnit(value, sensor.unit, sensor.cas);
  const most = bounds[sensor.measure][1];
  const least = computeLeast(sensor);
  // A conversion there and back may miss an edge by the last digit.
  const slack = 1e-9 * Math.max(1, most);
  if (!(common >= least - slack && common <= most + slack))
    return refused('value', `${told} ${unit ?? sensor.unit} cannot be: outside ${least} to ${most} ${units[0]}`);
  if (sensor.measure === 'contact' && value !== 0 && value !== 1) return refused('value', 'A contact is 0 or 1, false or true');
  return { sensor, at, value, repeatKey: sequence === undefined ? `v${value}` : `s${sequence}` };
};

export const isProblem = (row: SoundReading | ReadingProblem): row is ReadingProblem => 'reason' in row;
