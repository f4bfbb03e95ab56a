import type { PrecomputedFootprint } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { precomputedFootprintQuery } from '../../data/site-queries.ts';

const refreshMs = 60_000;
/** Shorter refresh interval while it is being computed. */
const dueMs = 5_000;

/** The precomputed worst case of a site; refreshed every minute so that its age is correct. */
export const usePrecomputedFootprint = (industryId: number) =>
  useQuery({
    ...precomputedFootprintQuery(industryId),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' || state.data?.due ? dueMs : refreshMs),
  });

export const useComputeFootprint = (industryId: number) =>
  useMutation<PrecomputedFootprint>({
    mutationFn: () => readBody(api.POST('/api/industries/{id}/standing-footprint', { params: { path: { id: industryId } } })),
    onSuccess: (answer) => queryClient.setQueryData(precomputedFootprintQuery(industryId).queryKey, answer),
  });
