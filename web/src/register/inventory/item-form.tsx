import { type FieldKind, type FieldWithHint, inventoryFields, quantityUnits } from '@hazardguard/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { RowForm } from '../../ui/form/row-form.tsx';
import classes from './inventory.module.css';
import { type ItemField, itemFields } from './item-fields.ts';
import { SubstanceField } from './substance-field.tsx';
import type { ItemFormState } from './use-item-form.ts';

const fieldId = (field: ItemField): string => `item-${field}`;

/** Inputs that are not plain text. */
const inputs: Partial<Record<FieldKind, { readonly type?: 'date'; readonly inputMode?: 'decimal' }>> = {
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
};
/** Hints are below the inputs, so that the inputs of a row are level. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const hasHint = (field: ItemField): field is FieldWithHint<typeof inventoryFields> => 'hint' in inventoryFields[field];
const isOptional = (field: ItemField): boolean => 'optional' in inventoryFields[field];

export const ItemForm = ({ state }: { readonly state: ItemFormState }) => {
  const { t } = useTranslation('inventory');
  const { form } = state;
  const draw = (field: ItemField, error: string | undefined) => {
    const shared = { id: fieldId(field), label: t(`field.${field}`), error, inputWrapperOrder: order };
    if (field === 'substanceName')
      return (
        <SubstanceField
          key={field}
          {...shared}
          text={form.values.substanceName}
          onText={(substanceName) => form.set({ substanceName })}
          onChoose={state.choose}
          onKnown={state.complete}
        />
      );
    if (field === 'unit')
      return (
        <NativeSelect
          key={field}
          {...shared}
          description={t('hint.unit')}
          withAsterisk
          value={form.values.unit}
          onChange={(event) => form.set({ unit: event.currentTarget.value })}
          data={[{ value: '', label: t('chooseUnit') }, ...quantityUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))]}
        />
      );
    return (
      <TextInput
        key={field}
        {...shared}
        {...inputs[inventoryFields[field].kind]}
        {...(hasHint(field) ? { description: t(`hint.${field}`) } : {})}
        withAsterisk={!isOptional(field)}
        value={form.values[field]}
        onChange={(event) => form.set({ [field]: event.currentTarget.value })}
      />
    );
  };
  return (
    <RowForm<ItemField>
      state={state}
      words={{ label: (field) => t(`field.${field}`), invalid: (field) => t(`invalid.${field}`), id: fieldId }}
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
          <div className={classes.form}>{itemFields.map((field) => draw(field, error(field)))}</div>
          {buttons}
        </>
      )}
    </RowForm>
  );
};
