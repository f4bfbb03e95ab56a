import type { Duty } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';

/** The entries of a duty, newest first. */
export const DutyHistory = ({ duty }: { readonly duty: Duty }) => {
  const { t } = useTranslation('duties');
  const format = useFormat();
  const entries = useQuery(routeQuery('/api/duties/entries', { query: { rule: duty.rule, subject: duty.subject } }));
  const list = () => {
    if (entries.isPending) return <TextSkeleton lines={2} />;
    if (entries.isError) return <ErrorPanel error={entries.error} title={t('history.failed')} onRetry={() => void entries.refetch()} />;
    if (entries.data.entries.length === 0) return <Text c="dimmed">{t('history.none')}</Text>;
    return (
      <ul className="hg-stack hg-gap-3 hg-list">
        {entries.data.entries.map(({ id, kind, on, who, note, incidentId, doneOn, recordedAt, recordedBy }) => (
          <li key={id}>
            <Text>
              {duty.rule === 'lesson' && kind === 'event'
                ? t('event.lesson', { date: format.date(on) })
                : `${t(`history.${kind}`)} · ${format.date(on)}`}{' '}
              · {who}
              {doneOn === null ? null : ` · ${t('history.doneOn', { date: format.date(doneOn) })}`}
            </Text>
            {incidentId === null ? null : (
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link {...props} to={'/IncidentManagement' as never} search={{ incident: incidentId, part: 'reports' } as never} />
                )}
              >
                {t('history.of', { id: incidentId })}
              </Anchor>
            )}
            {note === '' ? null : <Text style={{ whiteSpace: 'pre-wrap' }}>{note}</Text>}
            <Text size="xs" c="dimmed">
              {t('history.by', { moment: format.moment(recordedAt), name: recordedBy })}
            </Text>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {t('history.title')}
      </Title>
      {list()}
      {(entries.data?.omitted ?? 0) > 0 ? <Text size="sm">{t('history.omitted', { count: entries.data?.omitted ?? 0 })}</Text> : null}
    </section>
  );
};
