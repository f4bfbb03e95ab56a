import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';

const refetchMs = 60_000;

/** What the station of a site measured in the last hours, ten minutes by ten minutes; not asked for without a site. */
export const useStationHistory = (industryId: number | undefined) =>
  useQuery({
    queryKey: ['weather', 'station-history', industryId],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/industries/{id}/station-history', { params: { path: { id: industryId ?? 0 } }, signal })),
    enabled: industryId !== undefined,
    refetchInterval: refetchMs,
  });
