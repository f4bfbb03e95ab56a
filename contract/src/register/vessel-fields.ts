import { quantityUnits } from '@hazardguard/engine';
import type { FieldRules } from './field-rules.ts';
import { listFieldNames, type RegisterFields } from './register-field.ts';

export const vesselKinds = [
  'cylinder',
  'tonner',
  'drum',
  'bullet',
  'sphere',
  'vertical-tank',
  'floating-roof-tank',
  'road-tanker',
  'rail-tanker',
  'pipe',
] as const;
export type VesselKind = (typeof vesselKinds)[number];

export const vesselOrientations = ['horizontal', 'vertical'] as const;
export const pressureUnits = ['kPa', 'bar', 'kg/cm2', 'psi'] as const;
export type PressureUnit = (typeof pressureUnits)[number];
/** Where a pressure counts from: a vacuum, or the air outside, as a gauge does. */
export const pressureKinds = ['absolute', 'gauge'] as const;
export type PressureKind = (typeof pressureKinds)[number];
export const storedPhases = ['liquid', 'gas'] as const;

/** Most vessels of one row. */
const mostVessels = 100_000;

/** Shared by all: empty is not known; left out of a change the field stays as it is. Shown with the quantity, not as a column. */
const shared = { optional: true, hint: true, sort: 'value', width: 110, phone: 'details' } as const;

const numberField = (least: number, most: number, what: string) => {
  const error = { error: `${what} must be a number from ${least} to ${most}` };
  return {
    ...shared,
    kind: 'number',
    input: ({ unknownWhenEmpty, number }: FieldRules) => unknownWhenEmpty(number(error).min(least, error).max(most, error)).optional(),
    row: ({ number }: FieldRules) => number().nullable(),
  } as const;
};

const choiceField = <const Choices extends readonly [string, ...string[]]>(choices: Choices, what: string) =>
  ({
    ...shared,
    kind: 'choice',
    input: ({ unknownWhenEmpty, oneOf }: FieldRules) =>
      unknownWhenEmpty(oneOf(choices, { error: `${what} must be one of ${choices.join(', ')}` })).optional(),
    row: ({ oneOf }: FieldRules) => oneOf(choices).nullable(),
  }) as const;

const countError = { error: `The number of vessels must be a whole number from 1 to ${mostVessels}` };

/**
 * The vessels of an inventory item: a group of equal ones. They follow the twelve fields of the specification, and each may be left out:
 * a row without them counts as one vessel with the whole quantity, which is then an assumption.
 */
export const vesselFields = {
  vesselCount: {
    ...shared,
    kind: 'number',
    input: ({ unknownWhenEmpty, number }) =>
      unknownWhenEmpty(number(countError).int(countError).min(1, countError).max(mostVessels, countError)).optional(),
    row: ({ number }) => number().nullable(),
    column: 'vessel_count',
    example: '1',
  },
  vesselContent: {
    ...numberField(0, 1e12, 'The content of a vessel'),
    column: 'vessel_content',
    example: '900',
  },
  vesselContentUnit: {
    ...choiceField(quantityUnits, 'The unit of the content'),
    column: 'vessel_content_unit',
    example: 'kg',
  },
  vesselKind: {
    ...choiceField(vesselKinds, 'The kind of vessel'),
    column: 'vessel_kind',
    example: 'tonner',
  },
  vesselOrientation: {
    ...choiceField(vesselOrientations, 'The orientation'),
    column: 'vessel_orientation',
    example: 'horizontal',
  },
  vesselDiameterM: {
    ...numberField(0.05, 150, 'The diameter of the vessel in metres'),
    column: 'vessel_diameter_m',
    example: '0.76',
  },
  vesselLengthM: {
    ...numberField(0.05, 500, 'The length or height of the vessel in metres'),
    column: 'vessel_length_m',
    example: '2.08',
  },
  vesselVolumeM3: {
    ...numberField(0.001, 1e6, 'The volume of the vessel in m³'),
    column: 'vessel_volume_m3',
    example: '0.8',
  },
  storagePressure: {
    ...numberField(-1000, 1e6, 'The storage pressure'),
    column: 'storage_pressure',
    example: '680',
  },
  storagePressureUnit: {
    ...choiceField(pressureUnits, 'The unit of the pressure'),
    column: 'storage_pressure_unit',
    example: 'kPa',
  },
  storagePressureKind: {
    ...choiceField(pressureKinds, 'The pressure'),
    column: 'storage_pressure_kind',
    example: 'gauge',
  },
  storageTemperatureC: {
    ...numberField(-260, 600, 'The storage temperature in °C'),
    column: 'storage_temperature_c',
    example: '25',
  },
  storedPhase: {
    ...choiceField(storedPhases, 'The phase'),
    column: 'stored_phase',
    example: 'liquid',
  },
  fillPercent: {
    ...numberField(0, 100, 'The fill in per cent'),
    column: 'fill_percent',
    example: '80',
  },
  bundAreaM2: {
    ...numberField(0.1, 1e6, 'The area of the bund in m²'),
    column: 'bund_area_m2',
    example: '40',
  },
} as const satisfies RegisterFields;

export const vesselColumns = listFieldNames(vesselFields);
