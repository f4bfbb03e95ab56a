import { isAllowed, type Permission, permissions } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../../platform/auth/auth.ts';
import { makeRefusalRecorder } from '../../platform/auth/refused-sign-in.ts';
import { type SignInOrigin, unknownOrigin } from '../../platform/auth/session-list.ts';
import type { FeatureDeps } from '../../platform/http/feature.ts';
import { weatherProviders } from '../../platform/providers/weather/list.ts';

/** Answers of the session routes: who is signed in, and the cookies of a new session. */
export const makeSessionAnswers = (
  app: FastifyInstance,
  { settings, auth, database }: Pick<FeatureDeps, 'settings' | 'auth' | 'database'>,
) => {
  const present = async (sessionCookie: string | undefined) => {
    const known = await auth.recognise(sessionCookie);
    const { account = null, owesSecondFactor = false, endsAt = null } = known ?? {};
    const isGranted = (permission: Permission): boolean => permission === 'account.own' || !owesSecondFactor;
    return {
      account,
      mode: settings.mode,
      setupNeeded: await auth.setupNeeded(),
      permissions: account
        ? (Object.keys(permissions) as Permission[]).filter((permission) => isGranted(permission) && isAllowed(account.role, permission))
        : [],
      ways: { provider: auth.provider?.name ?? null, passkeyHost: auth.passkeys?.host ?? null },
      weatherProviders: weatherProviders.map(({ id, title, attribution }) => ({ id, name: title, attribution })),
      endsInS: endsAt === null ? null : Math.max(0, Math.round((endsAt.getTime() - Date.now()) / 1_000)),
      secondFactorDue: owesSecondFactor,
    };
  };
  const note = makeRefusalRecorder(database);
  return {
    /** Records a refused sign-in in the audit record before it is answered. */
    onRecord: async <T>(email: string | null, run: () => Promise<T>): Promise<T> => {
      try {
        return await run();
      } catch (error) {
        await note(error, email);
        throw error;
      }
    },
    present,
    enter: async (request: FastifyRequest, reply: FastifyReply, opened: OpenedSession) => {
      for (const line of opened.setCookies) reply.header('set-cookie', line);
      // Visitors of a demo share its accounts, so a device says nothing about its person.
      if (settings.mode === 'live') await auth.sessions.setDevice(opened.sessionCookie, app.gate.devices.of(request, reply));
      app.gate.xsrf.issue(request, reply, opened.sessionCookie);
      return present(opened.sessionCookie);
    },
    /** Demo accounts are shared: one visitor's address must not be shown to the next. */
    toSignInOrigin: ({ ip, headers }: FastifyRequest): SignInOrigin =>
      settings.mode === 'demo' ? unknownOrigin : { address: ip, userAgent: headers['user-agent'] ?? '' },
  };
};
