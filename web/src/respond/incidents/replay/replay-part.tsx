import { type IncidentEvent, replayIncident } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, readBody } from '../../../data/client.ts';
import { routeKey } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { EventLine } from '../record/event-line.tsx';
import { Section } from '../record/section.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayMap } from './replay-map.tsx';
import { ReplayState } from './replay-state.tsx';
import { moveStep } from './replay-steps.ts';

/** Maximum page size of the server. */
const pageSize = 500;

const readWholeLog = async (id: string, signal: AbortSignal): Promise<readonly IncidentEvent[]> => {
  const events: IncidentEvent[] = [];
  for (;;) {
    const before = events.at(-1)?.id;
    const query = { limit: pageSize, ...(before === undefined ? {} : { before }) };
    const page = await readBody(api.GET('/api/incidents/{id}/events', { params: { path: { id }, query }, signal }));
    events.push(...(page.events as readonly IncidentEvent[]));
    if (page.olderEvents === 0) return events.toReversed();
  }
};

/** All log entries, oldest first; refreshed when there are new ones. */
const useWholeLog = (id: string) =>
  useQuery({
    queryKey: routeKey('/api/incidents/{id}/events', { path: { id } }),
    queryFn: ({ signal }) => readWholeLog(id, signal),
    placeholderData: keepPreviousData,
  });

/** Number of log entries shown, newest first. */
const maxEntries = 12;

const Replay = ({ events }: { readonly events: readonly IncidentEvent[] }) => {
  const { t } = useTranslation('incidents');
  const [wanted, setWanted] = useState(1);
  const step = moveStep(events, wanted, 0);
  const past = useMemo(() => events.slice(0, step), [events, step]);
  const moment = useMemo(() => replayIncident(past), [past]);
  const ownTask = (task: string) => moment.situation.ownTasks.find((own) => own.task === task)?.text;
  return (
    <Stack gap="md">
      <ReplayBar events={events} step={step} onStep={setWanted} />
      <div className="hg-wide-first">
        <div className="hg-stack hg-gap-4">
          <ReplayState moment={moment} />
          <Section title={t('log.title')}>
            <ol aria-label={t('replay.log')} reversed>
              {past
                .slice(-maxEntries)
                .toReversed()
                .map((event) => (
                  <EventLine key={event.id} event={event} ownTask={ownTask} />
                ))}
            </ol>
            {past.length > maxEntries ? (
              <Text size="xs" c="dimmed">
                {t('replay.older', { count: past.length - maxEntries })}
              </Text>
            ) : null}
          </Section>
        </div>
        <ReplayMap moment={moment} />
      </div>
    </Stack>
  );
};

/** Replays the incident from its log. */
export const ReplayPart = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const log = useWholeLog(id);
  return (
    <>
      {log.isPending ? <TextSkeleton /> : null}
      {log.isError ? <ErrorPanel error={log.error} title={t('replay.failed')} onRetry={() => void log.refetch()} /> : null}
      {log.data === undefined ? null : <Replay events={log.data} />}
    </>
  );
};
