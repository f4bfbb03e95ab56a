import { type InventoryInput, type InventoryItem, inventoryColumns, inventoryInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';

/** The twelve fields in the specification's order. */
export const itemFields = inventoryColumns;
export type ItemField = (typeof itemFields)[number];
export type ItemValues = Readonly<Record<ItemField, string>>;

export type Checked =
  | { readonly ok: true; readonly input: InventoryInput }
  | { readonly ok: false; readonly problems: readonly Problem<ItemField>[] };

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** A quantity as it was typed, or NaN: '1,000' could mean one or a thousand and is not guessed. */
const readQuantity = (text: string): number => (decimal.test(text.trim()) ? Number(text) : Number.NaN);

export const checkItem = (values: ItemValues): Checked => {
  const result = inventoryInput.safeParse({ ...values, quantity: readQuantity(values.quantity) });
  const problems = findProblems(result.success ? [] : result.error.issues, itemFields, values);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

export const toEntry = (item: InventoryItem): Entry<ItemField> => ({
  editing: { id: item.id, version: item.version },
  values: {
    itemNo: item.itemNo,
    productName: item.productName,
    substanceName: item.substanceName,
    concentration: item.concentration,
    casNo: item.casNo,
    quantity: String(item.quantity),
    unit: item.unit,
    hazardClass: item.hazardClass,
    location: item.location,
    dateReceived: item.dateReceived,
    dateExpired: item.dateExpired,
    supplier: item.supplier,
  },
});

/** Today where the person is: calendar dates have no time zone. */
export const today = (now: Date): string => {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/** Usable through its last day. */
export const isExpired = (item: Pick<InventoryItem, 'dateExpired'>, day: string): boolean => item.dateExpired < day;
