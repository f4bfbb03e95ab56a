import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../error-panel.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FieldTexts, useFieldText } from './use-field-text.ts';
import type { RowFormState } from './use-row-form.ts';

interface RowFormTexts {
  readonly save: string;
  readonly clear: string;
  readonly saveFailed: string;
  /** While a row is edited. */
  readonly update: string;
  readonly cancelEdit: string;
  readonly updateFailed: string;
}

interface RowFormProps<Field extends string> {
  readonly state: RowFormState<Field>;
  readonly words: FieldTexts<Field>;
  readonly texts: RowFormTexts;
  /** The first field to fill in. */
  readonly first: Field;
  /** The inputs, with their problems, and the position of the buttons. */
  readonly children: (parts: { readonly error: (field: Field) => string | undefined; readonly buttons: ReactNode }) => ReactNode;
  readonly buttonsClass?: string | undefined;
}

/** The frame of a register's form: problems above, the screen's own inputs, save and cancel. */
export const RowForm = <Field extends string>({ state, words, texts, first, children, buttonsClass }: RowFormProps<Field>) => {
  const { t } = useTranslation('parts');
  const { form, save, reload } = state;
  const { sentence, summary } = useFieldText<Field>(words);
  const editingId = form.editing?.id;
  const firstId = words.id(first);
  useEffect(() => {
    // Edit was pressed in the table: the focus moves to the form.
    if (editingId !== undefined) document.getElementById(firstId)?.focus();
  }, [editingId, firstId]);
  const error = (field: Field): string | undefined => {
    const reason = form.findReason(field);
    return reason && sentence(field, reason);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit(false);
  };
  const isNew = form.editing === null;
  const meanwhile = save.error instanceof ApiProblem && save.error.code === 'edited-meanwhile';
  const failure = isNew ? texts.saveFailed : texts.updateFailed;
  const buttons = (
    <Group gap="xs" {...(buttonsClass === undefined ? {} : { className: buttonsClass })}>
      <Button type="submit" loading={save.isPending}>
        {isNew ? texts.save : texts.update}
      </Button>
      {isNew && !form.touched ? null : (
        <Button variant="default" onClick={state.cancel} disabled={save.isPending}>
          {isNew ? texts.clear : texts.cancelEdit}
        </Button>
      )}
    </Group>
  );
  return (
    <form onSubmit={send} onFocus={state.prepare} noValidate autoComplete="off">
      <Stack gap="md">
        <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
        {meanwhile ? <EditConflict onReload={state.takeStored} onKeep={() => state.submit(true)} /> : null}
        {save.isError && !meanwhile ? <ErrorPanel error={save.error} title={failure} kept={t('form.kept')} fieldsMarked /> : null}
        {reload.isError ? <ErrorPanel error={reload.error} kept={t('form.kept')} /> : null}
        {children({ error, buttons })}
      </Stack>
    </form>
  );
};
