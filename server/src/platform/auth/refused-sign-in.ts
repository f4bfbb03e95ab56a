import { ApiError, type ErrorCode } from '@hazardguard/contract';
import { recordEntry } from '../db/audit/record.ts';
import type { Database } from '../db/database.ts';

/** Refusals that indicate a wrong or suspicious attempt; a missing code is none. */
const recordedCodes: ReadonlySet<ErrorCode> = new Set([
  'wrong-credentials',
  'wrong-code',
  'passkey-refused',
  'identity-refused',
  'unknown-person',
  'unverified-email',
  'not-admitted',
  'deactivated',
  'too-many-requests',
]);

/** An attack must not fill the record: beyond this number per server and minute, refusals are counted and reported with the next one. */
const perMinute = 60;

/** Records refused sign-ins in the audit record: the reason, and the account if it exists. The typed values are never stored. */
export const makeRefusalRecorder = (database: Database, now: () => number = Date.now) => {
  let minute = 0;
  let entered = 0;
  let left = 0;
  const mayEnter = (): boolean => {
    const present = Math.floor(now() / 60_000);
    if (present !== minute) entered = 0;
    minute = present;
    entered += 1;
    return entered <= perMinute;
  };
  return async (error: unknown, email: string | null): Promise<void> => {
    if (!(error instanceof ApiError) || !recordedCodes.has(error.code)) return;
    if (!mayEnter()) {
      left += 1;
      return;
    }
    const person = database.kysely
      .selectFrom('person')
      .select('id')
      .where('email', '=', email ?? '');
    const thingId = (await person.executeTakeFirst())?.id ?? null;
    const after = { reason: error.code, ...(left > 0 ? { notEntered: left } : {}) };
    left = 0;
    await recordEntry(database, { kind: 'done', thing: 'sign-in-refused', thingId, after });
  };
};
