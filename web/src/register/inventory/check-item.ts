import { type InventoryInput, inventoryFields, inventoryInput } from '@hazardguard/contract';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { listOptionalFields, readFormValues } from '../field-values.ts';
import { type ItemField, type ItemValues, itemFields } from './item-fields.ts';

const optional = listOptionalFields(inventoryFields);

export const checkItem = (values: ItemValues): Checked<ItemField, InventoryInput> => {
  const result = inventoryInput.safeParse(readFormValues(inventoryFields, values));
  const problems = findProblems(result.success ? [] : result.error.issues, itemFields, values, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};
