import { type Account, ApiError, allowed, type Permission, permissions, sessionRoutes } from '@hazardguard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../../auth/auth.ts';
import { makeThrottle } from '../../auth/throttle.ts';
import type { Feature } from '../../http/feature.ts';
import { sessionCookieOf } from '../../http/gate.ts';
import { handle } from '../../http/handle.ts';

export const session: Feature = (app, { settings, auth }) => {
  const throttle = makeThrottle();

  const present = async (account: Account | null) => ({
    account,
    mode: settings.mode,
    setupNeeded: await auth.setupNeeded(),
    permissions: account ? (Object.keys(permissions) as Permission[]).filter((permission) => allowed(account.role, permission)) : [],
  });
  const enter = async (request: FastifyRequest, reply: FastifyReply, opened: OpenedSession) => {
    for (const line of opened.setCookies) reply.header('set-cookie', line);
    app.gate.xsrf.issue(request, reply, opened.sessionCookie);
    return present(opened.account);
  };
  /** Runs an attempt that needs the right password, at the pace the throttle allows. */
  const attempt = async <T>(person: string, request: FastifyRequest, reply: FastifyReply, run: () => Promise<T>): Promise<T> => {
    const waitS = throttle.begin(person, request.ip);
    if (waitS > 0) {
      reply.header('retry-after', String(waitS));
      throw new ApiError('too-many-requests', `Too many wrong passwords; try again in ${waitS} s`);
    }
    const result = await run();
    throttle.succeed(person, request.ip);
    return result;
  };

  handle(app, sessionRoutes.read, async ({ request, reply }) => {
    const cookie = sessionCookieOf(app, request);
    const account = await auth.accountOf(cookie);
    app.gate.xsrf.issue(request, reply, account === null ? undefined : cookie);
    return present(account);
  });
  handle(app, sessionRoutes.signIn, async ({ body, request, reply }) =>
    enter(request, reply, await attempt(body.email, request, reply, () => auth.signIn(body.email, body.password))),
  );
  handle(app, sessionRoutes.signInDemo, async ({ body, request, reply }) => enter(request, reply, await auth.signInDemo(body.role)));
  handle(app, sessionRoutes.signOut, async ({ request, reply }) => {
    for (const line of await auth.signOut(sessionCookieOf(app, request) ?? '')) reply.header('set-cookie', line);
    app.gate.xsrf.issue(request, reply, undefined);
    return undefined;
  });
  handle(app, sessionRoutes.changePassword, async ({ body, account, request, reply }) => {
    const cookie = sessionCookieOf(app, request) ?? '';
    const change = () => auth.changePassword(cookie, body.currentPassword, body.newPassword);
    await enter(request, reply, await attempt(account.id, request, reply, change));
    return undefined;
  });
  handle(app, sessionRoutes.setup, async ({ body, request, reply }) => {
    const { token, ...person } = body;
    return enter(request, reply, await attempt('setup', request, reply, () => auth.setup(token, person)));
  });
};
