import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';

/** The library changes with the program only. */
export const useChemicals = () =>
  useQuery({
    queryKey: ['chemicals'],
    queryFn: () => answerOf(api.GET('/api/chemicals')).then(({ chemicals }) => chemicals),
    staleTime: Number.POSITIVE_INFINITY,
  });
