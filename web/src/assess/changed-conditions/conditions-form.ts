import { conditionLimits, parseWind, type RecordedConditions, ruptureSizes, type SiteConditions } from '@hazardguard/contract';
import { readNumber } from '../../ui/read-number.ts';
import { localTime, parseMoment } from '../scenario/scenario-form.ts';

/** Numbers of the form as typed text, under the specification's names. */
export const conditionNumbers = [
  'windSpeed',
  'circularDiameter',
  'rectangularLength',
  'rectangularBreadth',
  'temperature',
  'humidity',
  'quantity',
] as const;
export type ConditionNumber = (typeof conditionNumbers)[number];

/** '': unchanged. */
export const ruptureChoices = ['', 'circular', 'rectangular'] as const;

/** The conditions that an observer on site has seen. An empty field was not observed. */
export type ConditionsForm = Readonly<Record<ConditionNumber, string>> & {
  readonly windDirection: string;
  readonly ruptureType: (typeof ruptureChoices)[number];
  /** Local time of the observer, YYYY-MM-DDTHH:mm; empty: now. */
  readonly date: string;
};
export type ConditionField = keyof ConditionsForm;

export const conditionUnits: Readonly<Record<ConditionNumber, string>> = {
  windSpeed: 'm/s',
  circularDiameter: 'm',
  rectangularLength: 'm',
  rectangularBreadth: 'm',
  temperature: '°C',
  humidity: '%',
  quantity: 'kg',
};

export const emptyConditions: ConditionsForm = {
  windDirection: '',
  windSpeed: '',
  ruptureType: '',
  circularDiameter: '',
  rectangularLength: '',
  rectangularBreadth: '',
  temperature: '',
  humidity: '',
  quantity: '',
  date: '',
};

const listSizes = (ruptureType: ConditionsForm['ruptureType']): readonly ConditionNumber[] =>
  ruptureType === '' ? [] : ruptureSizes[ruptureType];

/** The sizes of the chosen rupture that are still empty; the rupture is not recorded without them. */
export const missingSizes = (form: ConditionsForm): readonly ConditionNumber[] =>
  listSizes(form.ruptureType).filter((field) => form[field].trim() === '');

/** The visible fields, in form order. */
export const fieldsInUse = ({ ruptureType }: Pick<ConditionsForm, 'ruptureType'>): readonly ConditionField[] => [
  'windDirection',
  'windSpeed',
  'ruptureType',
  ...listSizes(ruptureType),
  'temperature',
  'humidity',
  'quantity',
  'date',
];

/** Whether anything besides the time has been entered; otherwise there is nothing to record. */
export const hasConditions = (form: ConditionsForm): boolean =>
  fieldsInUse(form).some((field) => field !== 'date' && form[field].trim() !== '');

export type Fault =
  | { readonly field: ConditionField; readonly kind: 'number' | 'direction' | 'date' }
  | { readonly field: ConditionNumber; readonly kind: 'range'; readonly min: number; readonly max: number };

const isNumber = (field: ConditionField): field is ConditionNumber => conditionNumbers.some((name) => name === field);

const findFault = (form: ConditionsForm, field: ConditionField): Fault | undefined => {
  const text = form[field].trim();
  if (text === '') return undefined;
  if (field === 'windDirection') return parseWind(text) === null ? { field, kind: 'direction' } : undefined;
  if (field === 'date') return parseMoment(text) === undefined ? { field, kind: 'date' } : undefined;
  if (!isNumber(field)) return undefined;
  const value = readNumber(text) ?? 0;
  if (Number.isNaN(value)) return { field, kind: 'number' };
  const [min, max] = conditionLimits[field];
  return value < min || value > max ? { field, kind: 'range', min, max } : undefined;
};

/** Problems that prevent recording, in form order. */
export const faultsIn = (form: ConditionsForm): readonly Fault[] =>
  fieldsInUse(form).flatMap((field) => {
    const fault = findFault(form, field);
    return fault === undefined ? [] : [fault];
  });

/** The speed of the speed field, or the speed in the direction text. */
export const readSpeedText = ({ windSpeed, windDirection }: Pick<ConditionsForm, 'windSpeed' | 'windDirection'>): string => {
  const speedInDirection = parseWind(windDirection)?.speedMs ?? null;
  return windSpeed.trim() !== '' || speedInDirection === null ? windSpeed : String(Number(speedInDirection.toPrecision(3)));
};

/** The record as sent; undefined while the form has a problem. Hidden fields are ignored. */
export const toRecord = (form: ConditionsForm, chemicalName: string): SiteConditions | undefined => {
  if (faultsIn(form).length > 0 || missingSizes(form).length > 0) return undefined;
  const inUse = fieldsInUse(form);
  const read = (field: ConditionNumber): number | null => (inUse.includes(field) ? (readNumber(form[field]) ?? null) : null);
  return {
    chemicalName,
    windDirection: form.windDirection.trim() || null,
    windSpeed: readNumber(readSpeedText(form)) ?? null,
    ruptureType: form.ruptureType || null,
    circularDiameter: read('circularDiameter'),
    rectangularLength: read('rectangularLength'),
    rectangularBreadth: read('rectangularBreadth'),
    temperature: read('temperature'),
    humidity: read('humidity'),
    quantity: read('quantity'),
    date: parseMoment(form.date),
  };
};

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** Loads a record back into the form. */
export const toConditionsForm = (record: RecordedConditions): ConditionsForm => ({
  windDirection: record.windDirection ?? '',
  windSpeed: typed(record.windSpeed),
  ruptureType: record.ruptureType ?? '',
  circularDiameter: typed(record.circularDiameter),
  rectangularLength: typed(record.rectangularLength),
  rectangularBreadth: typed(record.rectangularBreadth),
  temperature: typed(record.temperature),
  humidity: typed(record.humidity),
  quantity: typed(record.quantity),
  date: localTime(new Date(record.date)),
});
