import type { IncidentCard, IncidentEvent } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readBody } from '../../../data/client.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { EventLine } from './event-line.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { RadioEntry } from './radio-entry.tsx';
import { Section } from './section.tsx';

/** The log, newest first, with a button for older entries. Entries never change, so loaded ones are kept. */
export const Timeline = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const mayWrite = useHasPermission('incident.write');
  const { id } = card.incident;
  const [older, setOlder] = useState<readonly IncidentEvent[]>([]);
  const [left, setLeft] = useState<number>();
  const newest = card.events.filter((event) => !older.some((one) => one.id === event.id));
  const events = [...newest, ...older];
  const more = useMutation({
    mutationFn: (before: number) =>
      readBody(api.GET('/api/incidents/{id}/events', { params: { path: { id }, query: { before, limit: 500 } } })),
    onSuccess: (answer) => {
      setOlder([...events, ...answer.events]);
      setLeft(answer.olderEvents);
    },
  });
  const remaining = left ?? card.olderEvents;
  const last = events.at(-1);
  const ownTask = (task: string) => card.situation.ownTasks.find((own) => own.task === task)?.text;
  return (
    <Section title={t('log.title')}>
      <Stack gap="md">
        {mayWrite ? <QuickEntry id={id} /> : null}
        {mayWrite ? <RadioEntry id={id} /> : null}
        <ol aria-label={t('log.title')} reversed>
          {events.map((event) => (
            <EventLine key={event.id} event={event} ownTask={ownTask} />
          ))}
        </ol>
        {remaining > 0 && last !== undefined ? (
          <Button variant="default" loading={more.isPending} onClick={() => more.mutate(last.id)}>
            {t('log.older', { count: remaining })}
          </Button>
        ) : null}
        {more.isError ? <ErrorPanel error={more.error} onRetry={() => last && more.mutate(last.id)} /> : null}
        <Text size="xs" c="dimmed">
          {t('log.appendOnly')}
        </Text>
      </Stack>
    </Section>
  );
};
