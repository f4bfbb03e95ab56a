import type { Run } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeKey, routeQuery } from '../../data/route-query.ts';

/** Radius for the nearby places, m. */
export const nearRadiusM = 10_000;

const readNewestRun = async (industryId: number, signal: AbortSignal): Promise<Run | null> => {
  const { runs } = await readBody(api.GET('/api/runs', { params: { query: { industryId, limit: 1 } }, signal }));
  const id = runs[0]?.id;
  return id === undefined ? null : await readBody(api.GET('/api/runs/{id}', { params: { path: { id } }, signal }));
};

/** The newest run of a site; null: none. */
export const useNewestRun = (industryId: number) =>
  useQuery({ queryKey: routeKey('/api/runs', 'newest', industryId), queryFn: ({ signal }) => readNewestRun(industryId, signal) });

export const useNear = (place: { readonly latitude: number; readonly longitude: number }) =>
  useQuery({
    ...routeQuery('/api/receptors', { query: { latitude: place.latitude, longitude: place.longitude, radiusM: nearRadiusM } }),
    staleTime: 5 * 60_000,
  });

export const useContacts = () => useQuery(routeQuery('/api/stakeholders'));

/** The duties of a site, the most urgent first. */
export const useSiteDuties = (industryId: number) =>
  useQuery(routeQuery('/api/duties', { query: { industryId, scope: 'site', pageSize: 20 } }));
