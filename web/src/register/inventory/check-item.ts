import { type InventoryInput, inventoryFields, inventoryInput, vesselFields } from '@hazardguard/contract';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { listOptionalFields, readFormValues } from '../field-values.ts';
import { type ItemFormField, type ItemValues, itemFormFields, vesselFormFields } from './item-fields.ts';

const optional: readonly ItemFormField[] = [...listOptionalFields(inventoryFields), ...vesselFormFields];
const none = Object.fromEntries(vesselFormFields.map((field) => [field, ''])) as Record<(typeof vesselFormFields)[number], string>;

export const checkItem = (values: ItemValues): Checked<ItemFormField, InventoryInput> => {
  const texts = { ...none, ...values };
  const result = inventoryInput.safeParse({ ...readFormValues(inventoryFields, texts), ...readFormValues(vesselFields, texts) });
  const problems = findProblems(result.success ? [] : result.error.issues, itemFormFields, texts, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};
