import { ApiError } from '@hazardguard/contract';
import { type Kysely, sql } from 'kysely';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/tables/schema.ts';
import { removePasskey } from './passkey/store.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodes } from './recovery-codes.ts';
import { makeSeal } from './seal.ts';
import { buildOtpauthUri, createTotpSecret, findMatchingStep, toBase32 } from './totp.ts';

interface FactorState {
  /** Since when codes are required; null: not required. */
  readonly since: Date | null;
  readonly codesLeft: number;
  readonly passkeys: number;
  /** Any second factor is set up. */
  readonly active: boolean;
}

export interface SecondFactor {
  state(personId: string): Promise<FactorState>;
  /** A new secret for an app; codes are required only once the first was confirmed. */
  begin(personId: string, email: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** Confirms that the app has the secret: from now on codes are required. Returns the recovery codes, here only. */
  confirm(personId: string, code: string): Promise<readonly string[]>;
  /** True for an unused code of the app, or a recovery code, which is then used up. */
  takes(personId: string, code: string): Promise<boolean>;
  /** Ten new recovery codes, replacing the existing ones. */
  renewCodes(personId: string): Promise<readonly string[]>;
  remove(personId: string): Promise<void>;
  /** Called after a passkey was made: recovery codes where there are none yet, returned here only; null: they exist. */
  passkeyMade(personId: string): Promise<readonly string[] | null>;
  /** False where the person has no such passkey. */
  removePasskey(personId: string, id: number): Promise<boolean>;
}

interface FactorDeps {
  readonly database: Database;
  readonly changes: Changes;
  readonly secret: string;
  readonly now?: () => number;
}

/** Recovery codes replace a second factor: without one they are pointless. */
const dropLooseCodes = (kysely: Kysely<Schema>, personId: string) =>
  kysely
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('passkey').select('id').where('person_id', '=', personId))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('two_factor').select('person_id').where('person_id', '=', personId))))
    .execute();

const ofApp = /^\d{6}$/;

const unreadableSecret = (): ApiError =>
  new ApiError(
    'unavailable',
    'The secret of this installation has changed, so codes of apps cannot be checked. Use a recovery code, or ask your administrator to reset two-factor authentication',
  );

export const openSecondFactor = ({ database: { kysely }, changes, secret, now = Date.now }: FactorDeps): SecondFactor => {
  const seal = makeSeal(secret, 'second factor');

  /** Accepts a code of the app once: of two servers that receive it at the same moment, one accepts it. */
  const takesAppCode = async (personId: string, code: string, confirmed: boolean): Promise<boolean> => {
    const row = await kysely
      .selectFrom('two_factor')
      .select('secret')
      .where('person_id', '=', personId)
      .where('confirmed_at', confirmed ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (!row) return false;
    const opened = seal.open(row.secret, personId);
    if (opened === null) throw unreadableSecret();
    const step = await findMatchingStep(opened, code, now());
    if (step === null) return false;
    const taken = await kysely
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('person_id', '=', personId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  };

  const renewCodes = (personId: string): Promise<readonly string[]> =>
    kysely.transaction().execute(async (transaction) => {
      const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
      await transaction.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
      await transaction
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ person_id: personId, code_hash: hashRecoveryCode(code) })))
        .execute();
      return codes;
    });

  return {
    renewCodes,
    state: async (personId) => {
      const { rows } = await sql<{ since: Date | null; codes: number; passkeys: number }>`
        select (select confirmed_at from two_factor where person_id = ${personId}) as since,
          (select count(*) from recovery_code where person_id = ${personId}) as codes,
          (select count(*) from passkey where person_id = ${personId}) as passkeys`.execute(kysely);
      const { since = null, codes = 0, passkeys = 0 } = rows[0] ?? {};
      return { since, codesLeft: codes, passkeys, active: since !== null || passkeys > 0 };
    },
    begin: async (personId, email) => {
      const made = createTotpSecret();
      const sealed = { secret: seal.close(made, personId), last_step: 0 };
      const stored = await kysely
        .insertInto('two_factor')
        .values({ person_id: personId, ...sealed })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(sealed).where('two_factor.confirmed_at', 'is', null))
        .executeTakeFirst();
      if (stored.numInsertedOrUpdatedRows !== 1n)
        throw new ApiError('conflict', 'Two-factor authentication is set up already; remove it first');
      return { secret: toBase32(made), uri: buildOtpauthUri(made, email) };
    },
    confirm: async (personId, code) => {
      if (!(await takesAppCode(personId, code, false))) {
        const message = 'This is not the code that the app shows now; check the telephone’s clock';
        throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
      }
      const codes = await renewCodes(personId);
      await kysely.updateTable('two_factor').set({ confirmed_at: sql<Date>`now()` }).where('person_id', '=', personId).execute();
      changes.note('two_factor');
      return codes;
    },
    takes: async (personId, code) => {
      const given = code.trim();
      if (ofApp.test(given.replace(/\s/g, ''))) return takesAppCode(personId, given.replace(/\s/g, ''), true);
      const spent = await kysely
        .deleteFrom('recovery_code')
        .where('person_id', '=', personId)
        .where('code_hash', '=', hashRecoveryCode(given))
        .executeTakeFirst();
      return spent.numDeletedRows === 1n;
    },
    passkeyMade: async (personId) => {
      changes.note('passkey');
      const { n } = await kysely
        .selectFrom('recovery_code')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return n > 0 ? null : renewCodes(personId);
    },
    removePasskey: async (personId, id) => {
      const removed = await removePasskey(kysely, personId, id);
      await dropLooseCodes(kysely, personId);
      changes.note('passkey');
      return removed;
    },
    remove: async (personId) => {
      await kysely.deleteFrom('two_factor').where('person_id', '=', personId).execute();
      await dropLooseCodes(kysely, personId);
      changes.note('two_factor');
    },
  };
};
