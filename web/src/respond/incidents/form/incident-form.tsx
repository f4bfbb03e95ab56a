import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { PositionField } from '../../../map/position/position-field.tsx';
import { ServerForm } from '../../../ui/form/server-form.tsx';
import { MemberPicker } from '../member-picker.tsx';
import { useIncidentText } from '../use-incident-text.ts';
import { type ChoiceField, choiceFields, type IncidentField } from './incident-fields.ts';
import { IndustryName } from './industry-name.tsx';
import type { IncidentFormState } from './use-incident-form.ts';

type FieldError = (field: IncidentField) => string | undefined;

interface IncidentFormProps {
  readonly state: IncidentFormState;
  readonly isNew: boolean;
  readonly onCancel?: () => void;
}

export const fieldId = (field: IncidentField): string => `incident-${field}`;

export const IncidentForm = ({ state, isNew, onCancel }: IncidentFormProps) => {
  const { t } = useTranslation(['incidents', 'drills']);
  const text = useIncidentText();
  const { values, set } = state.form;
  const choice = (field: ChoiceField, error: FieldError) => (
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
  const member = (field: 'assign' | 'submitter', error: FieldError, description?: string) => (
    <MemberPicker
      id={fieldId(field)}
      label={text.field(field)}
      {...(description === undefined ? {} : { description })}
      error={error(field)}
      value={values[field] === '' ? null : { id: values[field], name: values[`${field}Name`] }}
      onChange={(chosen) => set({ [field]: chosen?.id ?? '', [`${field}Name`]: chosen?.name ?? '' })}
    />
  );
  return (
    <ServerForm<IncidentField>
      state={state}
      words={{
        label: text.field,
        invalid: (field) =>
          field === 'latitude' || field === 'longitude' ? t(`invalid.${field}`) : t('invalid.other', { field: text.field(field) }),
        id: fieldId,
      }}
      texts={{
        save: t(isNew ? 'save' : 'update'),
        saveFailed: t(isNew ? 'createFailed' : 'changeFailed'),
        clear: t(onCancel === undefined ? 'clear' : 'cancelEdit'),
      }}
      onCancel={onCancel}
    >
      {({ error, buttons }) => (
        <>
          {state.exercise.offered ? (
            <Checkbox
              label={t('drills:form.exercise')}
              description={t('drills:form.exerciseHint')}
              checked={state.exercise.chosen}
              onChange={({ currentTarget }) => state.exercise.choose(currentTarget.checked)}
            />
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
                {(['hazard', 'urgency', 'impact', 'priority', 'contactType'] as const).map((field) => choice(field, error))}
                {isNew ? choice('state', error) : null}
              </div>
              <div className="hg-cards">
                {member('submitter', error)}
                {member('assign', error, t('hint.assign'))}
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
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
