import type { AccidentReport } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api, readBody } from '../../../data/client.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { useHasPermission, useSession } from '../../../data/session.ts';
import { useChange } from '../../../data/use-change.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { incidentLists } from '../incident-changes.ts';

interface Props {
  readonly id: string;
  readonly report: AccidentReport;
}

const rule = 'accident-report';

interface DutyRequest {
  readonly subject: string;
  /** Incident ID: distinguishes its entries from those of other accidents. */
  readonly note: string;
  readonly who: string;
  /** Day of the accident; undefined: it is recorded already. */
  readonly accidentOn: string | undefined;
  readonly sentOn: string;
}

/** Records the accident as the event that triggers the duty, then the duty as done. */
const recordInDuties = async ({ accidentOn, sentOn, ...entry }: DutyRequest): Promise<void> => {
  const record = (kind: 'event' | 'done', on: string) => readBody(api.POST('/api/duties/entries', { body: { rule, kind, on, ...entry } }));
  if (accidentOn !== undefined) await record('event', accidentOn);
  await record('done', sentOn);
};

/** Records the duty of the district as done after the report was forwarded, unless it is recorded already. */
const DutyRecord = ({ id, report, sentOn }: Props & { readonly sentOn: string }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('duty.record');
  const who = useSession().data?.account?.name ?? '';
  const { dutySubject } = report;
  const entries = useQuery(routeQuery('/api/duties/entries', dutySubject === null ? null : { query: { rule, subject: dutySubject } }));
  const record = useChange(recordInDuties, {
    refreshes: ['/api/duties/*'],
    onSuccess: () => notifySuccess(t('report.dutyRecorded')),
  });
  if (dutySubject === null || entries.data === undefined) return null;
  const incidentEntries = entries.data.entries.filter(({ note }) => note === id);
  const done = incidentEntries.find(({ kind }) => kind === 'done');
  if (done !== undefined) return <Text size="sm">{t('report.inDuties', { date: format.date(done.on) })}</Text>;
  const hasEvent = incidentEntries.some(({ kind }) => kind === 'event');
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {may ? (
          <Button
            size="xs"
            variant="default"
            loading={record.isPending}
            onClick={() =>
              record.mutate({ subject: dutySubject, note: id, who, accidentOn: hasEvent ? undefined : report.accidentOn, sentOn })
            }
          >
            {t('report.recordDuty')}
          </Button>
        ) : null}
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to={'/Duties' as never} />}>
          {t('report.duties')}
        </Anchor>
      </Group>
      {record.isError ? <ErrorPanel error={record.error} title={t('report.dutyFailed')} /> : null}
    </Stack>
  );
};

/** The day on which the report was forwarded. */
export const Forwarded = ({ id, report }: Props) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('incident.write');
  const [day, setDay] = useState('');
  const save = useRouteChange('PUT', '/api/incidents/{id}/accident-report', { refreshes: incidentLists, onSuccess: () => setDay('') });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (day !== '') save.mutate({ path: { id }, body: { fields: {}, sentOn: day } });
  };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {report.sentOn === null ? t('report.notSent') : t('report.sent', { date: format.date(report.sentOn) })}
      </Text>
      {may ? (
        <form onSubmit={send} noValidate autoComplete="off">
          <div className="hg-row hg-end hg-whole hg-grow-first">
            <TextInput type="date" label={t('report.sentOn')} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
            <Button type="submit" variant="default" loading={save.isPending} disabled={day === ''}>
              {t('save')}
            </Button>
          </div>
        </form>
      ) : null}
      {save.isError ? <ErrorPanel error={save.error} title={t('report.failed')} /> : null}
      {report.sentOn === null ? null : <DutyRecord id={id} report={report} sentOn={report.sentOn} />}
    </Stack>
  );
};
