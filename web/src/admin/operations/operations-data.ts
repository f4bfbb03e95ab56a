import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';

const againMs = 15_000;

/** How the installation is, looked at again while the page is open. */
export const useOperations = () =>
  useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/operations', { signal })),
    refetchInterval: againMs,
  });
