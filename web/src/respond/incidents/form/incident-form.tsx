import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { PositionField } from '../../../map/position/position-field.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { EditConflict } from '../../../ui/form/edit-conflict.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useFieldText } from '../../../ui/form/use-field-text.ts';
import { MemberPicker } from '../member-picker.tsx';
import { useIncidentText } from '../use-incident-text.ts';
import { type ChoiceField, choiceFields, type IncidentField } from './incident-fields.ts';
import { IndustryName } from './industry-name.tsx';
import type { IncidentFormState } from './use-incident-form.ts';

interface IncidentFormProps {
  readonly state: IncidentFormState;
  readonly isNew: boolean;
  readonly onCancel?: () => void;
}

export const fieldId = (field: IncidentField): string => `incident-${field}`;

export const IncidentForm = ({ state, isNew, onCancel }: IncidentFormProps) => {
  const { t } = useTranslation(['incidents', 'parts', 'drills']);
  const text = useIncidentText();
  const { values, set, save } = state;
  const { sentence, summary } = useFieldText<IncidentField>({
    label: text.field,
    invalid: (field) =>
      field === 'latitude' || field === 'longitude' ? t(`invalid.${field}`) : t('invalid.other', { field: text.field(field) }),
    id: fieldId,
  });
  const error = (field: IncidentField): string | undefined => {
    const reason = state.findReason(field);
    return reason && sentence(field, reason);
  };
  const choice = (field: ChoiceField) => (
    <NativeSelect
      key={field}
      id={fieldId(field)}
      label={text.field(field)}
      value={field === 'state' ? values.state || 'New' : values[field]}
      error={error(field)}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      data={[
        ...(field === 'state' ? [] : [{ value: '', label: t('notStated') }]),
        ...choiceFields[field].map((value) => ({ value, label: text.value(field, value) })),
      ]}
    />
  );
  const member = (field: 'assign' | 'submitter', description?: string) => (
    <MemberPicker
      id={fieldId(field)}
      label={text.field(field)}
      {...(description === undefined ? {} : { description })}
      error={error(field)}
      value={values[field] === '' ? null : { id: values[field], name: values[`${field}Name`] }}
      onChange={(chosen) => set({ [field]: chosen?.id ?? '', [`${field}Name`]: chosen?.name ?? '' })}
    />
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit(false);
  };
  const isConflict = save.error instanceof ApiProblem && save.error.code === 'edited-meanwhile';
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        {state.exercise.offered ? (
          <Checkbox
            label={t('drills:form.exercise')}
            description={t('drills:form.exerciseHint')}
            checked={state.exercise.chosen}
            onChange={({ currentTarget }) => state.exercise.choose(currentTarget.checked)}
          />
        ) : null}
        <ErrorSummary {...summary(state.problems)} attempt={state.attempt} />
        {isConflict ? <EditConflict onReload={state.drop} onKeep={() => state.submit(true)} /> : null}
        {save.isError && !isConflict ? (
          <ErrorPanel error={save.error} title={t(isNew ? 'createFailed' : 'changeFailed')} kept={t('parts:form.kept')} fieldsMarked />
        ) : null}
        <div className="hg-split hg-gap-6">
          <Stack gap="md">
            <IndustryName
              id={fieldId('industryName')}
              error={error('industryName')}
              value={values.industryName}
              onText={(industryName) => set({ industryName })}
              onChoose={state.takeIndustry}
            />
            <TextInput
              id={fieldId('shortDescription')}
              label={text.field('shortDescription')}
              value={values.shortDescription}
              error={error('shortDescription')}
              onChange={(event) => set({ shortDescription: event.currentTarget.value })}
            />
            <Textarea
              id={fieldId('detailedDescription')}
              label={text.field('detailedDescription')}
              autosize
              minRows={3}
              maxRows={12}
              value={values.detailedDescription}
              error={error('detailedDescription')}
              onChange={(event) => set({ detailedDescription: event.currentTarget.value })}
            />
            <div className="hg-tiles hg-gap-4">
              {(['hazard', 'urgency', 'impact', 'priority', 'contactType'] as const).map(choice)}
              {isNew ? choice('state') : null}
            </div>
            <div className="hg-cards">
              {member('submitter')}
              {member('assign', t('hint.assign'))}
            </div>
          </Stack>
          <Stack gap="md">
            <PositionField
              value={values}
              onChange={set}
              errors={{ latitude: error('latitude'), longitude: error('longitude') }}
              id={fieldId}
              mapLabel={t('map')}
              label={text.field}
              hint={(field) => t(`hint.${field}`)}
              required={false}
            />
          </Stack>
        </div>
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t(isNew ? 'save' : 'update')}
          </Button>
          {onCancel !== undefined || state.touched ? (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                state.drop();
                onCancel?.();
              }}
            >
              {t(onCancel === undefined ? 'clear' : 'cancelEdit')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
};
