import { type Alert, type AlertInput, type alertByHand, idempotencyHeader } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { api, readBody } from './client.ts';
import { type Refreshed, refresh } from './refresh.ts';
import { routeQuery } from './route-query.ts';

/** A proposal for this run at this moment; never cached. */
export const useProposal = (runId: string | undefined) =>
  useQuery({
    ...routeQuery('/api/runs/{id}/alert-proposal', runId === undefined ? null : { path: { id: runId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

const keyed = (key: string | undefined) => (key === undefined ? {} : { headers: { [idempotencyHeader]: key } });

export const storeFromRun = (body: AlertInput, key?: string): Promise<Alert> => readBody(api.POST('/api/alerts', { body, ...keyed(key) }));

export const storeByHand = (body: z.input<typeof alertByHand>, key?: string): Promise<Alert> =>
  readBody(api.POST('/api/alerts/by-hand', { body, ...keyed(key) }));

/** What a stored draft changes. */
export const draftRoutes = ['/api/alerts/*', '/api/incidents/*'] as const satisfies readonly Refreshed[];

/** Of a draft that is being stored; 'waits': it is kept on this device and sent when the server can be reached. */
export const orWaits = async (stored: Promise<Alert>): Promise<Alert | 'waits'> => {
  try {
    return await stored;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'waits') return 'waits';
    throw error;
  }
};

/** Hands a draft in for approval by a second person. `areaConfirmed`: the person has answered what its area asks. */
export const submitDraft = async ({ id, version }: Pick<Alert, 'id' | 'version'>, areaConfirmed: boolean): Promise<Alert> => {
  const handedIn = await readBody(api.POST('/api/alerts/{id}/submit', { params: { path: { id } }, body: { version, areaConfirmed } }));
  await refresh('/api/alerts/*');
  return handedIn;
};
