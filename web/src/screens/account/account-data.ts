import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api, doneOf } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

export const useOwnAccount = () =>
  useQuery({ queryKey: ['account', 'own'], queryFn: ({ signal }) => answerOf(api.GET('/api/account', { signal })) });

export const useOwnSessions = () =>
  useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/account/sessions', { signal }))).sessions,
  });

/** Ends one session by its id, or all but this one. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? doneOf(api.DELETE('/api/account/sessions'))
        : doneOf(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'sessions'] }),
  });
