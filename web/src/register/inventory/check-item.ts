import { compareIdentity } from '@hazardguard/chemicals/names';
import { formatRule, type InventoryInput, inventoryFields, inventoryInput, vesselFields } from '@hazardguard/contract';
import { type Checked, findProblems, type Problem } from '../../ui/form/field-problems.ts';
import { listOptionalFields, readFormValues } from '../field-values.ts';
import { type ItemFormField, type ItemValues, itemFormFields, vesselFormFields } from './item-fields.ts';

const optional: readonly ItemFormField[] = [...listOptionalFields(inventoryFields), ...vesselFormFields];
const none = Object.fromEntries(vesselFormFields.map((field) => [field, ''])) as Record<(typeof vesselFormFields)[number], string>;

/** The server refuses it, too; here also what waits for the network is asked in time. */
const findOtherSubstance = ({ substanceName, casNo }: InventoryInput): Problem<ItemFormField> | undefined => {
  const compared = compareIdentity(substanceName, casNo);
  if (typeof compared === 'string') return undefined;
  const names = [compared.named, compared.numbered].map(({ name, cas }) => `${name} (${cas})`).join(' / ');
  const rule = { kind: 'otherSubstance', names } as const;
  return { field: 'casNo', reason: { kind: 'said', message: formatRule(rule), rule } };
};

export const checkItem = (values: ItemValues): Checked<ItemFormField, InventoryInput> => {
  const texts = { ...none, ...values };
  const result = inventoryInput.safeParse({ ...readFormValues(inventoryFields, texts), ...readFormValues(vesselFields, texts) });
  const problems = findProblems(result.success ? [] : result.error.issues, itemFormFields, texts, optional);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const other = findOtherSubstance(result.data);
  return other === undefined ? { ok: true, input: result.data } : { ok: false, problems: [other] };
};
