import { type AssessmentInput, idempotencyHeader } from '@hazardguard/contract';
import { Textarea, TextInput } from '@mantine/core';
import { ApiProblem } from '../../../data/api-problem.ts';
import { api, readBody } from '../../../data/client.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ServerForm } from '../../../ui/form/server-form.tsx';
import { type RowSave, useServerForm } from '../../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { type AssessmentField, assessmentFields, checkAssessment, localDay, requiredAssessmentFields } from './assessment-fields.ts';
import { DistrictField } from './district-field.tsx';

const fieldId = (field: AssessmentField): string => `assessment-${field}`;

const send = ({ input: { topics, district, ...required }, key }: RowSave<AssessmentInput>) =>
  readBody(
    api.POST('/api/assessments', {
      body: { ...required, ...(topics === undefined ? {} : { topics }), ...(district === undefined ? {} : { district }) },
      headers: { [idempotencyHeader]: key },
    }),
  );

const inputs = {
  date: { type: 'date' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

interface ScheduleDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Requests an assessment: date, name, contact, district and topics. */
export const ScheduleDialog = ({ opened, onClose }: ScheduleDialogProps) => {
  const { t } = useTranslation(['training', 'shell']);
  const state = useServerForm({
    name: 'assessment',
    fields: assessmentFields,
    check: (values) => checkAssessment(values, localDay(new Date())),
    save: send,
    refreshes: ['/api/assessments'],
    onSaved: () => {
      notifySuccess(t('schedule.done'));
      onClose();
    },
  });
  const { form, save } = state;
  // A missing answer is shown with its reason; a refusal has its own message.
  const unanswered = save.error !== null && !(save.error instanceof ApiProblem && save.error.status > 0);
  const title = unanswered ? t('schedule.error', { reason: t('shell:problem.unreachable') }) : t('schedule.failed');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('schedule.title')}>
      <ServerForm<AssessmentField>
        state={state}
        words={{ label: (field) => t(`schedule.field.${field}`), invalid: (field) => t(`schedule.invalid.${field}`), id: fieldId }}
        texts={{ save: t('schedule.send'), saveFailed: title, clear: t('shell:cancel') }}
        onClose={onClose}
      >
        {({ error, buttons }) => (
          <>
            {requiredAssessmentFields.map((field) => (
              <TextInput
                key={field}
                id={fieldId(field)}
                label={t(`schedule.field.${field}`)}
                {...inputs[field]}
                required
                withAsterisk
                value={form.values[field]}
                error={error(field)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            ))}
            <DistrictField
              id={fieldId('district')}
              value={form.values.district}
              error={error('district')}
              onChange={(district) => form.set({ district })}
            />
            <Textarea
              id={fieldId('topics')}
              label={t('schedule.field.topics')}
              description={t('schedule.topicsHint')}
              autosize
              minRows={2}
              value={form.values.topics}
              error={error('topics')}
              onChange={(event) => form.set({ topics: event.currentTarget.value })}
            />
            {buttons}
          </>
        )}
      </ServerForm>
    </Dialog>
  );
};
