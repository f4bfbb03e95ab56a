import { type Account, ApiError, isAllowed, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { isAPIError } from 'better-auth/api';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { databaseUnavailable } from '../db/faults/database-unavailable.ts';
import { openAuthLibrary } from './auth-library.ts';
import { refuseCommonPassword } from './common-password.ts';
import { findDemoPersonId, findDemoPlacePersonId, isDemoPerson } from './demo-accounts.ts';
import { type InvitationRow, readInvitation, takeUpInvitation } from './invitation.ts';
import type { AuthDeps } from './options.ts';
import { type Asserted, openPasskeys, type Passkeys } from './passkey/passkeys.ts';
import { toRelyingParty } from './passkey/relying-party.ts';
import { openPasswordCheck, type PasswordCheck } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { openProviderSignIn, type ProviderSignIn } from './provider/provider-sign-in.ts';
import { toScope } from './scope-columns.ts';
import { makeSealedValues } from './sealed-values.ts';
import { openSecondFactor, type SecondFactor } from './second-factor.ts';
import { cutUserAgent, openSessionList, recordSessionUse, type SessionList, type SignInOrigin, unknownOrigin } from './session-list.ts';
import { createSetupToken, hasAdministrator, makeFirstAdministrator, requireSetupToken } from './setup-link.ts';

/** A session that was just opened, with the `Set-Cookie` lines that carry it. */
export interface OpenedSession {
  readonly account: Account;
  readonly setCookies: readonly string[];
  /** Value of the new session cookie, to which the XSRF token is bound. */
  readonly sessionCookie: string;
}

interface Recognised {
  readonly account: Account;
  /** The role requires two-factor authentication, and none is set up. */
  readonly owesSecondFactor: boolean;
  /** When the session expires. */
  readonly endsAt: Date;
}

interface NewAccount {
  readonly name: string;
  readonly password: string;
}

/** A code, or a passkey's answer; neither: not given yet. */
export interface SecondFactorProof {
  readonly code?: string | undefined;
  readonly passkey?: Asserted | undefined;
}

export interface Auth {
  readonly sessionCookieName: string;
  /** The account of a session cookie; null for none, a forged or an ended one. */
  findAccount(sessionCookie: string | undefined): Promise<Account | null>;
  /** The same, with whether the person must set up two-factor authentication. */
  recognise(sessionCookie: string | undefined): Promise<Recognised | null>;
  /** Without a code, refused as `second-factor-needed` where one is required; only after the right password. */
  signIn(email: string, password: string, proof: SecondFactorProof, from?: SignInOrigin): Promise<OpenedSession>;
  /** Null: this installation has no address that browsers make passkeys for. */
  readonly passkeys: Passkeys | null;
  signInWithPasskey(asserted: Asserted, from?: SignInOrigin): Promise<OpenedSession>;
  /** The OpenID Connect provider; null: none is set up. */
  readonly provider: ProviderSignIn | null;
  /** Name of the provider that this person signed in with; null: none. */
  boundTo(personId: string): Promise<string | null>;
  /**
   * The person returns from the provider. Where two-factor authentication is required, the result is what the browser keeps until
   * `finishProviderSignIn`.
   */
  signInWithProvider(kept: string | undefined, answer: string, from?: SignInOrigin): Promise<OpenedSession | { readonly waiting: string }>;
  finishProviderSignIn(waiting: string | undefined, proof: SecondFactorProof, from?: SignInOrigin): Promise<OpenedSession>;
  /** The person whose second step is pending; null: nobody. */
  waitsFor(waiting: string | undefined): string | null;
  /** Signs in as the demo account of a role with scope `all`, or with the scope of one sample place. */
  signInDemo(role: SignedInRole, ofPlace?: boolean): Promise<OpenedSession>;
  /** Ends the session; the returned lines clear the cookie. */
  signOut(sessionCookie: string): Promise<readonly string[]>;
  /** Other sessions end; this one gets a new cookie. */
  changePassword(sessionCookie: string, currentPassword: string, newPassword: string, from?: SignInOrigin): Promise<OpenedSession>;
  readonly passwords: PasswordCheck;
  readonly sessions: SessionList;
  readonly secondFactor: SecondFactor;
  /** Whether this person's role requires two-factor authentication here. */
  asksSecondFactor(account: Account): boolean;
  setupNeeded(): Promise<boolean>;
  /** Path and token of the one-time link, or null when there is an administrator or the mode is demo. */
  setupPath(): Promise<string | null>;
  setup(token: string, person: NewAccount & { readonly email: string }, from?: SignInOrigin): Promise<OpenedSession>;
  /** What the link of an invitation offers, while it is open. */
  readInvitation(token: string): Promise<InvitationRow>;
  acceptInvitation(token: string, person: NewAccount, from?: SignInOrigin): Promise<OpenedSession>;
}

const heldSessions = 5_000;
const holdMs = 60_000;

const isRole = (text: unknown): text is SignedInRole => (signedInRoles as readonly unknown[]).includes(text);

interface ProviderPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role?: unknown;
  readonly deactivatedAt?: unknown;
}

