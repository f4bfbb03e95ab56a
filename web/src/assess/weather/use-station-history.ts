import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

const refetchMs = 60_000;

/** What the station of a site measured in the last hours, ten minutes by ten minutes; not asked for without a site. */
export const useStationHistory = (industryId: number | undefined) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/station-history', { path: { id: industryId ?? 0 } }),
    enabled: industryId !== undefined,
    refetchInterval: refetchMs,
  });
