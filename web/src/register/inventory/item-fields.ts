import { type FieldName, type InventoryItem, inventoryFields } from '@hazardguard/contract';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, toFormTexts } from '../field-values.ts';

export const itemFields = listFormFields(inventoryFields);
export type ItemField = FieldName<typeof inventoryFields>;
export type ItemValues = Readonly<Record<ItemField, string>>;

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
