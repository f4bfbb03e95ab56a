import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../../platform/auth/auth.ts';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import type { PaceAttempts } from '../../platform/http/pace-attempts.ts';

export interface Asked {
  readonly account: { readonly id: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Before a change of what protects the account: the password, or, where the account has none because an identity provider vouches for
 * the person, a sign-in of the last minutes.
 */
export const makeSelfCheck =
  (app: FastifyInstance, auth: Auth, attempt: PaceAttempts) =>
  async ({ account, request, reply }: Asked, password: string | undefined): Promise<void> => {
    if (isDemoPerson(account.id)) throw new ApiError('conflict', 'The accounts of the demo are shared, so nothing protects them');
    if (!(await auth.passwords.has(account.id))) {
      if (await auth.sessions.isFresh(readSessionCookie(app, request) ?? '')) return;
      throw new ApiError('sign-in-again', 'Sign in again first: this asks for a sign-in of the last ten minutes');
    }
    await attempt(account.id, request, reply, async () => {
      if (password !== undefined && (await auth.passwords.proves(account.id, password))) return;
      const message = 'The password is wrong';
      throw new ApiError('wrong-credentials', message, [{ field: 'password', message }]);
    });
  };
