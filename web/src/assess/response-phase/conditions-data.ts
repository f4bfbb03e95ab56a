import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** Refresh interval for conditions recorded by others, ms, while the page is visible. */
const pollMs = 30_000;

export const useRecorded = (industryId: number, page: number) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/changed-conditions', { path: { id: industryId }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
