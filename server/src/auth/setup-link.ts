import { ApiError, setupLinkMinutes } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { addPerson } from './add-person.ts';
import { hashOf, newToken } from './one-time-token.ts';

export const hasAdministrator = async ({ kysely }: Database): Promise<boolean> => {
  const found = await kysely
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** A new one-time token; earlier ones stop working. Null once there is an administrator. */
export const makeSetupToken = async (database: Database): Promise<string | null> => {
  if (await hasAdministrator(database)) return null;
  const token = newToken();
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('setup_link').execute();
    await transaction
      .insertInto('setup_link')
      .values({ token_hash: hashOf(token), expires_at: new Date(Date.now() + setupLinkMinutes * 60_000) })
      .execute();
  });
  return token;
};

interface FirstAdministrator {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

const spent = () => new ApiError('gone', 'This setup link has been used or has expired. Restart the server to print a new one, or sign in');

/** Refuses a token that is not the one printed, before the costly work. */
export const requireSetupToken = async ({ kysely }: Database, token: string): Promise<void> => {
  const found = await kysely
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) throw spent();
};

/** Spends the token and makes the first administrator, or neither. Returns the person's id. */
export const makeFirstAdministrator = (database: Database, token: string, person: FirstAdministrator): Promise<string> =>
  database.kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('setup_link')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (taken.numDeletedRows !== 1n) throw spent();
    return addPerson(transaction, { ...person, role: 'admin', scope_kind: 'all', scope_industries: [], scope_area: null });
  });
