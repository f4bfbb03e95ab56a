import { textLimits } from '../wire/constants.ts';
import { buildExample, listFieldNames, type RegisterFields, textField } from './register-field.ts';

/** Where people are, who helps them, and water and fields that a release can spoil. */
export const receptorKinds = [
  'school',
  'hospital',
  'residential',
  'industry',
  'market',
  'fire',
  'police',
  'shelter',
  'water',
  'farmland',
  'other',
] as const;

/** More people than are at any place at a time. */
const mostPeople = 10_000_000;
const wrongPeople = { error: `People must be a number from 0 to ${mostPeople.toLocaleString('en')}` };

/** Telephone number and shape may be left out. */
export const receptorFields = {
  name: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'name',
    example: 'Example primary school',
    width: 240,
    phone: 'title',
  },
  kind: {
    kind: 'choice',
    input: ({ oneOf }) => oneOf(receptorKinds, { error: `The kind must be one of ${receptorKinds.join(', ')}` }),
    row: ({ oneOf }) => oneOf(receptorKinds),
    column: 'kind',
    sort: 'value',
    example: 'school',
    width: 120,
    phone: 'line',
  },
  latitude: {
    kind: 'degrees',
    input: ({ latitude }) => latitude,
    /** Null: not known, from an imported file with a gap; then no search around a position finds it. */
    row: ({ number }) => number().nullable(),
    column: 'latitude',
    hint: true,
    sort: 'value',
    example: '21.170240',
    width: 110,
    phone: 'details',
  },
  longitude: {
    kind: 'degrees',
    input: ({ longitude }) => longitude,
    row: ({ number }) => number().nullable(),
    column: 'longitude',
    hint: true,
    sort: 'value',
    example: '72.831061',
    width: 110,
    phone: 'details',
  },
  people: {
    kind: 'number',
    input: ({ number }) => number(wrongPeople).min(0, wrongPeople).max(mostPeople, wrongPeople),
    row: ({ number }) => number().min(0).nullable(),
    column: 'people',
    hint: true,
    sort: 'value',
    example: '320',
    width: 90,
    phone: 'line',
  },
  phone: {
    kind: 'phone',
    input: ({ unknownWhenEmpty, oneLineOrNone }) => unknownWhenEmpty(oneLineOrNone(textLimits.contact)).default(null),
    row: ({ string }) => string().nullable(),
    column: 'phone',
    optional: true,
    hint: true,
    sort: 'value',
    example: '0261 0000000',
    width: 140,
    phone: 'line',
  },
  /** A line or an area as WKT; null: a point. Left out of a change, it stays as it is. */
  geometry: {
    kind: 'text',
    input: ({ unknownWhenEmpty, shapeText }) => unknownWhenEmpty(shapeText).optional(),
    row: ({ string }) => string().nullable(),
    column: 'geometry',
    optional: true,
    hint: true,
    sort: 'value',
    example: 'POLYGON ((72.83 21.169, 72.833 21.169, 72.833 21.172, 72.83 21.172, 72.83 21.169))',
    width: 80,
    phone: 'details',
  },
} as const satisfies RegisterFields;

export const receptorColumns = listFieldNames(receptorFields);

/** A valid place, for tests. */
export const receptorExample = buildExample(receptorFields);
