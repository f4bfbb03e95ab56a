import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { type AuthDeps, buildAuthOptions } from './options.ts';

/**
 * Creates a session for a person authenticated in our own routes: password, setup link, invitation, or demo mode. Callable from
 * the server's own code only, because the library's HTTP routes are not mounted.
 */
const sessionFor = () => ({
  id: 'session-for',
  endpoints: {
    openSessionFor: createAuthEndpoint(
      '/session-for',
      {
        method: 'POST',
        body: z.object({ personId: z.string(), ipAddress: z.string(), userAgent: z.string(), secondStep: z.boolean() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { personId, ...origin } = ctx.body;
        const user = await ctx.context.internalAdapter.findUserById(personId);
        if (!user) throw new Error(`There is no person ${personId} to open a session for`);
        const session = await ctx.context.internalAdapter.createSession(user.id, false, origin);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ opened: true });
      },
    ),
  },
});

export const openAuthLibrary = (deps: AuthDeps) => betterAuth({ ...buildAuthOptions(deps), plugins: [sessionFor()] });
