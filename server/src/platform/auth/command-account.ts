import { randomBytes } from 'node:crypto';
import type { SignedInRole } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { addPerson } from './add-person.ts';
import { hashPassword } from './password-hash.ts';

/** 120 bits that can be read out over the telephone. */
const createPassword = (): string => (randomBytes(15).toString('hex').match(/.{6}/g) ?? []).join('-');

export interface AccountLine {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: SignedInRole;
  readonly scope_kind: string;
  readonly deactivated_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly two_factor: boolean;
}

/** Everybody who has, or had, an account. */
export const listAccounts = async ({ kysely }: Database): Promise<readonly AccountLine[]> => {
  const { rows } = await sql<AccountLine>`
    select id, name, email, role, scope_kind, deactivated_at, last_seen_at,
      (exists (select from two_factor where person_id = person.id and confirmed_at is not null)
        or exists (select from passkey where person_id = person.id)) as two_factor
    from person order by role, email`.execute(kysely);
  return rows;
};

/** Creates an administrator with a generated password; null where the address has an account already. */
export const createAdministrator = async (
  { kysely }: Database,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string | null> => {
  const password = createPassword();
  const passwordHash = await hashPassword(password);
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('people'))`.execute(transaction);
    const taken = await transaction.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) return null;
    await addPerson(transaction, { name, email, passwordHash, role: 'admin', scope_kind: 'all', scope_industries: [], scope_area: null });
    return password;
  });
};

/** Sets a new password, ends all sessions and reactivates the account; null where no account with a password has this address. */
export const resetPassword = async ({ kysely }: Database, email: string): Promise<string | null> => {
  const password = createPassword();
  const hash = await hashPassword(password);
  return kysely.transaction().execute(async (transaction) => {
    const person = await transaction.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
    if (!person) return null;
    const changed = await transaction
      .updateTable('credential')
      .set({ password: hash, updated_at: sql<Date>`now()` })
      .where('person_id', '=', person.id)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return null;
    await transaction.deleteFrom('person_session').where('person_id', '=', person.id).execute();
    await transaction.updateTable('person').set({ deactivated_at: null }).where('id', '=', person.id).execute();
    return password;
  });
};

/** Removes two-factor authentication (app, passkeys, recovery codes) and ends the sessions; false where there is none. */
export const endSecondFactor = async ({ kysely }: Database, email: string): Promise<boolean> =>
  kysely.transaction().execute(async (transaction) => {
    const person = await transaction.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
    if (!person) return false;
    const app = await transaction.deleteFrom('two_factor').where('person_id', '=', person.id).executeTakeFirst();
    const passkeys = await transaction.deleteFrom('passkey').where('person_id', '=', person.id).executeTakeFirst();
    for (const table of ['recovery_code', 'person_session'] as const) {
      await transaction.deleteFrom(table).where('person_id', '=', person.id).execute();
    }
    return app.numDeletedRows + passkeys.numDeletedRows > 0n;
  });
