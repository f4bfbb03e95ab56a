import { type AssessmentInput, idempotencyHeader } from '@hazardguard/contract';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { api, readBody } from '../../../data/client.ts';
import { refresh } from '../../../data/refresh.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { toFieldProblems } from '../../../ui/form/field-problems.ts';
import { useAttemptKey } from '../../../ui/form/idempotency.ts';
import { useEntryForm } from '../../../ui/form/use-entry-form.ts';
import { useFieldText } from '../../../ui/form/use-field-text.ts';
import { useOnce } from '../../../ui/form/use-once.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { type AssessmentField, assessmentFields, checkAssessment, localDay, requiredAssessmentFields } from './assessment-fields.ts';
import { DistrictField } from './district-field.tsx';

const fieldId = (field: AssessmentField): string => `assessment-${field}`;

interface Sending {
  readonly input: AssessmentInput;
  readonly key: string;
}
const send = ({ input: { topics, district, ...required }, key }: Sending) =>
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
  const { t } = useTranslation(['training', 'parts', 'shell']);
  const form = useEntryForm('assessment', assessmentFields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const { sentence, summary } = useFieldText<AssessmentField>({
    label: (field) => t(`schedule.field.${field}`),
    invalid: (field) => t(`schedule.invalid.${field}`),
    id: fieldId,
  });
  const request = useMutation({
    mutationFn: send,
    onSettled: once.end,
    onSuccess: () => {
      attempt.finish();
      form.clear();
      notifySuccess(t('schedule.done'));
      void refresh('/api/assessments');
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(toFieldProblems(error.fields, assessmentFields));
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!once.begin()) return;
    request.reset();
    const checked = checkAssessment(form.values, localDay(new Date()));
    if (checked.ok) {
      request.mutate({ input: checked.input, key: attempt.keyFor(checked.input) });
      return;
    }
    once.end();
    form.refuse(checked.problems);
  };
  const findError = (field: AssessmentField): string | undefined => {
    const reason = form.findReason(field);
    return reason && sentence(field, reason);
  };
  // A missing answer is shown with its reason; a refusal has its own message.
  const unanswered = request.error !== null && !(request.error instanceof ApiProblem && request.error.status > 0);
  const title = unanswered ? t('schedule.error', { reason: t('shell:problem.unreachable') }) : t('schedule.failed');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('schedule.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
          {request.isError ? <ErrorPanel error={request.error} title={title} kept={t('parts:form.kept')} fieldsMarked /> : null}
          {requiredAssessmentFields.map((field) => (
            <TextInput
              key={field}
              id={fieldId(field)}
              label={t(`schedule.field.${field}`)}
              {...inputs[field]}
              required
              withAsterisk
              value={form.values[field]}
              error={findError(field)}
              onChange={(event) => form.set({ [field]: event.currentTarget.value })}
            />
          ))}
          <DistrictField
            id={fieldId('district')}
            value={form.values.district}
            error={findError('district')}
            onChange={(district) => form.set({ district })}
          />
          <Textarea
            id={fieldId('topics')}
            label={t('schedule.field.topics')}
            description={t('schedule.topicsHint')}
            autosize
            minRows={2}
            value={form.values.topics}
            error={findError('topics')}
            onChange={(event) => form.set({ topics: event.currentTarget.value })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={request.isPending}>
              {t('schedule.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
