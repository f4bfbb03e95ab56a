import { type AccidentReport, type AccidentReportField, accidentReportPartIds, accidentReportParts } from '@hazardguard/contract';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { pageQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { refreshIncidents } from '../incident-changes.ts';
import { Section } from '../record/section.tsx';
import { Forwarded } from './forwarded.tsx';
import { useReportLanguage } from './use-report-language.ts';

type Edits = Readonly<Partial<Record<AccidentReportField, string>>>;

interface FieldsProps {
  readonly id: string;
  readonly report: AccidentReport;
}

/** The fields of the schedule. Only edited fields are saved; the others are filled in from the record. */
const Fields = ({ id, report }: FieldsProps) => {
  const { t } = useTranslation('incidents');
  const mayWrite = useHasPermission('incident.write');
  const [edits, setEdits] = useState<Edits>({});
  const save = useRouteChange('PUT', '/api/incidents/{id}/accident-report', {
    onSuccess: async (_entry, { body: { fields = {} } }) => {
      notifySuccess(t('report.saved'));
      await refreshIncidents();
      // Keep what was typed during the request.
      setEdits((current) =>
        Object.fromEntries(Object.entries(current).filter(([field, text]) => fields[field as AccidentReportField] !== text)),
      );
    },
  });
  const isEdited = Object.keys(edits).length > 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isEdited) save.mutate({ path: { id }, body: { fields: edits, sentOn: null } });
  };
  const stored = new Map(report.fields.map((one) => [one.field, one]));
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        {accidentReportPartIds.map((part) => (
          <Stack key={part} gap="xs">
            <Title order={4} size="h5">
              {t(`accidentReport.part.${part}`)}
            </Title>
            {accidentReportParts[part].map((field) => {
              const one = stored.get(field);
              const fromRecord = edits[field] === undefined && one !== undefined && !one.written && one.text !== '';
              return (
                <Textarea
                  key={field}
                  label={t(`accidentReport.field.${field}`)}
                  description={fromRecord ? t('report.fromRecord') : undefined}
                  autosize
                  minRows={1}
                  maxRows={12}
                  maxLength={4_000}
                  readOnly={!mayWrite}
                  value={edits[field] ?? one?.text ?? ''}
                  onChange={(event) => setEdits({ ...edits, [field]: event.currentTarget.value })}
                />
              );
            })}
          </Stack>
        ))}
        {save.isError ? <ErrorPanel error={save.error} title={t('report.failed')} kept={t('report.kept')} /> : null}
        {mayWrite ? (
          <Group gap="xs">
            <Button type="submit" loading={save.isPending} disabled={!isEdited}>
              {t('save')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('report.clear')}
            </Text>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
};

/** The report of a major accident (Schedule 6 of the MSIHC Rules), filled in from the record where possible. */
export const AccidentReportForm = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const report = useQuery(pageQuery('/api/incidents/{id}/accident-report', { path: { id }, query: { language: useReportLanguage() } }));
  return (
    <Section title={t('form.accident-report')}>
      {report.isPending ? <TextSkeleton /> : null}
      {report.isError ? <ErrorPanel error={report.error} title={t('reports.readFailed')} onRetry={() => void report.refetch()} /> : null}
      {report.data ? (
        <Stack gap="md">
          <Text size="sm" fw={600}>
            {t('report.notice', { due: format.moment(report.data.noticeDueAt) })}
          </Text>
          <Text size="sm">{t('report.due', { on: format.date(report.data.accidentOn), due: format.date(report.data.dueOn) })}</Text>
          <Forwarded id={id} report={report.data} />
          <Fields id={id} report={report.data} />
        </Stack>
      ) : null}
    </Section>
  );
};
