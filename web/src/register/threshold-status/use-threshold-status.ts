import type { ThresholdStatus } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';

/** Read again whenever the inventory changes: it shares the inventory's key. */
export const useThresholdStatus = (industryId: number) =>
  useQuery<ThresholdStatus>({
    queryKey: ['inventory', industryId, 'threshold-status'],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}/standing', { params: { path: { id: industryId } }, signal })),
  });
