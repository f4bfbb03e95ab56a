import { z } from 'zod';
import { callChannels } from '../warn/channel.ts';
import { idParam, isoMoment, rowId, telephone, textId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { scope } from '../wire/scope.ts';
import { oneLine } from '../wire/text.ts';
import { timeZone } from '../wire/time-zone.ts';
import { newPasskeyAnswer, passkeyCreation } from './passkey.ts';
import { account, secondFactorCode } from './session.ts';

export const ownSession = z.object({
  id: z.string(),
  /** Such as 'Firefox · Windows'; null: not known. */
  device: z.string().nullable(),
  /** The network address of the sign-in; null: not stored. */
  address: z.string().nullable(),
  createdAt: isoMoment,
  /** Accurate to about five minutes. */
  lastUsedAt: isoMoment,
  /** The session of this request. */
  current: z.boolean(),
});

export const ownPasskey = z.object({
  id: rowId,
  name: z.string(),
  /** The provider copies it to the person's other devices. */
  synced: z.boolean(),
  createdAt: isoMoment,
  lastUsedAt: isoMoment.nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time of day such as 22:00' });

/** How the system calls a user: to approve a warning, or for an incident at their plant. */
export const ownCallsInput = z
  .object({
    telephone: telephone.nullable(),
    channels: z
      .array(z.enum(callChannels))
      .min(1, { error: 'Choose at least one channel' })
      .refine((all) => new Set(all).size === all.length, { error: 'A channel is listed twice' }),
    /**
     * In between a user off duty is called only if nobody else can be. Null: none. Local times of a zone; left out: that of the
     * installation.
     */
    quiet: z.object({ from: clockTime, to: clockTime, timeZone: timeZone.optional() }).nullable(),
    /** Until then too; null: not away. */
    awayUntil: isoMoment.nullable(),
  })
  .refine(({ quiet }) => quiet === null || quiet.from !== quiet.to, {
    path: ['quiet', 'to'],
    error: 'The quiet hours must end at another time',
  });
export type OwnCallsInput = z.infer<typeof ownCallsInput>;

export const ownCalls = ownCallsInput.safeExtend({
  /** The number that the directory has for this e-mail address, used where the account has none; null: none. */
  directoryNumber: z.string().nullable(),
  /** Browsers that show calls: those in which the user follows a place while signed in. */
  browsers: z.int().min(0),
});
export type OwnCalls = z.infer<typeof ownCalls>;

export const ownAccount = z.object({
  account,
  scope,
  places: z.array(z.string()),
  hasPassword: z.boolean(),
  /** A one-click account of the demo. */
  shared: z.boolean(),
  /** Name of the identity provider that this account is bound to; null: none. */
  provider: z.string().nullable(),
  passkeys: z.array(ownPasskey),
  secondFactor: z.object({
    /** When an authenticator app was set up; null: none. */
    since: isoMoment.nullable(),
    codesLeft: z.int().min(0),
    /** The installation requires two-factor authentication for this role; a passkey counts too. */
    required: z.boolean(),
  }),
});

/** Left out if the account has none: then the sign-in must be recent. */
const givenPassword = z.string().min(1).max(128).optional();
const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const ownAccountRoutes = tagged('account', {
  read: route('GET', '/api/account', 'readAccount', {
    summary: 'Your account: role, scope and protection',
    permission: 'account.own',
    scope: 'own',
    answer: ownAccount,
  }),
  sessions: route('GET', '/api/account/sessions', 'listSessions', {
    summary: 'Where you are signed in',
    permission: 'account.own',
    scope: 'own',
    answer: z.object({ sessions: z.array(ownSession) }),
  }),
  calls: route('GET', '/api/account/calls', 'readOwnCalls', {
    summary: 'How you are called: telephone number, channels, quiet hours, absence',
    permission: 'account.own',
    scope: 'own',
    answer: ownCalls,
  }),
  changeCalls: route('PUT', '/api/account/calls', 'changeOwnCalls', {
    summary: 'Change how you are called',
    permission: 'account.own',
    scope: 'own',
    body: ownCallsInput,
    answer: ownCalls,
  }),
  endSession: route('DELETE', '/api/account/sessions/:id', 'endSession', {
    summary: 'End one of your sessions',
    permission: 'account.own',
    scope: 'own',
    params: z.object({ id: textId }),
    status: 204,
  }),
  endOtherSessions: route('DELETE', '/api/account/sessions', 'endOtherSessions', {
    summary: 'End all your sessions except this one',
    permission: 'account.own',
    scope: 'own',
    status: 204,
  }),
  beginSecondFactor: route('POST', '/api/account/second-factor', 'beginSecondFactor', {
    summary: 'Create a secret for an authenticator app; it takes effect when a code is confirmed',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ password: givenPassword }),
    /** `path` draws the dark modules of a QR code in a square of `size` modules. */
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) }),
  }),
  confirmSecondFactor: route('POST', '/api/account/second-factor/confirm', 'confirmSecondFactor', {
    summary: 'Confirm the secret with a code of the app; only this answer contains the recovery codes',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ code: secondFactorCode }),
    answer: recoveryCodes,
  }),
  beginPasskey: route('POST', '/api/account/passkeys/begin', 'beginPasskey', {
    summary: 'Options for the browser to create a passkey, valid for five minutes',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ password: givenPassword }),
    answer: passkeyCreation,
  }),
  addPasskey: route('POST', '/api/account/passkeys', 'addPasskey', {
    summary: 'Store the passkey that the browser has created; for the first second factor only this answer contains the recovery codes',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ name: oneLine(60), passkey: newPasskeyAnswer }),
    // Not 201: answers with 201 are stored for replays, and these codes must be shown only once.
    answer: z.object({ codes: z.array(z.string()).nullable() }),
  }),
  removePasskey: route('POST', '/api/account/passkeys/:id/remove', 'removePasskey', {
    summary: 'Remove one of your passkeys',
    permission: 'account.own',
    scope: 'own',
    params: idParam,
    body: z.object({ password: givenPassword }),
    status: 204,
  }),
  renewRecoveryCodes: route('POST', '/api/account/second-factor/codes', 'renewRecoveryCodes', {
    summary: 'Create ten new recovery codes, which replace the old ones',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ code: secondFactorCode }),
    answer: recoveryCodes,
  }),
  removeSecondFactor: route('POST', '/api/account/second-factor/remove', 'removeSecondFactor', {
    summary: 'Turn off two-factor authentication',
    permission: 'account.own',
    scope: 'own',
    body: z.object({ password: givenPassword, code: secondFactorCode }),
    status: 204,
  }),
});
