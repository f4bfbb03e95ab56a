import { quantityUnits } from '@hazardguard/contract';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { EditedMeanwhile } from '../../parts/form/edited-meanwhile.tsx';
import { ErrorSummary } from '../../parts/form/error-summary.tsx';
import { useFieldWords } from '../../parts/form/use-field-words.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './inventory.module.css';
import { type ItemField, itemFields } from './item-fields.ts';
import { SubstanceField } from './substance-field.tsx';
import type { ItemFormState } from './use-item-form.ts';

const idOf = (field: ItemField): string => `item-${field}`;

/** Inputs that are not plain text. */
const special: Partial<Record<ItemField, { readonly type?: 'date'; readonly inputMode?: 'decimal' }>> = {
  quantity: { inputMode: 'decimal' },
  dateReceived: { type: 'date' },
  dateExpired: { type: 'date' },
};
/** Hints stand below the inputs, so that the inputs of a row stand in one line. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const hinted = ['concentration', 'casNo', 'quantity', 'hazardClass', 'location'] as const;
const hasHint = (field: ItemField): field is (typeof hinted)[number] => hinted.some((candidate) => candidate === field);

export const ItemForm = ({ state }: { readonly state: ItemFormState }) => {
  const { t } = useTranslation(['inventory', 'parts']);
  const { form, save } = state;
  const { sentence, summary } = useFieldWords<ItemField>({
    label: (field) => t(`field.${field}`),
    invalid: (field) => t(`invalid.${field}`),
    id: idOf,
  });
  const first = useRef<HTMLInputElement>(null);
  const editingId = form.editing?.id;
  useEffect(() => {
    // Edit was pressed in the table: the keyboard goes on in the form.
    if (editingId !== undefined) first.current?.focus();
  }, [editingId]);
  const errorOf = (field: ItemField): string | undefined => {
    const reason = form.reasonOf(field);
    return reason && sentence(field, reason);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit(false);
  };
  const draw = (field: ItemField) => {
    const shared = { id: idOf(field), label: t(`field.${field}`), error: errorOf(field), inputWrapperOrder: order };
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
        {...special[field]}
        {...(field === 'itemNo' ? { ref: first } : {})}
        {...(hasHint(field) ? { description: t(`hint.${field}`) } : {})}
        withAsterisk
        value={form.values[field]}
        onChange={(event) => form.set({ [field]: event.currentTarget.value })}
      />
    );
  };
  const meanwhile = save.error instanceof ApiProblem && save.error.code === 'edited-meanwhile';
  const failure = t(form.editing === null ? 'saveFailed' : 'updateFailed');
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
        {meanwhile ? <EditedMeanwhile onReload={state.takeStored} onKeep={() => state.submit(true)} /> : null}
        {save.isError && !meanwhile ? <ErrorPanel error={save.error} title={failure} kept={t('parts:form.kept')} fieldsMarked /> : null}
        {state.reload.isError ? <ErrorPanel error={state.reload.error} kept={t('parts:form.kept')} /> : null}
        <div className={classes.form}>{itemFields.map(draw)}</div>
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t(form.editing === null ? 'save' : 'update')}
          </Button>
          {form.editing !== null || form.touched ? (
            <Button variant="default" onClick={state.cancel} disabled={save.isPending}>
              {t(form.editing === null ? 'clear' : 'cancelEdit')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
};
