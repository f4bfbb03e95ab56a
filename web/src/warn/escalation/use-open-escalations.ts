import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../../data/live.ts';
import { routeQuery } from '../../data/route-query.ts';

const refetchMs = 10_000;

/** Alerts and incidents that are waiting for acknowledgement or have too few. */
export const useOpenEscalations = (enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/escalations'),
    refetchInterval: useFallbackInterval(refetchMs),
    enabled,
  });
