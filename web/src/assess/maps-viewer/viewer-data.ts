import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import type { Position } from '../../map/graticule.ts';

/** Search radius for receptors, m: the server's maximum. */
const receptorRadiusM = 50_000;
/** Number of runs in the list. */
const offeredRuns = 10;

/** Receptors around an industry; no request without an industry. */
export const useReceptorsAround = (place: Position | undefined) =>
  useQuery({
    ...routeQuery('/api/receptors', {
      query: { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0, radiusM: receptorRadiusM },
    }),
    enabled: place !== undefined,
  });

/** The latest runs of an industry, newest first. */
export const useLatestRuns = (industryId: number | undefined) =>
  useQuery({
    ...routeQuery('/api/runs', { query: { industryId: industryId ?? 0, limit: offeredRuns } }),
    enabled: industryId !== undefined,
  });

/** A stored run never changes. */
export const useStoredRun = (id: string | undefined) =>
  useQuery({
    ...routeQuery('/api/runs/{id}', id === undefined ? null : { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
