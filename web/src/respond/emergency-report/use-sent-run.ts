import type { Run } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, readBody } from '../../data/client.ts';
import { useConnection } from '../../data/connection.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { routeKey } from '../../data/route-query.ts';
import { findNewestRun } from './save-report.ts';

/** Until the server's list of the incident has the run that was sent, ms. */
const againMs = 3_000;

interface Sent {
  readonly incident: string | undefined;
  /** What the waiting run was made of; undefined: none waits. */
  readonly content: string | undefined;
  readonly onRun: (run: Run, content: string) => void;
}

/** The run that waited on this device, as the server stored it: the newest of its incident when nothing waits any more. */
export const useSentRun = ({ incident, content, onRun }: Sent): void => {
  const { away } = useConnection();
  const waits = useWaiting().some(({ change }) => change.address === '/api/runs');
  const run = useQuery({
    queryKey: routeKey('/api/runs', 'sent', incident, content),
    queryFn: async ({ signal }) => {
      const card = await readBody(api.GET('/api/incidents/{id}', { params: { path: { id: incident ?? '' } }, signal }));
      const id = findNewestRun(card);
      return id === undefined ? null : readBody(api.GET('/api/runs/{id}', { params: { path: { id } }, signal }));
    },
    enabled: incident !== undefined && content !== undefined && away === null && !waits,
    refetchInterval: ({ state }) => (state.data === null ? againMs : false),
    gcTime: 0,
  }).data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is a new one at each render; the run is what is waited for
  useEffect(() => {
    if (run && content !== undefined) onRun(run, content);
  }, [run]);
};
