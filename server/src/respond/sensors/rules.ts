import { findChemical } from '@hazardguard/chemicals';
import { ApiError, type FieldProblem, type SensorInput, type SensorMeasure, sensorMeasures } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type SensorRow = Selectable<Schema['sensor']>;

/** Maximum distance of a sensor from its site, m. */
export const maxSensorDistanceM = 20_000;

export const toKind = (measure: SensorMeasure) => sensorMeasures[measure].kind;

/** Alarms of one group belong to one incident: those of a gas, of the contacts, or of the weather station. */
export const toAlarmGroup = ({ measure, cas }: Pick<SensorRow, 'measure' | 'cas'>): string => {
  const kind = toKind(measure);
  return kind === 'gas' ? (cas ?? '') : kind === 'weather' ? 'weather' : 'contacts';
};

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Rules that the schema cannot express. */
const findSensorProblems = (input: SensorInput, site: Place): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const addProblem = (field: keyof SensorInput, message: string): void => {
    problems.push({ field, message });
  };
  const { kind, units } = sensorMeasures[input.measure];
  if (!(units as readonly string[]).includes(input.unit)) addProblem('unit', `The unit is one of ${units.join(', ')}`);
  if (kind === 'gas' && input.cas === null) addProblem('cas', 'A gas sensor needs the CAS number of its gas');
  if (kind !== 'gas' && input.cas !== null) addProblem('cas', 'Only a gas sensor has a chemical');
  if (kind === 'gas' && input.cas !== null && findChemical(input.cas) === undefined)
    addProblem('cas', `The chemical library has no CAS number ${input.cas.slice(0, 20)}`);
  if ((input.alarmHigh === null) !== (input.alarmLow === null))
    addProblem(
      input.alarmHigh === null ? 'alarmHigh' : 'alarmLow',
      'An alarm needs both values: one that raises it and one that clears it',
    );
  if (input.alarmHigh !== null && input.alarmLow !== null && input.alarmLow > input.alarmHigh)
    addProblem('alarmLow', 'The value that clears an alarm must not be above the one that raises it');
  if (site.latitude !== null && site.longitude !== null) {
    const fromSiteM = distanceM(site.latitude, site.longitude, input.latitude, input.longitude);
    if (fromSiteM > maxSensorDistanceM)
      addProblem(
        'latitude',
        `The sensor is ${Math.round(fromSiteM / 1000)} km away from its site; at most ${maxSensorDistanceM / 1000} km`,
      );
  }
  return problems;
};

export const refuseWrongSensor = (input: SensorInput, site: Place): void => {
  const problems = findSensorProblems(input, site);
  if (problems[0]) throw new ApiError('invalid-input', problems[0].message, problems);
};

export const toColumns = (input: Omit<SensorInput, 'industryId' | 'measure'>) => ({
  code: input.code,
  name: input.name,
  unit: input.unit,
  cas: input.cas === null ? null : (findChemical(input.cas)?.cas ?? input.cas),
  latitude: input.latitude,
  longitude: input.longitude,
  height_m: input.heightM,
  detection_limit: input.detectionLimit,
  alarm_high: input.alarmHigh,
  alarm_low: input.alarmLow,
  alarm_readings: input.alarmReadings,
  alarm_seconds: input.alarmSeconds,
  silent_after_s: input.silentAfterS,
  averaging_s: input.averagingS,
});

export const noSuchSensor = (): ApiError => new ApiError('not-found', 'No active sensor with this id');

export const codeTaken = (code: string): ApiError => {
  const message = `The site already has a sensor ${code}`;
  return new ApiError('conflict', message, [{ field: 'code', value: code, message }]);
};
