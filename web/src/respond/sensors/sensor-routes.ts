import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** Refresh interval of values on a visible page, ms. */
export const sensorPollMs = 5_000;

/** What shows sensors: also the alarms and estimates made of their readings. */
export const sensorRoutes = [
  '/api/sensors/*',
  '/api/detections',
  '/api/industries/{id}/ingest-key',
  '/api/industries/{id}/alarm-statistics',
  '/api/industries/{id}/topic-mappings',
] as const;

export const useDetections = (filter: { readonly industryId: number } | { readonly incidentId: string }, enabled = true) =>
  useQuery({
    enabled,
    ...routeQuery('/api/detections', { query: { ...filter, limit: 5 } }),
    select: ({ detections }) => detections,
    refetchInterval: sensorPollMs,
  });
