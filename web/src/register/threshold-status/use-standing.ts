import type { Standing } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';

/** Read again whenever the inventory changes: it shares the inventory's key. */
export const useStanding = (industryId: number) =>
  useQuery<Standing>({
    queryKey: ['inventory', industryId, 'standing'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/industries/{id}/standing', { params: { path: { id: industryId } }, signal })),
  });
