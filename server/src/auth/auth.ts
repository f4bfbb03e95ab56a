import { type Account, ApiError, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { isAPIError } from 'better-auth/api';
import type { Changes } from '../db/changes.ts';
import { demoPersonId } from './demo-accounts.ts';
import { openLibrary } from './library.ts';
import type { AuthDeps } from './options.ts';
import { hasAdministrator, makeFirstAdministrator, makeSetupToken, requireSetupToken } from './setup-link.ts';

/** A session that was just opened: whose, and the `Set-Cookie` lines that carry it. */
export interface OpenedSession {
  readonly account: Account;
  readonly setCookies: readonly string[];
  /** Value of the new session cookie, to which the XSRF token is bound. */
  readonly sessionCookie: string;
}

export interface Auth {
  readonly sessionCookieName: string;
  /** Whose session the cookie is; null for none, a forged or an ended one. */
  accountOf(sessionCookie: string | undefined): Promise<Account | null>;
  signIn(email: string, password: string): Promise<OpenedSession>;
  signInDemo(role: SignedInRole): Promise<OpenedSession>;
  /** Ends the session; the returned lines clear the cookie. */
  signOut(sessionCookie: string): Promise<readonly string[]>;
  /** Other sessions end; this one gets a new cookie. */
  changePassword(sessionCookie: string, currentPassword: string, newPassword: string): Promise<OpenedSession>;
  setupNeeded(): Promise<boolean>;
  /** The path and token of a new one-time link, or null when there is an administrator or the mode is demo. */
  setupPath(): Promise<string | null>;
  setup(token: string, person: { readonly name: string; readonly email: string; readonly password: string }): Promise<OpenedSession>;
}

const heldSessions = 5_000;
const holdMs = 60_000;

const isRole = (text: unknown): text is SignedInRole => (signedInRoles as readonly unknown[]).includes(text);

const presentAccount = (user: { id: string; name: string; email: string; role?: unknown }): Account | null =>
  isRole(user.role) ? { id: user.id, name: user.name, email: user.email, role: user.role } : null;

export const openAuth = async (deps: AuthDeps & { readonly changes: Changes }): Promise<Auth> => {
  const { settings, database, changes } = deps;
  const library = openLibrary(deps);
  const { authCookies, password: hasher } = await library.$context;
  const sessionCookieName = authCookies.sessionToken.name;
  await database.pool.query('delete from person_session where expires_at < now()');

  const headersOf = (sessionCookie: string): Headers =>
    new Headers({ cookie: `${sessionCookieName}=${encodeURIComponent(sessionCookie)}` });

  const held = new Map<string, { readonly account: Account; readonly until: number }>();
  for (const table of ['person', 'person_session'] as const) changes.onChange(table, () => held.clear());

  const accountOf: Auth['accountOf'] = async (sessionCookie) => {
    if (sessionCookie === undefined || sessionCookie === '') return null;
    const known = held.get(sessionCookie);
    if (known && changes.live && known.until > Date.now()) return known.account;
    const version = changes.version('person_session') + changes.version('person');
    const found = await library.api.getSession({ headers: headersOf(sessionCookie) }).catch((error: unknown) => {
      // The library says no more than that it could not ask; the database is all that it asks.
      throw isAPIError(error) ? new ApiError('unavailable', 'The database cannot be reached just now. Try again in a moment') : error;
    });
    const account = found && presentAccount(found.user);
    if (!found || !account) return null;
    if (changes.live && version === changes.version('person_session') + changes.version('person')) {
      if (held.size >= heldSessions) held.clear();
      held.set(sessionCookie, { account, until: Math.min(Date.now() + holdMs, found.session.expiresAt.getTime()) });
    }
    return account;
  };

  const opened = async (headers: Headers): Promise<OpenedSession> => {
    const setCookies = headers.getSetCookie();
    const line = setCookies.find((candidate) => candidate.startsWith(`${sessionCookieName}=`)) ?? '';
    const sessionCookie = decodeURIComponent(line.slice(sessionCookieName.length + 1).split(';')[0] ?? '');
    const account = await accountOf(sessionCookie);
    if (!account) throw new Error('The auth library opened a session that it does not recognise');
    return { account, setCookies, sessionCookie };
  };
  const openFor = async (personId: string): Promise<OpenedSession> => {
    const { headers } = await library.api.openSessionFor({ body: { personId }, returnHeaders: true });
    return opened(headers);
  };

  let setUp = settings.mode === 'demo';
  const setupNeeded = async (): Promise<boolean> => {
    setUp ||= await hasAdministrator(database);
    return !setUp;
  };

  return {
    sessionCookieName,
    accountOf,
    signIn: async (email, password) => {
      try {
        const { headers } = await library.api.signInEmail({ body: { email, password }, returnHeaders: true });
        return await opened(headers);
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        throw new ApiError('wrong-credentials', 'The e-mail address or the password is wrong');
      }
    },
    signInDemo: async (role) => {
      if (settings.mode !== 'demo') throw new ApiError('not-found', 'One-click sign-in exists in demo mode only');
      return openFor(await demoPersonId(database, role));
    },
    signOut: async (sessionCookie) => {
      const { headers } = await library.api.signOut({ headers: headersOf(sessionCookie), returnHeaders: true });
      changes.note('person_session');
      return headers.getSetCookie();
    },
    changePassword: async (sessionCookie, currentPassword, newPassword) => {
      try {
        const { headers } = await library.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: headersOf(sessionCookie),
          returnHeaders: true,
        });
        changes.note('person_session');
        return await opened(headers);
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        const code = error.body?.code;
        if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') throw new ApiError('forbidden', 'This account has no password');
        const message = 'The current password is wrong';
        throw new ApiError('wrong-credentials', message, [{ field: 'currentPassword', message }]);
      }
    },
    setupNeeded,
    setupPath: async () => {
      if (settings.mode === 'demo') return null;
      const token = await makeSetupToken(database);
      // After '#', so that the token is in no log and no Referer header.
      return token === null ? null : `/setup#token=${token}`;
    },
    setup: async (token, { name, email, password }) => {
      if (!(await setupNeeded())) throw new ApiError('gone', 'The first administrator exists already; sign in');
      await requireSetupToken(database, token);
      const personId = await makeFirstAdministrator(database, token, { name, email, passwordHash: await hasher.hash(password) });
      return openFor(personId);
    },
  };
};
