import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** Changes by others arrive through `data/live.ts`; if that connection fails, the visible page is refreshed at this interval, ms. */
export const incidentPollMs = 60_000;

export const useIncidentCard = (id: string) =>
  useQuery({ ...routeQuery('/api/incidents/{id}', { path: { id } }), refetchInterval: incidentPollMs });
