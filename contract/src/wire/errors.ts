import { z } from 'zod';
import { fieldRule } from './field-rule.ts';

/** Every expected failure: its code and HTTP status. A bug is `internal` and reveals only its request id. */
export const errorCodes = {
  'invalid-input': 400,
  'all-fields-mandatory': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  /** The password was right; the code of the second factor is missing. */
  'second-factor-needed': 401,
  /** The identity provider's answer is not valid, or it did not sign the person in. */
  'identity-refused': 401,
  'passkey-refused': 401,
  forbidden: 403,
  /**
   * A person authenticated by the identity provider who has no account and no invitation here, or whose account is linked to
   * another provider account.
   */
  'unknown-person': 403,
  deactivated: 403,
  'unverified-email': 403,
  /** By the operator's settings: another domain, or no required group. */
  'not-admitted': 403,
  /** This change needs a sign-in within the last minutes. */
  'sign-in-again': 403,
  /** The target of the write is outside the caller's scope. */
  /** The second person is not independent: a recent invitation, or one browser for both. */
  'tied-by-invitation': 403,
  'tied-by-browser': 403,
  'outside-scope': 403,
  'map-key-refused': 403,
  /** This role needs two-factor authentication, and this person has not set it up. */
  'second-factor-due': 403,
  'bad-xsrf-token': 403,
  'not-found': 404,
  conflict: 409,
  'industry-name-taken': 409,
  'already-in-group': 409,
  /** A site is not deleted while warnings, incidents or drills at it have not ended: `fields` names them. */
  'site-in-use': 409,
  'edited-meanwhile': 409,
  /** The first call with this Idempotency-Key is not finished: try again. */
  'still-running': 409,
  /** The first call with this Idempotency-Key was carried out; its answer was lost. */
  'done-before': 409,
  gone: 410,
  /** A part of the product that was withdrawn: the reason says what serves instead. */
  withdrawn: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-scenario': 422,
  'invalid-file': 422,
  'wrong-code': 422,
  /** On the list of common passwords, or made of guessable words. */
  'common-password': 422,
  'too-many-requests': 429,
  internal: 500,
  'no-current-weather': 503,
  'provider-unavailable': 503,
  'identity-provider-down': 503,
  'channel-not-configured': 503,
  /** The disk of the database is full, failing or read-only: nothing was saved. */
  'disk-unwritable': 503,
  unavailable: 503,
} as const satisfies Record<string, number>;
export type ErrorCode = keyof typeof errorCodes;

export const fieldProblem = z.object({
  field: z.string(),
  message: z.string(),
  /** The given value, cut to 100 characters; absent for secrets. */
  value: z.string().optional(),
  allowed: z.string().optional(),
  /** The rule in `message`, for a screen in another language; absent where only the sentence has it. */
  rule: fieldRule.optional(),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error answer. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.array(fieldProblem).optional(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An expected failure, thrown to become an error answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  constructor(code: ErrorCode, message: string, fields?: readonly FieldProblem[]) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
  }
  get status(): number {
    return errorCodes[this.code];
  }
}
