import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';

const refetchMs = 15_000;

/** How the installation is, looked at again while the page is open. */
export const useOperations = () =>
  useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => readBody(api.GET('/api/operations', { signal })),
    refetchInterval: refetchMs,
  });
