import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../../platform/auth/auth.ts';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import type { PaceAttempts } from '../../platform/http/pace-attempts.ts';

export interface OwnRequest {
  readonly account: { readonly id: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Required before a change of how the account is protected: the password or, for an account of an identity provider without a
 * password, a sign-in within the last ten minutes.
 */
export const makeSelfCheck =
  (app: FastifyInstance, auth: Auth, attempt: PaceAttempts) =>
  async ({ account, request, reply }: OwnRequest, password: string | undefined): Promise<void> => {
    if (isDemoPerson(account.id)) throw new ApiError('conflict', 'Demo accounts are shared and have no protection to change');
    if (!(await auth.passwords.has(account.id))) {
      if (await auth.sessions.isFresh(readSessionCookie(app, request) ?? '')) return;
      throw new ApiError('sign-in-again', 'Sign in again. This change needs a sign-in within the last ten minutes');
    }
    await attempt(account.id, request, reply, async () => {
      if (password !== undefined && (await auth.passwords.proves(account.id, password))) return;
      const message = 'The password is wrong';
      throw new ApiError('wrong-credentials', message, [{ field: 'password', message }]);
    });
  };
