import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../error-panel.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FieldTexts, useFieldText } from './use-field-text.ts';
import type { ServerFormState } from './use-server-form.ts';

interface TextsProps {
  readonly save: string;
  readonly saveFailed: string;
  /** Empties the form, or leaves it; left out: nothing does. */
  readonly clear?: string;
  /** While a row is edited; left out where it is the same. */
  readonly update?: string;
  readonly cancelEdit?: string;
  readonly updateFailed?: string;
}

interface ServerFormProps<Field extends string> {
  readonly state: ServerFormState<Field>;
  readonly words: FieldTexts<Field>;
  readonly texts: TextsProps;
  /** The first field to fill in: it gets the focus when a row is to be edited. */
  readonly first?: Field;
  /** Name of the form, where no heading above it says what it is. */
  readonly label?: string;
  /** The inputs, with their problems, and the position of the buttons. */
  readonly children: (parts: { readonly error: (field: Field) => string | undefined; readonly buttons: ReactNode }) => ReactNode;
  readonly buttonsClass?: string | undefined;
  readonly disabled?: boolean;
  /** The form can always be left: what was entered is dropped. */
  readonly onCancel?: (() => void) | undefined;
  /** Of a dialog: it can always be left with what was entered, and its buttons are at its end. */
  readonly onClose?: (() => void) | undefined;
}

/** The frame of a form: problems above, the screen's own inputs, save and cancel. */
export const ServerForm = <Field extends string>(asked: ServerFormProps<Field>) => {
  const { state, words, texts, first, label, children, buttonsClass, disabled = false, onCancel, onClose } = asked;
  const { t } = useTranslation('parts');
  const { form, save, reload } = state;
  const { sentence, summary } = useFieldText<Field>(words);
  const editingId = form.editing?.id;
  const firstId = first === undefined ? undefined : words.id(first);
  useEffect(() => {
    // Edit was pressed in the table: the focus moves to the form.
    if (editingId !== undefined && firstId !== undefined) document.getElementById(firstId)?.focus();
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
  const { takeStored } = state;
  const meanwhile = takeStored !== undefined && save.error instanceof ApiProblem && save.error.code === 'edited-meanwhile';
  const { update = texts.save, cancelEdit = texts.clear, updateFailed = texts.saveFailed } = texts;
  const canLeave = !isNew || onCancel !== undefined || onClose !== undefined;
  const leave = (): void => {
    if (onClose) {
      onClose();
      return;
    }
    state.cancel();
    onCancel?.();
  };
  const leaving =
    texts.clear === undefined || !(canLeave || form.touched) ? null : (
      <Button variant="default" onClick={leave} disabled={save.isPending}>
        {isNew ? texts.clear : cancelEdit}
      </Button>
    );
  const buttons = (
    <Group gap="xs" justify={onClose ? 'flex-end' : 'flex-start'} className={buttonsClass ?? ''}>
      {onClose ? leaving : null}
      <Button type="submit" disabled={disabled} loading={save.isPending}>
        {isNew ? texts.save : update}
      </Button>
      {onClose ? null : leaving}
    </Group>
  );
  return (
    <form onSubmit={send} onFocus={state.prepare} noValidate autoComplete="off" aria-label={label}>
      <Stack gap="md">
        <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
        {meanwhile ? <EditConflict onReload={takeStored} onKeep={() => state.submit(true)} /> : null}
        {save.isError && !meanwhile ? (
          <ErrorPanel error={save.error} title={isNew ? texts.saveFailed : updateFailed} kept={t('form.kept')} fieldsMarked />
        ) : null}
        {reload.isError ? <ErrorPanel error={reload.error} kept={t('form.kept')} /> : null}
        {children({ error, buttons })}
      </Stack>
    </form>
  );
};
