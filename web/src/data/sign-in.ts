import type { SignedInRole } from '@hazardguard/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { api, ensureOk, readBody } from './client.ts';
import type { PasskeyProof } from './passkeys.ts';
import { type Session, startSession } from './session.ts';

type Entry<Input> = UseMutationResult<Session, Error, Input>;

/** One of the two. */
export interface TwoFactorProof {
  readonly code?: string;
  readonly passkey?: PasskeyProof;
}

export interface Credentials extends TwoFactorProof {
  readonly email: string;
  readonly password: string;
}

export const useSignIn = (): Entry<Credentials> =>
  useMutation({
    mutationFn: (body: Credentials) => readBody(api.POST('/api/session', { body })),
    onSuccess: startSession,
  });

/** A passkey is both factors. */
export const usePasskeySignIn = (): Entry<PasskeyProof> =>
  useMutation({
    mutationFn: (passkey: PasskeyProof) => readBody(api.POST('/api/session/passkey', { body: { passkey } })),
    onSuccess: startSession,
  });

/** The page of the identity provider. */
export const useBeginProviderSignIn = () => useMutation({ mutationFn: () => readBody(api.POST('/api/session/provider/begin')) });

/** With the query that the provider returned the browser with. */
export const useProviderSignIn = (): Entry<string> =>
  useMutation({
    mutationFn: (answer: string) => readBody(api.POST('/api/session/provider', { body: { answer } })),
    onSuccess: startSession,
  });

/** The second factor after the provider. */
export const useFinishProviderSignIn = (): Entry<TwoFactorProof> =>
  useMutation({
    mutationFn: (body: TwoFactorProof) => readBody(api.POST('/api/session/provider/second-step', { body })),
    onSuccess: startSession,
  });

export interface DemoAccount {
  readonly role: SignedInRole;
  /** The demo account for one sample place; absent: for everything. */
  readonly place?: true;
}

export const useDemoSignIn = (): Entry<DemoAccount> =>
  useMutation({ mutationFn: (body: DemoAccount) => readBody(api.POST('/api/session/demo', { body })), onSuccess: startSession });

export interface SetupInput {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const useSetup = (): Entry<SetupInput> =>
  useMutation({ mutationFn: (body: SetupInput) => readBody(api.POST('/api/setup', { body })), onSuccess: startSession });

/** What an invitation link offers. */
export const readInvitation = (token: string) => readBody(api.POST('/api/invitation/read', { body: { token } }));

export const useAcceptInvitation = (): Entry<Omit<SetupInput, 'email'>> =>
  useMutation({
    mutationFn: (body: Omit<SetupInput, 'email'>) => readBody(api.POST('/api/invitation', { body })),
    onSuccess: startSession,
  });

export const useChangePassword = (): UseMutationResult<void, Error, { currentPassword: string; newPassword: string }> =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => ensureOk(api.PUT('/api/session/password', { body })),
  });
