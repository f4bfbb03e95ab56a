import type { Alert, AlertInput, alertByHand } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { api, readBody } from './client.ts';
import { refresh } from './refresh.ts';
import { routeQuery } from './route-query.ts';

/** A proposal for this run at this moment; never cached. */
export const useProposal = (runId: string | undefined) =>
  useQuery({
    ...routeQuery('/api/runs/{id}/alert-proposal', runId === undefined ? null : { path: { id: runId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const storeFromRun = (body: AlertInput): Promise<Alert> => readBody(api.POST('/api/alerts', { body }));

export const storeByHand = (body: z.input<typeof alertByHand>): Promise<Alert> => readBody(api.POST('/api/alerts/by-hand', { body }));

/** Stores a draft; 'waits': it is kept on this device and sent when the server can be reached. */
export const useStoreDraft = <Input>(store: (input: Input) => Promise<Alert>) =>
  useMutation({
    mutationFn: async (input: Input): Promise<Alert | 'waits'> => {
      try {
        return await store(input);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'waits') return 'waits';
        throw error;
      }
    },
    onSuccess: () => refresh('/api/alerts/*', '/api/incidents/*'),
  });

/** Hands a draft in for approval by a second person. `areaConfirmed`: the person has answered what its area asks. */
export const submitDraft = async ({ id, version }: Pick<Alert, 'id' | 'version'>, areaConfirmed: boolean): Promise<Alert> => {
  const handedIn = await readBody(api.POST('/api/alerts/{id}/submit', { params: { path: { id } }, body: { version, areaConfirmed } }));
  await refresh('/api/alerts/*');
  return handedIn;
};
