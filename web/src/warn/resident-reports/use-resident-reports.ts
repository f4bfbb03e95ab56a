import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';

/** Live updates refresh it with its incident; if they fail, it is read again at this interval, ms. */
const pollMs = 60_000;

/** Undefined data without the permission: the sender's number is for responders only. */
export const useIncidentReports = (id: string) =>
  useQuery({
    ...routeQuery('/api/incidents/{id}/resident-reports', { path: { id } }),
    enabled: useHasPermission('delivery.read'),
    refetchInterval: pollMs,
  });

export const useReportsWithoutIncident = () =>
  useQuery({
    ...routeQuery('/api/resident-reports'),
    enabled: useHasPermission('delivery.read'),
    refetchInterval: pollMs,
  });
