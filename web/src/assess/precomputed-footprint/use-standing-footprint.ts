import type { StandingFootprint } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

const keyOf = (industryId: number) => ['standing-footprint', industryId] as const;
const askedMs = 60_000;
/** While it is being computed the next look comes sooner. */
const dueMs = 5_000;

/** The site's worst case as it is kept; read again every minute, so that its age is true. */
export const useStandingFootprint = (industryId: number) =>
  useQuery<StandingFootprint>({
    queryKey: keyOf(industryId),
    queryFn: ({ signal }) => answerOf(api.GET('/api/industries/{id}/standing-footprint', { params: { path: { id: industryId } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' || state.data?.due ? dueMs : askedMs),
  });

export const useComputeStandingFootprint = (industryId: number) =>
  useMutation<StandingFootprint>({
    mutationFn: () => answerOf(api.POST('/api/industries/{id}/standing-footprint', { params: { path: { id: industryId } } })),
    onSuccess: (answer) => queryClient.setQueryData(keyOf(industryId), answer),
  });
