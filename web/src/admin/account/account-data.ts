import type { OwnCallsInput } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { createPasskey } from '../../data/passkeys.ts';
import { queryClient, sessionKey } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { turnOnCalls } from './browser-calls.ts';

export const useOwnAccount = () => useQuery(routeQuery('/api/account'));

export const useOwnCalls = (enabled: boolean) => useQuery({ ...routeQuery('/api/account/calls'), enabled });

export const useChangeOwnCalls = () =>
  useMutation({
    mutationFn: (body: OwnCallsInput) => readBody(api.PUT('/api/account/calls', { body })),
    onSuccess: (calls) => queryClient.setQueryData(routeQuery('/api/account/calls').queryKey, calls),
  });

/** Whether this browser shows calls now; false: notifications are blocked. */
export const useTurnOnCalls = () => useMutation({ mutationFn: turnOnCalls, onSuccess: () => refresh('/api/account/calls') });

export const useOwnSessions = () =>
  useQuery({
    ...routeQuery('/api/account/sessions'),
    select: ({ sessions }) => sessions,
  });

/** The password, if the account has one. */
interface PasswordProof {
  readonly password?: string;
}

const refreshOwn = async (): Promise<void> => {
  await refresh('/api/account');
  // Permissions may depend on two-factor authentication.
  await queryClient.invalidateQueries({ queryKey: sessionKey });
};

export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (body: PasswordProof) => readBody(api.POST('/api/account/second-factor', { body })) });

export const useConfirmTwoFactor = () =>
  useMutation({
    mutationFn: async (code: string) => (await readBody(api.POST('/api/account/second-factor/confirm', { body: { code } }))).codes,
    onSuccess: refreshOwn,
  });

export type OwnPasskey = NonNullable<ReturnType<typeof useOwnAccount>['data']>['passkeys'][number];

export const useCreatePasskey = () => useMutation({ mutationFn: createPasskey, onSuccess: refreshOwn });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PasswordProof & { readonly id: number }) =>
      ensureOk(api.POST('/api/account/passkeys/{id}/remove', { params: { path: { id } }, body })),
    onSuccess: refreshOwn,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: async (code: string) => (await readBody(api.POST('/api/account/second-factor/codes', { body: { code } }))).codes,
    onSuccess: refreshOwn,
  });

export const useRemoveTwoFactor = () =>
  useMutation({
    mutationFn: (body: PasswordProof & { readonly code: string }) => ensureOk(api.POST('/api/account/second-factor/remove', { body })),
    onSuccess: refreshOwn,
  });

/** Ends one session by its id, or (null) all except this one. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? ensureOk(api.DELETE('/api/account/sessions'))
        : ensureOk(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => refresh('/api/account/sessions'),
  });
