import type { Alert } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { keepOfSame, ofVersion } from '../../data/route-rows.ts';

const listLimit = 100;
/** Interval at which changes by others are read while live updates are off (`data/live.ts`). */
export const alertRefetchMs = 10_000;

export const useAlerts = () =>
  useQuery({
    ...routeQuery('/api/alerts', { query: { limit: listLimit } }),
    select: ({ alerts }) => alerts,
    refetchInterval: useFallbackInterval(alertRefetchMs),
  });

export const useAlert = (id: string | undefined) =>
  useQuery({
    ...routeQuery('/api/alerts/{id}', id === undefined ? null : { path: { id } }),
    refetchInterval: useFallbackInterval(alertRefetchMs),
  });

export const useReach = (id: string | undefined, version: number | undefined) =>
  useQuery({
    ...ofVersion(routeQuery('/api/alerts/{id}/reach', id === undefined ? null : { path: { id } }), version),
    // A switch must not make the list below it jump.
    placeholderData: keepOfSame('id', id),
  });

/** Shows the answer of a change and reads the lists again. */
export const showAlert = async (alert: Alert): Promise<void> => {
  queryClient.setQueryData(routeQuery('/api/alerts/{id}', { path: { id: alert.id } }).queryKey, alert);
  await refresh('/api/alerts');
};
