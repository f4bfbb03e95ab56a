import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api, doneOf } from '../../data/client.ts';
import { queryClient, sessionKey } from '../../data/query.ts';

export const useOwnAccount = () =>
  useQuery({ queryKey: ['account', 'own'], queryFn: ({ signal }) => answerOf(api.GET('/api/account', { signal })) });

export const useOwnSessions = () =>
  useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/account/sessions', { signal }))).sessions,
  });

/** The password, where the account has one. */
interface Self {
  readonly password?: string;
}

const refreshOwn = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ['account', 'own'] });
  // What opens may depend on the second step.
  await queryClient.invalidateQueries({ queryKey: sessionKey });
};

export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (body: Self) => answerOf(api.POST('/api/account/second-factor', { body })) });

export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: async (code: string) => (await answerOf(api.POST('/api/account/second-factor/confirm', { body: { code } }))).codes,
    onSuccess: refreshOwn,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: async (code: string) => (await answerOf(api.POST('/api/account/second-factor/codes', { body: { code } }))).codes,
    onSuccess: refreshOwn,
  });

export const useRemoveSecondFactor = () =>
  useMutation({
    mutationFn: (body: Self & { readonly code: string }) => doneOf(api.POST('/api/account/second-factor/remove', { body })),
    onSuccess: refreshOwn,
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
