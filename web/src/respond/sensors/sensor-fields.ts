import { type Sensor, type SensorInput, type SensorMeasure, type SensorUnit, sensorInput, sensorMeasures } from '@hazardguard/contract';
import type { Problem } from '../../ui/form/field-problems.ts';
import { readNumber } from '../../ui/read-number.ts';

export const sensorFields = [
  'code',
  'name',
  'measure',
  'unit',
  'cas',
  'latitude',
  'longitude',
  'heightM',
  'detectionLimit',
  'alarmHigh',
  'alarmLow',
  'alarmReadings',
  'alarmSeconds',
  'silentAfterS',
  'averagingS',
] as const satisfies readonly (keyof SensorInput)[];
export type SensorField = (typeof sensorFields)[number];
export type SensorValues = Readonly<Record<SensorField, string>>;

/** What decides about an alarm; the other numbers have usual values. */
export const alarmFields = ['alarmHigh', 'alarmLow'] as const;
export const usualFields = ['heightM', 'silentAfterS', 'averagingS', 'alarmReadings', 'detectionLimit', 'alarmSeconds'] as const;
const optionalFields: ReadonlySet<SensorField> = new Set(['cas', 'detectionLimit', 'alarmHigh', 'alarmLow', 'alarmSeconds']);
const textFields: ReadonlySet<SensorField> = new Set(['code', 'name', 'measure', 'unit', 'cas']);

const parseMeasure = (text: string): SensorMeasure | undefined =>
  Object.keys(sensorMeasures).find((measure): measure is SensorMeasure => measure === text);

export const listUnits = (measure: string): readonly SensorUnit[] => sensorMeasures[parseMeasure(measure) ?? 'concentration'].units;
export const isGas = (measure: string): boolean => measure === 'concentration';
export const isContact = (measure: string): boolean => measure === 'contact';

/** Default values of a new sensor, without an alarm. */
export const buildNewSensor = (site: { readonly latitude: number | null; readonly longitude: number | null }): SensorValues => ({
  code: '',
  name: '',
  measure: 'concentration',
  unit: 'ppm',
  cas: '',
  latitude: site.latitude === null ? '' : String(site.latitude),
  longitude: site.longitude === null ? '' : String(site.longitude),
  heightM: '1.5',
  detectionLimit: '',
  alarmHigh: '',
  alarmLow: '',
  alarmReadings: '3',
  alarmSeconds: '',
  silentAfterS: '300',
  averagingS: '60',
});

export const toValues = (sensor: Sensor): SensorValues =>
  Object.fromEntries(sensorFields.map((field) => [field, String(sensor[field] ?? '')])) as Record<SensorField, string>;

/** Values to change with the measure: unit, gas and alarm limits. A contact raises its alarm as soon as it closes. */
export const buildMeasureChange = (measure: string): Partial<Record<SensorField, string>> => ({
  measure,
  unit: listUnits(measure)[0] ?? '',
  ...(isGas(measure) ? {} : { cas: '', detectionLimit: '' }),
  ...(isContact(measure) ? { alarmHigh: '1', alarmLow: '1', alarmReadings: '1' } : { alarmHigh: '', alarmLow: '', alarmReadings: '3' }),
});

export type CheckedSensor =
  | { readonly ok: true; readonly input: SensorInput }
  | { readonly ok: false; readonly problems: readonly Problem<SensorField>[] };

const toInput = (field: SensorField, text: string): unknown => {
  if (optionalFields.has(field) && text.trim() === '') return null;
  return textFields.has(field) ? text.trim() : readNumber(text);
};

/** Checks the form with the contract's schema. */
export const checkSensor = (industryId: number, values: SensorValues): CheckedSensor => {
  const result = sensorInput.safeParse({
    industryId,
    ...Object.fromEntries(sensorFields.map((field) => [field, toInput(field, values[field])])),
  });
  if (result.success) return { ok: true, input: result.data };
  const problems = sensorFields.flatMap((field): Problem<SensorField>[] => {
    if (!result.error.issues.some(({ path }) => path[0] === field)) return [];
    return [{ field, reason: { kind: values[field].trim() === '' ? 'required' : 'invalid' } }];
  });
  return { ok: false, problems };
};
