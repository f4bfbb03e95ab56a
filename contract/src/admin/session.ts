import { z } from 'zod';
import { weatherProvider } from '../assess/weather-forecast.ts';
import { email, isoMoment } from '../wire/fields.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route, tagged } from '../wire/route.ts';
import { scope } from '../wire/scope.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { passkeyAnswer, passkeyRequest } from './passkey.ts';

/** A minimum length and no composition rules (NIST SP 800-63B). */
export const password = z.string().min(12, { error: 'At least 12 characters' }).max(128, { error: 'At most 128 characters' });

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCode = oneLineOrNone(40).min(6, { error: 'Enter a code' });

/** A code or a passkey. */
const secondFactor = { code: secondFactorCode.optional(), passkey: passkeyAnswer.optional() } as const;

/** The token of a one-time link. */
const linkToken = z
  .string()
  .max(200)
  .regex(/^[\w-]{20,}$/, { error: 'The link is incomplete' });

export const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(signedInRoles),
  /** The records the person is responsible for. */
  scope,
});
export type Account = z.infer<typeof account>;

export const session = z.object({
  account: account.nullable(),
  mode: z.enum(['demo', 'live']),
  /** Live mode before its first administrator. */
  setupNeeded: z.boolean(),
  permissions: z.array(z.string()),
  /** Sign-in methods other than the password. */
  ways: z.object({
    /** Name of the identity provider; null: there is none. */
    provider: z.string().nullable(),
    /** The host name that passkeys of this installation belong to; null: its address does not allow passkeys. */
    passkeyHost: z.string().nullable(),
  }),
  /** Services that this server may ask for weather. */
  weatherProviders: z.array(weatherProvider),
  /** Seconds until the session ends, even if it is in use; null: not signed in. */
  endsInS: z.int().min(0).nullable(),
  /** The role requires two-factor authentication and none is set up: until then only the own account can be used. */
  secondFactorDue: z.boolean(),
});

export const sessionRoutes = tagged('session', {
  read: route('GET', '/api/session', 'readSession', {
    summary: 'Who is signed in; sets the XSRF-TOKEN cookie',
    permission: 'public',
    scope: 'common',
    answer: session,
  }),
  signIn: route('POST', '/api/session', 'signIn', {
    summary: 'Sign in with e-mail and password, and a code or a passkey if two-factor authentication is set up',
    permission: 'public',
    scope: 'published',
    body: z.object({ email, password: z.string().min(1).max(128), ...secondFactor }),
    answer: session,
  }),
  beginProviderSignIn: route('POST', '/api/session/provider/begin', 'beginProviderSignIn', {
    summary: 'The sign-in page of the identity provider; it sends the browser back to /SignIn',
    permission: 'public',
    scope: 'published',
    answer: z.object({ address: z.url() }),
  }),
  signInWithProvider: route('POST', '/api/session/provider', 'signInWithProvider', {
    summary: 'Sign in with the query that the identity provider sent the browser back with; a second factor may be required',
    permission: 'public',
    scope: 'published',
    body: z.object({ answer: oneLine(8_000) }),
    answer: session,
  }),
  finishProviderSignIn: route('POST', '/api/session/provider/second-step', 'finishProviderSignIn', {
    summary: 'Second factor after the identity provider, within five minutes',
    permission: 'public',
    scope: 'published',
    body: z
      .object(secondFactor)
      .refine(({ code, passkey }) => code !== undefined || passkey !== undefined, { error: 'Enter a code or use a passkey' }),
    answer: session,
  }),
  beginPasskeySignIn: route('POST', '/api/session/passkey/begin', 'beginPasskeySignIn', {
    summary: 'Options for the browser to use a passkey, for sign-in or as second factor, valid for five minutes',
    permission: 'public',
    scope: 'published',
    answer: passkeyRequest,
  }),
  signInWithPasskey: route('POST', '/api/session/passkey', 'signInWithPasskey', {
    summary: 'Sign in with a passkey, which replaces password and code',
    permission: 'public',
    scope: 'published',
    body: z.object({ passkey: passkeyAnswer }),
    answer: session,
  }),
  signInDemo: route('POST', '/api/session/demo', 'signInDemo', {
    summary: 'Demo mode only: sign in as a role with one click; with `place` as a person responsible for one place of the samples',
    permission: 'public',
    scope: 'published',
    body: z.object({
      role: z.enum(signedInRoles),
      /** Use the account of the role with the scope of one sample place, instead of everything. */
      place: z.literal(true).optional(),
    }),
    answer: session,
  }),
  signOut: route('DELETE', '/api/session', 'signOut', {
    summary: 'Sign out',
    permission: 'account.own',
    scope: 'own',
    status: 204,
  }),
  changePassword: route('PUT', '/api/session/password', 'changePassword', {
    summary: 'Change your password; other sessions end',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ currentPassword: z.string().min(1).max(128), newPassword: password }),
    status: 204,
  }),
  setup: route('POST', '/api/setup', 'setup', {
    summary: 'Live mode, once: create the first administrator with the printed link',
    permission: 'public',
    scope: 'published',
    body: z.object({ token: linkToken, name: oneLine(100), email, password }),
    status: 201,
    answer: session,
  }),
  /** The token is sent in the body, so that it is in no log. */
  readInvitation: route('POST', '/api/invitation/read', 'readInvitation', {
    summary: 'Read the offer of an invitation link',
    permission: 'public',
    scope: 'published',
    body: z.object({ token: linkToken }),
    answer: z.object({
      email: z.string(),
      /** As the inviter wrote it; null: not given. */
      name: z.string().nullable(),
      role: z.enum(signedInRoles),
      invitedBy: z.string(),
      expiresAt: isoMoment,
    }),
  }),
  acceptInvitation: route('POST', '/api/invitation', 'acceptInvitation', {
    summary: 'Accept an invitation, once, with name and password',
    permission: 'public',
    scope: 'published',
    body: z.object({ token: linkToken, name: oneLine(100), password }),
    status: 201,
    answer: session,
  }),
});
