import { type ReadingProblem, readingLimits, readingRow, type SensorMeasure, sensorMeasures } from '@hazardguard/contract';
import { weatherBounds } from '../../platform/providers/weather/check-observation.ts';
import { parseReadingTime } from './reading-time.ts';
import type { SensorRow } from './rules.ts';
import { convert, toCommonUnit } from './units.ts';

/** A valid reading, in its sensor's unit. */
export interface SoundReading {
  readonly sensor: SensorRow;
  readonly at: Date;
  readonly value: number;
  readonly repeatKey: string;
  /** No time was sent: that of receipt was taken. */
  readonly onReceipt: boolean;
  /** Correction of its time, s; 0: none. */
  readonly clockAheadS: number;
}

/** A reading, marked if it arrived late or out of order. */
export interface ArrivedReading extends SoundReading {
  readonly late: boolean;
  readonly outOfOrder: boolean;
}

/** Valid range of each measure, in its common unit. A gas is at most 1e6 ppm. */
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

/** Zero drift of a gas sensor: readings down to this many detection limits below zero are valid. */
const zeroDriftLimits = 10;

const computeMin = ({ measure, detection_limit, unit, cas }: SensorRow): number =>
  measure === 'concentration' ? -zeroDriftLimits * toCommonUnit(detection_limit ?? 0, unit, cas) : bounds[measure][0];

const findTimeProblem = (at: Date, now: Date): string | null => {
  const ageS = (now.getTime() - at.getTime()) / 1000;
  if (ageS > readingLimits.oldestS) return `The time is more than ${readingLimits.oldestS / 86_400} days ago`;
  if (-ageS > readingLimits.oldestS) return `The time is more than ${readingLimits.oldestS / 86_400} days ahead`;
  return null;
};

/** Checks one row against the sensors of its site. `zone`: of times without an offset. */
export const checkReading = (
  { line, given }: { readonly line: number; readonly given: unknown },
  sensors: ReadonlyMap<string, SensorRow>,
  { now, zone }: { readonly now: Date; readonly zone: string },
): SoundReading | ReadingProblem => {
  const row = readingRow.safeParse(given);
  if (!row.success) {
    const [issue] = row.error.issues;
    const givenSensor = (given as { readonly sensor?: unknown } | null)?.sensor;
    const field = issue?.path.length ? issue.path.join('.') : null;
    return {
      line,
      sensor: typeof givenSensor === 'string' ? givenSensor.slice(0, 64) : null,
      field,
      reason: issue?.message ?? 'Not a valid reading',
    };
  }
  const { sensor: code, at: time, value: givenValue, unit, sequence } = row.data;
  const refused = (field: string, reason: string): ReadingProblem => ({ line, sensor: code, field, reason });
  const sensor = sensors.get(code.toLowerCase());
  if (sensor === undefined) return refused('sensor', 'The site has no active sensor with this code');
  const { units } = sensorMeasures[sensor.measure];
  if (unit !== undefined && !(units as readonly string[]).includes(unit))
    return refused('unit', `This sensor measures in ${units.join(', ')}`);
  const read = parseReadingTime(time, zone, now);
  if ('reason' in read) return refused('at', read.reason);
  const { at, onReceipt } = read;
  const wrongTime = findTimeProblem(at, now);
  if (wrongTime !== null) return refused('at', wrongTime);
  const value = convert(givenValue, unit ?? sensor.unit, sensor.unit, sensor.cas);
  const common = toCommonUnit(value, sensor.unit, sensor.cas);
  const max = bounds[sensor.measure][1];
  const min = computeMin(sensor);
  // Rounding in the conversion may exceed a limit by the last digit.
  const slack = 1e-9 * Math.max(1, max);
  if (!(common >= min - slack && common <= max + slack))
    return refused('value', `${givenValue} ${unit ?? sensor.unit} is not possible: outside ${min} to ${max} ${units[0]}`);
  if (sensor.measure === 'contact' && value !== 0 && value !== 1) return refused('value', 'A contact value is 0 or 1, false or true');
  return { sensor, at, value, onReceipt, repeatKey: sequence === undefined ? `v${value}` : `s${sequence}`, clockAheadS: 0 };
};

export const isProblem = (row: SoundReading | ReadingProblem): row is ReadingProblem => 'reason' in row;
