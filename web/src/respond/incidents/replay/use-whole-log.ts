import type { IncidentEvent } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../../data/client.ts';

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
export const useWholeLog = (id: string) =>
  useQuery({
    queryKey: ['incidents', 'log', id],
    queryFn: ({ signal }) => readWholeLog(id, signal),
    placeholderData: keepPreviousData,
  });
