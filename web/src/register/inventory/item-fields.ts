import { type FieldName, type InventoryItem, inventoryFields, vesselFields } from '@hazardguard/contract';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, toFormTexts } from '../field-values.ts';

export const itemFields = listFormFields(inventoryFields);
export const vesselFormFields = listFormFields(vesselFields);
export const itemFormFields = [...itemFields, ...vesselFormFields];
export type ItemField = FieldName<typeof inventoryFields>;
export type VesselField = FieldName<typeof vesselFields>;
export type ItemFormField = ItemField | VesselField;
/** What the check takes: the vessels may be left out. */
export type ItemValues = Readonly<Record<ItemField, string>> & Readonly<Partial<Record<VesselField, string>>>;

export const toEntry = (item: InventoryItem): Entry<ItemFormField> => ({
  editing: { id: item.id, version: item.version },
  values: { ...toFormTexts(inventoryFields, item), ...toFormTexts(vesselFields, item) },
});

/** Today where the person is: calendar dates have no time zone. */
export const today = (now: Date): string => {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/** Usable through its last day; an unknown day does not say so. */
export const isExpired = (item: Pick<InventoryItem, 'dateExpired'>, day: string): boolean =>
  item.dateExpired !== null && item.dateExpired < day;
