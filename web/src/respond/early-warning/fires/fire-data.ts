import { type FireInput, fireLimits, type RecordedFires } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../../data/client.ts';
import { refresh } from '../../../data/refresh.ts';
import { routeQuery } from '../../../data/route-query.ts';
import type { NearFire } from './near-fires.ts';

export const useStoredFires = (industryId: number | undefined) =>
  useQuery({
    enabled: industryId !== undefined,
    ...routeQuery('/api/industries/{id}/fires', { path: { id: industryId ?? 0 } }),
  });

const toInput = ({ latitude, longitude, at, satellite, confidence, powerMw, pixelM }: NearFire): FireInput => ({
  latitude,
  longitude,
  at,
  satellite: satellite.slice(0, 40),
  confidence,
  powerMw: powerMw ?? null,
  pixelM: pixelM ?? null,
});

/** The nearest fires, at most as many as one request may have. */
export const limitToRequest = (near: readonly NearFire[]): readonly NearFire[] => near.slice(0, fireLimits.rows);

export const recordFires = async (industryId: number, fires: readonly NearFire[]): Promise<RecordedFires> => {
  const answer: RecordedFires = await readBody(
    api.POST('/api/industries/{id}/fires', { params: { path: { id: industryId } }, body: { fires: fires.map(toInput) } }),
  );
  await refresh('/api/industries/{id}/fires', '/api/incidents/*');
  return answer;
};
