import { type FieldName, type InventoryInput, type InventoryItem, inventoryFields, inventoryInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, listOptionalFields, readFormValues, toFormTexts } from '../field-values.ts';

export const itemFields = listFormFields(inventoryFields);
export type ItemField = FieldName<typeof inventoryFields>;
export type ItemValues = Readonly<Record<ItemField, string>>;

export type Checked =
  | { readonly ok: true; readonly input: InventoryInput }
  | { readonly ok: false; readonly problems: readonly Problem<ItemField>[] };

const optional = listOptionalFields(inventoryFields);

export const checkItem = (values: ItemValues): Checked => {
  const result = inventoryInput.safeParse(readFormValues(inventoryFields, values));
  const problems = findProblems(result.success ? [] : result.error.issues, itemFields, values, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

export const toEntry = (item: InventoryItem): Entry<ItemField> => ({
  editing: { id: item.id, version: item.version },
  values: toFormTexts(inventoryFields, item),
});

/** Today where the person is: calendar dates have no time zone. */
export const today = (now: Date): string => {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/** Usable through its last day; an unknown day does not say so. */
export const isExpired = (item: Pick<InventoryItem, 'dateExpired'>, day: string): boolean =>
  item.dateExpired !== null && item.dateExpired < day;
