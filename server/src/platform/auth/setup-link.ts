import { createHmac } from 'node:crypto';
import { ApiError, setupLinkMinutes } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { addPerson } from './add-person.ts';
import { createToken, hashToken } from './one-time-token.ts';

export const hasAdministrator = async (kysely: Database['kysely']): Promise<boolean> => {
  const found = await kysely
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The token itself is stored nowhere: it is derived from the secret of the servers and a random text in the row. */
const deriveToken = (secret: string, salt: string): string => createHmac('sha256', secret).update(`setup link ${salt}`).digest('base64url');

const computeEndsAt = (): Date => new Date(Date.now() + setupLinkMinutes * 60_000);

/**
 * The one-time token of this installation, valid for half an hour from now. Servers that start meanwhile print the same one, so
 * that each printed link works; an expired one is replaced. Null once there is an administrator.
 */
export const createSetupToken = (database: Database, secret: string): Promise<string | null> =>
  database.kysely.transaction().execute(async (transaction) => {
    // Servers that start together take turns.
    await sql`lock table setup_link in share row exclusive mode`.execute(transaction);
    if (await hasAdministrator(transaction)) return null;
    const stored = await transaction
      .selectFrom('setup_link')
      .select(['salt', 'token_hash'])
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    const token = stored === undefined ? null : deriveToken(secret, stored.salt);
    if (token !== null && stored?.token_hash === hashToken(token)) {
      await transaction.updateTable('setup_link').set({ expires_at: computeEndsAt() }).execute();
      return token;
    }
    await transaction.deleteFrom('setup_link').execute();
    const salt = createToken();
    const made = deriveToken(secret, salt);
    await transaction
      .insertInto('setup_link')
      .values({ token_hash: hashToken(made), salt, expires_at: computeEndsAt() })
      .execute();
    return made;
  });

interface FirstAdministrator {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

const linkSpent = () =>
  new ApiError('gone', 'This setup link has been used or has expired. Restart the server to print a new one, or sign in');

/** Refuses a wrong token before the expensive hash. */
export const requireSetupToken = async ({ kysely }: Database, token: string): Promise<void> => {
  const found = await kysely
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) throw linkSpent();
};

/** Uses up the token and creates the first administrator, or neither. Returns the person's id. */
export const makeFirstAdministrator = (database: Database, token: string, person: FirstAdministrator): Promise<string> =>
  database.kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('setup_link')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (taken.numDeletedRows !== 1n) throw linkSpent();
    return addPerson(transaction, { ...person, role: 'admin', scope_kind: 'all', scope_industries: [], scope_area: null });
  });
