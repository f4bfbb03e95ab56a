import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';

const refetchMs = 15_000;

/** State of the installation; polled while the page is open. */
export const useOperations = () =>
  useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => readBody(api.GET('/api/operations', { signal })),
    refetchInterval: refetchMs,
  });
