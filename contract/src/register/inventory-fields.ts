import { isCasNumber, normaliseCasNumber, quantityUnits } from '@hazardguard/engine';
import { buildExample, listFieldNames, type RegisterFields, textField } from './register-field.ts';

export { isCasNumber, quantityUnits };

/** The twelve fields of the specification, each required in the form. A row of an imported file may have gaps: '' or null. */
export const inventoryFields = {
  itemNo: {
    ...textField,
    input: ({ oneLine }) => oneLine(50),
    row: ({ string }) => string(),
    column: 'item_no',
    example: 'T-101',
    width: 110,
    phone: 'details',
  },
  productName: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'product_name',
    example: 'Liquefied chlorine',
    width: 200,
    phone: 'title',
  },
  substanceName: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'substance_name',
    example: 'Chlorine',
    width: 170,
    phone: 'line',
  },
  concentration: {
    ...textField,
    input: ({ oneLine }) => oneLine(50),
    row: ({ string }) => string(),
    column: 'concentration',
    hint: true,
    example: '99.5 %',
    width: 120,
    phone: 'details',
  },
  casNo: {
    kind: 'text',
    /** Stored without leading zeros and with plain hyphens, however it is written. */
    input: ({ oneLine }) =>
      oneLine(40)
        .overwrite(normaliseCasNumber)
        .refine(isCasNumber, { error: 'A CAS number such as 7782-50-5, with a correct check digit' }),
    row: ({ string }) => string(),
    column: 'cas_no',
    hint: true,
    sort: 'value',
    example: '7782-50-5',
    width: 105,
    phone: 'details',
  },
  quantity: {
    kind: 'number',
    input: ({ number }) =>
      number({ error: 'Quantity must be a number' })
        .min(0, { error: 'Quantity must not be negative' })
        .max(1e12, { error: 'Quantity must be at most 1e12' }),
    /** Null: not known, from an imported file with a gap. */
    row: ({ number }) => number().nullable(),
    column: 'quantity',
    hint: true,
    sort: 'value',
    example: '900',
    width: 120,
    phone: 'line',
  },
  unit: {
    kind: 'choice',
    input: ({ oneOf }) => oneOf(quantityUnits, { error: `Unit must be one of ${quantityUnits.join(', ')}` }),
    row: ({ string }) => string(),
    column: 'unit',
    hint: true,
    sort: 'value',
    example: 'kg',
    width: 84,
    phone: 'line',
  },
  hazardClass: {
    ...textField,
    input: ({ oneLine }) => oneLine(100),
    row: ({ string }) => string(),
    column: 'hazard_class',
    hint: true,
    example: '2.3',
    width: 120,
    phone: 'details',
  },
  location: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'location',
    hint: true,
    example: 'Tonner yard',
    width: 140,
    phone: 'line',
  },
  dateReceived: {
    kind: 'date',
    input: ({ isoDate }) => isoDate,
    row: ({ isoDate }) => isoDate.nullable(),
    column: 'date_received',
    sort: 'value',
    example: '2026-01-31',
    width: 120,
    phone: 'details',
  },
  dateExpired: {
    kind: 'date',
    input: ({ isoDate }) => isoDate,
    row: ({ isoDate }) => isoDate.nullable(),
    column: 'date_expired',
    sort: 'value',
    example: '2027-01-31',
    width: 130,
    phone: 'line',
  },
  supplier: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'supplier',
    example: 'Example Gases',
    width: 150,
    phone: 'details',
  },
} as const satisfies RegisterFields;

export const inventoryColumns = listFieldNames(inventoryFields);

/** A valid item, for tests. */
export const inventoryExample = buildExample(inventoryFields);
