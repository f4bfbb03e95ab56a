import { type FieldWithHint, inventoryFields, quantityUnits, vesselFields } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { FieldInput } from '../field-input.tsx';
import { IdentityQuestion } from './identity-question.tsx';
import { type ItemField, type ItemFormField, itemFields, type VesselField } from './item-fields.ts';
import { SubstanceField } from './substance-field.tsx';
import type { ItemFormState } from './use-item-form.ts';
import { VesselPart } from './vessel-part.tsx';

const fieldId = (field: ItemFormField): string => `item-${field}`;

/** Hints are below the inputs, so that the inputs of a row are level. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const isVessel = (field: ItemFormField): field is VesselField => field in vesselFields;
const hasHint = (field: ItemField): field is FieldWithHint<typeof inventoryFields> => 'hint' in inventoryFields[field];
export const ItemForm = ({ state }: { readonly state: ItemFormState }) => {
  const { t } = useTranslation(['inventory', 'vessel-form']);
  const { form } = state;
  const units = [{ value: '', label: t('chooseUnit') }, ...quantityUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))];
  const draw = (field: ItemField, error: string | undefined) => {
    const shared = { id: fieldId(field), label: t(`field.${field}`), error };
    if (field === 'substanceName')
      return (
        <SubstanceField
          key={field}
          {...shared}
          inputWrapperOrder={order}
          text={form.values.substanceName}
          onText={(substanceName) => form.set({ substanceName })}
          onChoose={state.choose}
          onKnown={state.complete}
        />
      );
    return (
      <FieldInput
        key={field}
        {...shared}
        field={inventoryFields[field]}
        hint={hasHint(field) ? t(`hint.${field}`) : undefined}
        hintBelow
        value={form.values[field]}
        onChange={(text) => form.set({ [field]: text })}
        {...(field === 'unit' ? { choices: units } : {})}
      />
    );
  };
  return (
    <ServerForm<ItemFormField>
      state={state}
      words={{
        label: (field) => (isVessel(field) ? t(`vessel-form:field.${field}`) : t(`field.${field}`)),
        invalid: (field) => (isVessel(field) ? t(`vessel-form:invalid.${field}`) : t(`invalid.${field}`)),
        id: fieldId,
      }}
      texts={{
        save: t('save'),
        clear: t('clear'),
        saveFailed: t('saveFailed'),
        update: t('update'),
        cancelEdit: t('cancelEdit'),
        updateFailed: t('updateFailed'),
      }}
      first="itemNo"
    >
      {({ error, buttons }) => (
        <>
          <div className="hg-cards">{itemFields.map((field) => draw(field, error(field)))}</div>
          <IdentityQuestion values={form.values} onAnswer={form.set} />
          <VesselPart values={form.values} error={error} toId={fieldId} onChange={(field, text) => form.set({ [field]: text })} />
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
