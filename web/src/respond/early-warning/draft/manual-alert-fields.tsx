import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { IncidentNumber } from '../../../register/incident-reference/incident-number.tsx';
import { IndustryPicker } from '../../../register/industry-picker/industry-picker.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import {
  buildIncidentId,
  type FieldMistake,
  findMistakes,
  type GivenDraft,
  type ManualAlertField,
  type ManualAlertForm,
  toGivenForm,
} from './manual-alert-form.ts';

interface ManualAlertInput {
  readonly industry: number | undefined;
  readonly severity: ManualAlertForm['severity'];
  readonly limit: number;
  /** Label of the description in this form. */
  readonly descriptionLabel: string;
  /** Fills the form. */
  readonly given?: GivenDraft | undefined;
}

/** State of a manual draft form, with its mistakes and their texts. */
export const useManualAlert = ({ industry, severity, limit, descriptionLabel, given }: ManualAlertInput) => {
  const { t } = useTranslation('early-warning');
  const prefix = useId();
  const [form, setForm] = useState<ManualAlertForm>(() =>
    given !== undefined
      ? toGivenForm(given, new Date())
      : { industryId: industry, incidentId: buildIncidentId(new Date()), severity, description: '', hazard: 'toxic-leak', radiusKm: '2' },
  );
  const [wrong, setWrong] = useState<readonly FieldMistake[]>([]);
  const [attempt, setAttempt] = useState(0);
  const labels: Readonly<Record<ManualAlertField, string>> = {
    industryId: t('raise.industry'),
    incidentId: t('raise.incidentId'),
    description: descriptionLabel,
    radiusKm: t('raise.radius'),
    picture: t('raise.picture'),
  };
  const formatMistake = ({ field, why }: FieldMistake): string => {
    if (why === 'required') return t('raise.required', { field: labels[field] });
    if (field === 'incidentId') return t('raise.badId');
    if (field === 'radiusKm') return t('raise.badRadius');
    return t('raise.tooLong', { field: labels[field], used: form.description.trim().length, max: limit });
  };
  return {
    form,
    attempt,
    fieldId: (field: ManualAlertField): string => `${prefix}-${field}`,
    lines: wrong.map((one) => ({ id: `${prefix}-${one.field}`, text: formatMistake(one) })),
    findError: (field: ManualAlertField): string | undefined => {
      const found = wrong.find((one) => one.field === field);
      return found && formatMistake(found);
    },
    set: (patch: Partial<ManualAlertForm>): void => {
      setForm({ ...form, ...patch });
      setWrong(wrong.filter(({ field }) => !(field in patch)));
    },
    /** Checks the form; false: it has mistakes, which are shown. */
    check: (): boolean => {
      const found = findMistakes(form, limit);
      setWrong(found);
      if (found.length > 0) setAttempt(attempt + 1);
      return found.length === 0;
    },
  };
};
export type ManualAlertState = ReturnType<typeof useManualAlert>;

/** Fields of every manual draft: industry, incident ID and radius, below the summary of mistakes. */
export const ManualAlertFields = ({ entry }: { readonly entry: ManualAlertState }) => {
  const { t } = useTranslation('early-warning');
  const { form, set, fieldId, findError } = entry;
  return (
    <>
      <ErrorSummary title={t('raise.check')} attempt={entry.attempt} lines={entry.lines} />
      <IndustryPicker
        id={fieldId('industryId')}
        label={t('raise.industry')}
        value={form.industryId}
        onChange={(industryId) => set({ industryId })}
      />
      <IncidentNumber
        id={fieldId('incidentId')}
        label={t('raise.incidentId')}
        description={t('raise.incidentIdHint')}
        industryId={form.industryId}
        value={form.incidentId}
        onChange={(incidentId) => set({ incidentId })}
        error={findError('incidentId')}
      />
      <TextInput
        id={fieldId('radiusKm')}
        label={t('raise.radius')}
        description={t('raise.radiusHint')}
        value={form.radiusKm}
        onChange={(event) => set({ radiusKm: event.currentTarget.value })}
        error={findError('radiusKm')}
        maxLength={20}
        required
        inputMode="decimal"
      />
    </>
  );
};
