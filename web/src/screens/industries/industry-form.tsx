import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { EditedMeanwhile } from '../../parts/form/edited-meanwhile.tsx';
import { ErrorSummary } from '../../parts/form/error-summary.tsx';
import { useFieldWords } from '../../parts/form/use-field-words.ts';
import { PlaceSearch } from '../../parts/place-search/place-search.tsx';
import { PositionField } from '../../parts/position/position-field.tsx';
import { writePosition } from '../../parts/position/position-text.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './industries.module.css';
import type { IndustryField } from './industry-fields.ts';
import type { IndustryForm as Form } from './use-industry-form.ts';

const idOf = (field: IndustryField | 'place'): string => `industry-${field}`;

export const IndustryForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['industries', 'parts']);
  const { form, save } = state;
  const { sentence, summary } = useFieldWords<IndustryField>({
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
  const error = (field: IndustryField): string | undefined => {
    const reason = form.reasonOf(field);
    return reason && sentence(field, reason);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit(false);
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
        <div className={classes.form}>
          <Stack gap="md" className={classes.fields}>
            {(['industryName', 'district', 'safetyTeamContact'] as const).map((field) => (
              <TextInput
                key={field}
                {...(field === 'industryName' ? { ref: first } : {})}
                id={idOf(field)}
                label={t(`field.${field}`)}
                {...(field === 'safetyTeamContact' ? { description: t('hint.safetyTeamContact') } : {})}
                withAsterisk
                value={form.values[field]}
                error={error(field)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            ))}
            <PlaceSearch id={idOf('place')} onChoose={(place) => form.set(writePosition(place))} />
          </Stack>
          <Stack gap="md" className={classes.position}>
            <PositionField
              value={form.values}
              onChange={form.set}
              errors={{ latitude: error('latitude'), longitude: error('longitude') }}
              id={idOf}
              mapLabel={t('map')}
              label={(field) => t(`field.${field}`)}
              hint={(field) => t(`hint.${field}`)}
              required
            />
          </Stack>
          <Group gap="xs" className={classes.buttons}>
            <Button type="submit" loading={save.isPending}>
              {t(form.editing === null ? 'save' : 'update')}
            </Button>
            {form.editing !== null || form.touched ? (
              <Button variant="default" onClick={state.cancel} disabled={save.isPending}>
                {t(form.editing === null ? 'clear' : 'cancelEdit')}
              </Button>
            ) : null}
          </Group>
        </div>
      </Stack>
    </form>
  );
};
