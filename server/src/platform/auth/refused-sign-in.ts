import { ApiError, type ErrorCode } from '@hazardguard/contract';
import { recordEntry } from '../db/audit/record.ts';
import type { Database } from '../db/database.ts';

/** Refusals that tell of a wrong or strange attempt; a code that is only asked for is none. */
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

/** An attack must not fill the record: beyond these of one server and minute, refusals are counted and told with the next. */
const perMinute = 60;

/** Enters refused sign-ins in the audit record: why, and as whom where that is somebody. What was typed is never kept. */
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
