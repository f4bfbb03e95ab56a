import { useMutation } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { createPasskey } from '../../data/passkeys.ts';
import { queryClient, sessionKey } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';

// Plain calls, as at sign-in: the key of an attempt would hold a password or code in memory.

/** The password, if the account has one. */
interface PasswordProof {
  readonly password?: string;
}

const onSuccess = async (): Promise<void> => {
  await refresh('/api/account');
  // Permissions may depend on two-factor authentication.
  await queryClient.invalidateQueries({ queryKey: sessionKey });
};

export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (body: PasswordProof) => readBody(api.POST('/api/account/second-factor', { body })) });

export const useConfirmTwoFactor = () =>
  useMutation({
    mutationFn: async (code: string) => (await readBody(api.POST('/api/account/second-factor/confirm', { body: { code } }))).codes,
    onSuccess,
  });

export const useCreatePasskey = () => useMutation({ mutationFn: createPasskey, onSuccess });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PasswordProof & { readonly id: number }) =>
      ensureOk(api.POST('/api/account/passkeys/{id}/remove', { params: { path: { id } }, body })),
    onSuccess,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: async (code: string) => (await readBody(api.POST('/api/account/second-factor/codes', { body: { code } }))).codes,
    onSuccess,
  });

export const useRemoveTwoFactor = () =>
  useMutation({
    mutationFn: (body: PasswordProof & { readonly code: string }) => ensureOk(api.POST('/api/account/second-factor/remove', { body })),
    onSuccess,
  });
