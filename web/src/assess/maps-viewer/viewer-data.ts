import type { Run } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import type { Position } from '../../map/graticule.ts';

/** Search radius for receptors, m: the server's maximum. */
const receptorRadiusM = 50_000;
/** Number of runs in the list. */
const offeredRuns = 10;

/** Receptors around an industry; no request without an industry. */
export const useReceptorsAround = (place: Position | undefined) =>
  useQuery({
    queryKey: ['receptors', place?.latitude, place?.longitude],
    queryFn: ({ signal }) =>
      readBody(
        api.GET('/api/receptors', {
          params: { query: { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0, radiusM: receptorRadiusM } },
          signal,
        }),
      ),
    enabled: place !== undefined,
  });

/** The latest runs of an industry, newest first. */
export const useLatestRuns = (industryId: number | undefined) =>
  useQuery({
    queryKey: ['runs', 'list', industryId, offeredRuns],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/runs', { params: { query: { industryId: industryId ?? 0, limit: offeredRuns } }, signal })),
    enabled: industryId !== undefined,
  });

/** A stored run never changes. */
export const useStoredRun = (id: string | undefined) =>
  useQuery<Run>({
    queryKey: ['runs', 'one', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/runs/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