const noProvider = (): ApiError => new ApiError('not-found', 'No identity provider is set up here');

/** Null for an unknown role, and for a deactivated person. */
const presentAccount = ({ id, name, email, role, deactivatedAt }: ProviderPerson, scope: Scope): Account | null =>
  isRole(role) && !deactivatedAt ? { id, name, email, role, scope } : null;

const readScope = async ({ kysely }: Pick<Database, 'kysely'>, personId: string): Promise<Scope> =>
  toScope(
    await kysely
      .selectFrom('person')
      .select(['scope_kind', 'scope_industries', 'scope_area'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow(),
  );

export const openAuth = async (deps: AuthDeps & { readonly changes: Changes }): Promise<Auth> => {
  const { settings, database, changes } = deps;
  const library = openAuthLibrary(deps);
  const { authCookies } = await library.$context;
  const sessionCookieName = authCookies.sessionToken.name;
  const passwords = openPasswordCheck(database);
  const sessions = openSessionList(database, changes);
  const secondFactor = openSecondFactor({ database, changes, secret: deps.secret });
  // Sessions opened before the setting was shortened end by it too.
  const longest = [settings.sessionHours];
  await database.pool.query(
    `update person_session set expires_at = created_at + make_interval(hours => $1) where expires_at > created_at + make_interval(hours => $1, mins => 1)`,
    longest,
  );
  await database.pool.query('delete from person_session where expires_at < now()');

  const toHeaders = (sessionCookie: string): Headers =>
    new Headers({ cookie: `${sessionCookieName}=${encodeURIComponent(sessionCookie)}` });

  const sessionCache = new Map<string, { readonly known: Recognised; readonly until: number }>();
  const keptFrom = ['person', 'person_session', 'two_factor', 'passkey'] as const;
  for (const table of keptFrom) changes.onChange(table, () => sessionCache.clear());
  const version = (): number => keptFrom.reduce((sum, table) => sum + changes.version(table), 0);
  const asksSecondFactor = ({ id, role }: Account): boolean =>
    settings.secondFactorRequired && isAllowed(role, 'alert.approve') && !isDemoPerson(id);

  const recognise: Auth['recognise'] = async (sessionCookie) => {
    if (sessionCookie === undefined || sessionCookie === '') return null;
    const cached = sessionCache.get(sessionCookie);
    if (cached && changes.live && cached.until > Date.now()) return cached.known;
    const before = version();
    const found = await library.api.getSession({ headers: toHeaders(sessionCookie) }).catch((error: unknown) => {
      // The library reports only that a lookup failed; the database is all that it uses.
      throw isAPIError(error) ? databaseUnavailable(database.fault) : error;
    });
    if (!found) return null;
    const account = presentAccount(found.user, await readScope(database, found.user.id));
    if (!account) return null;
    await recordSessionUse(database, sessionCookie);
    const owesSecondFactor =
      asksSecondFactor(account) && found.session.secondStep !== true && !(await secondFactor.state(account.id)).active;
    const known = { account, owesSecondFactor, endsAt: found.session.expiresAt };
    if (changes.live && before === version()) {
      if (sessionCache.size >= heldSessions) sessionCache.clear();
      sessionCache.set(sessionCookie, { known, until: Math.min(Date.now() + holdMs, found.session.expiresAt.getTime()) });
    }
    return known;
  };
  const findAccount: Auth['findAccount'] = async (sessionCookie) => (await recognise(sessionCookie))?.account ?? null;

  const opened = async (headers: Headers): Promise<OpenedSession> => {
    const setCookies = headers.getSetCookie();
    const line = setCookies.find((candidate) => candidate.startsWith(`${sessionCookieName}=`)) ?? '';
    const sessionCookie = decodeURIComponent(line.slice(sessionCookieName.length + 1).split(';')[0] ?? '');
    const account = await findAccount(sessionCookie);
    if (!account) throw new Error('The auth library opened a session that it does not recognise');
    return { account, setCookies, sessionCookie };
  };
  const openFor = async (personId: string, { address, userAgent }: SignInOrigin, secondStep = false): Promise<OpenedSession> => {
    const body = { personId, ipAddress: address, userAgent: cutUserAgent(userAgent), secondStep };
    const { headers } = await library.api.openSessionFor({ body, returnHeaders: true });
    await database.kysely.updateTable('person').set({ last_seen_at: new Date() }).where('id', '=', personId).execute();
    return opened(headers);
  };

  let setUp = settings.mode === 'demo';
  const setupNeeded = async (): Promise<boolean> => {
    setUp ||= await hasAdministrator(database.kysely);
    return !setUp;
  };

  const party = toRelyingParty(settings);
  const passkeys = party === null ? null : openPasskeys(database, deps.secret, party);
  const usePasskey = (asserted: Asserted): Promise<string> => {
    if (passkeys === null) throw new ApiError('not-found', 'This installation has no address that passkeys could belong to');
    return passkeys.use(asserted);
  };
  const requireSecondFactor = async (personId: string, { code, passkey }: SecondFactorProof): Promise<void> => {
    if (passkey !== undefined) {
      if ((await usePasskey(passkey)) === personId) return;
      throw new ApiError('passkey-refused', 'This passkey belongs to another person');
    }
    if (code === undefined) throw new ApiError('second-factor-needed', 'Enter the code of your authenticator app');
    if (await secondFactor.takes(personId, code)) return;
    const message = 'This code is not right, or was used already';
    throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
  };
  const stillPresent = async (personId: string): Promise<void> => {
    const person = await database.kysely.selectFrom('person').select('deactivated_at').where('id', '=', personId).executeTakeFirst();
    if (person?.deactivated_at !== null) throw new ApiError('deactivated', 'Your account here is deactivated. Ask your administrator');
  };
  const { identityProvider, publicUrl } = settings;
  const provider =
    identityProvider === null || publicUrl === null
      ? null
      : openProviderSignIn({ settings: identityProvider, publicUrl, database, secret: deps.secret });
  const waitingNotes = makeSealedValues<string>(deps.secret, 'second step', 5);

  return {
    sessionCookieName,
    findAccount,
    recognise,
    passkeys,
    signInWithPasskey: async (asserted, from = unknownOrigin) => openFor(await usePasskey(asserted), from, true),
    signIn: async (email, password, proof, from = unknownOrigin) => {
      const personId = await passwords.find(email, password);
      if (personId === undefined) throw new ApiError('wrong-credentials', 'The e-mail address or the password is wrong');
      if ((await secondFactor.state(personId)).active) await requireSecondFactor(personId, proof);
      return openFor(personId, from);
    },
    provider,
    boundTo: async (personId) => {
      if (provider === null) return null;
      const query = database.kysely.selectFrom('credential').select('id').where('person_id', '=', personId);
      const bound = await query.where('provider_id', '=', provider.issuer).executeTakeFirst();
      return bound === undefined ? null : provider.name;
    },
    signInWithProvider: async (kept, answer, from = unknownOrigin) => {
      if (provider === null) throw noProvider();
      const { personId, secondStep } = await provider.arrive(kept, answer);
      const codeRequired = !secondStep && (await secondFactor.state(personId)).active;
      return codeRequired ? { waiting: waitingNotes.close(personId) } : openFor(personId, from, secondStep);
    },
    waitsFor: (waiting) => waitingNotes.open(waiting),
    finishProviderSignIn: async (waiting, proof, from = unknownOrigin) => {
      if (provider === null) throw noProvider();
      const personId = waitingNotes.open(waiting);
      if (personId === null) throw new ApiError('identity-refused', 'This sign-in has expired. Start again');
      await stillPresent(personId);
      await requireSecondFactor(personId, proof);
      return openFor(personId, from);
    },
    signInDemo: async (role, ofPlace = false) => {
      if (settings.mode !== 'demo') throw new ApiError('not-found', 'One-click sign-in is available in demo mode only');
      return openFor(await (ofPlace ? findDemoPlacePersonId : findDemoPersonId)(database, role), unknownOrigin);
    },
    signOut: async (sessionCookie) => {
      const { headers } = await library.api.signOut({ headers: toHeaders(sessionCookie), returnHeaders: true });
      changes.note('person_session');
      return headers.getSetCookie();
    },
    changePassword: async (sessionCookie, currentPassword, newPassword, from = unknownOrigin) => {
      const account = await findAccount(sessionCookie);
      if (account !== null) await refuseCommonPassword(newPassword, account);
      try {
        const { headers } = await library.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: toHeaders(sessionCookie),
          returnHeaders: true,
        });
        changes.note('person_session');
        const changed = await opened(headers);
        await sessions.setOrigin(changed.sessionCookie, from);
        return changed;
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        const code = error.body?.code;
        if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') throw new ApiError('forbidden', 'This account has no password');
        const message = 'The current password is wrong';
        throw new ApiError('wrong-credentials', message, [{ field: 'currentPassword', message }]);
      }
    },
    passwords,
    sessions,
    secondFactor,
    asksSecondFactor,
    setupNeeded,
    setupPath: async () => {
      if (settings.mode === 'demo') return null;
      const token = await createSetupToken(database, deps.secret);
      // After '#', so that the token appears in no log and no Referer header.
      return token === null ? null : `/setup#token=${token}`;
    },
    setup: async (token, { name, email, password }, from = unknownOrigin) => {
      if (!(await setupNeeded())) throw new ApiError('gone', 'The first administrator exists already; sign in');
      await requireSetupToken(database, token);
      await refuseCommonPassword(password, { name, email });
      const personId = await makeFirstAdministrator(database, token, { name, email, passwordHash: await hashPassword(password) });
      return openFor(personId, from);
    },
    readInvitation: (token) => readInvitation(database, token),
    acceptInvitation: async (token, { name, password }, from = unknownOrigin) => {
      // Before the expensive hash.
      const { email } = await readInvitation(database, token);
      await refuseCommonPassword(password, { name, email });
      return openFor(await takeUpInvitation(database, token, { name, passwordHash: await hashPassword(password) }), from);
    },
  };
};
