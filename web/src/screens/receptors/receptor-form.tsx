import { receptorKinds } from '@hazardguard/contract';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { EditedMeanwhile } from '../../parts/form/edited-meanwhile.tsx';
import { ErrorSummary } from '../../parts/form/error-summary.tsx';
import { useFieldWords } from '../../parts/form/use-field-words.ts';
import { PlaceSearch } from '../../parts/place-search/place-search.tsx';
import { PositionField } from '../../parts/position/position-field.tsx';
import { writePosition } from '../../parts/position/position-text.ts';
import { QuantityField } from '../../parts/quantity-field.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { ReceptorField } from './receptor-fields.ts';
import classes from './receptors.module.css';
import type { ReceptorForm as Form } from './use-receptor-form.ts';

const idOf = (field: ReceptorField | 'place'): string => `receptor-${field}`;

export const ReceptorForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['receptors', 'parts', 'vulnerability']);
  const { form, save } = state;
  const { sentence, summary } = useFieldWords<ReceptorField>({
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
  const error = (field: ReceptorField): string | undefined => {
    const reason = form.reasonOf(field);
    return reason && sentence(field, reason);
  };
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
          <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('parts:form.kept')} fieldsMarked />
        ) : null}
        {state.reload.isError ? <ErrorPanel error={state.reload.error} kept={t('parts:form.kept')} /> : null}
        <div className={classes.form}>
          <Stack gap="md" className={classes.fields}>
            <TextInput
              ref={first}
              id={idOf('name')}
              label={t('field.name')}
              withAsterisk
              value={form.values.name}
              error={error('name')}
              onChange={(event) => form.set({ name: event.currentTarget.value })}
            />
            <NativeSelect
              id={idOf('kind')}
              label={t('field.kind')}
              withAsterisk
              value={form.values.kind}
              error={error('kind')}
              data={[
                { value: '', label: t('choose') },
                ...receptorKinds.map((kind) => ({ value: kind, label: t(`vulnerability:kind.${kind}`) })),
              ]}
              onChange={(event) => form.set({ kind: event.currentTarget.value })}
            />
            <QuantityField
              id={idOf('people')}
              label={t('field.people')}
              description={t('hint.people')}
              required
              value={form.values.people}
              error={error('people')}
              onChange={(people) => form.set({ people })}
            />
            <TextInput
              id={idOf('phone')}
              label={t('field.phone')}
              description={t('hint.phone')}
              inputMode="tel"
              value={form.values.phone}
              error={error('phone')}
              onChange={(event) => form.set({ phone: event.currentTarget.value })}
            />
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
