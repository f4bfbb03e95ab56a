import type { StakeholderColumn } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { EditedMeanwhile } from '../../parts/form/edited-meanwhile.tsx';
import { ErrorSummary } from '../../parts/form/error-summary.tsx';
import { useFieldWords } from '../../parts/form/use-field-words.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './stakeholders.module.css';
import type { StakeholderForm as Form } from './use-stakeholder-form.ts';

const idOf = (field: StakeholderColumn): string => `stakeholder-${field}`;

const inputs: Partial<Record<StakeholderColumn, { readonly type: 'tel' | 'email' }>> = {
  contactNumber: { type: 'tel' },
  emailAddress: { type: 'email' },
};

export const StakeholderForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['stakeholders', 'parts']);
  const { form, save } = state;
  const { sentence, summary } = useFieldWords<StakeholderColumn>({
    label: (field) => t(`field.${field}`),
    invalid: (field) =>
      field === 'contactNumber' || field === 'emailAddress' ? t(`invalid.${field}`) : t('invalid.text', { field: t(`field.${field}`) }),
    id: idOf,
  });
  const first = useRef<HTMLInputElement>(null);
  const editingId = form.editing?.id;
  useEffect(() => {
    // Edit was pressed in the table: the keyboard goes on in the form.
    if (editingId !== undefined) first.current?.focus();
  }, [editingId]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit(false);
  };
  const meanwhile = save.error instanceof ApiProblem && save.error.code === 'edited-meanwhile';
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
        {meanwhile ? <EditedMeanwhile onReload={state.takeStored} onKeep={() => state.submit(true)} /> : null}
        {save.isError && !meanwhile ? (
          <ErrorPanel
            error={save.error}
            title={t(form.editing === null ? 'saveFailed' : 'updateFailed')}
            kept={t('parts:form.kept')}
            fieldsMarked
          />
        ) : null}
        {state.reload.isError ? <ErrorPanel error={state.reload.error} kept={t('parts:form.kept')} /> : null}
        {state.alsoIn === '' ? null : <Text size="sm">{t('alsoIn', { groups: state.alsoIn })}</Text>}
        <div className={classes.fields}>
          {state.fields.map((field) => {
            const reason = form.reasonOf(field);
            return (
              <TextInput
                key={field}
                {...(field === 'name' ? { ref: first } : {})}
                {...inputs[field]}
                id={idOf(field)}
                label={t(`field.${field}`)}
                {...(field === 'contactNumber' ? { description: t('hint.contactNumber') } : {})}
                {...(field === 'address' ? { className: classes.wide } : {})}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                withAsterisk
                value={form.values[field]}
                error={reason && sentence(field, reason)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            );
          })}
        </div>
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
