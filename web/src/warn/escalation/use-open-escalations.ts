import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';

const refetchMs = 10_000;

/** Alerts and incidents that are waiting for acknowledgement or have too few. */
export const useOpenEscalations = (enabled: boolean) =>
  useQuery({
    queryKey: ['escalation', 'open'],
    queryFn: ({ signal }) => readBody(api.GET('/api/escalations', { signal })),
    refetchInterval: useFallbackInterval(refetchMs),
    enabled,
  });
