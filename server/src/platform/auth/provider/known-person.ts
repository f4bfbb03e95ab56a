import { randomUUID } from 'node:crypto';
import { ApiError } from '@hazardguard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { takeUpInvitationOf } from '../invitation.ts';
import type { Vouched } from './claims.ts';

type Query = Kysely<Schema>;

const ofIdentity = (kysely: Query, { issuer, subject }: Vouched) =>
  kysely
    .selectFrom('credential')
    .innerJoin('person', 'person.id', 'credential.person_id')
    .select(['person.id', 'person.deactivated_at'])
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst();

/** By the address, where no other account of this provider has come in as this person before. */
const ofEmail = (kysely: Query, { issuer, email }: Vouched) =>
  kysely
    .selectFrom('person')
    .select(['id', 'deactivated_at'])
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('credential').select('credential.id').whereRef('person_id', '=', 'person.id').where('provider_id', '=', issuer)),
      ),
    )
    .executeTakeFirst();

const bind = (kysely: Query, personId: string, { issuer, subject }: Vouched) =>
  kysely
    .insertInto('credential')
    .values({ id: randomUUID(), account_id: subject, provider_id: issuer, person_id: personId, password: null, updated_at: new Date() })
    .execute();

const present = ({ id, deactivated_at }: { readonly id: string; readonly deactivated_at: Date | null }): string => {
  if (deactivated_at === null) return id;
  throw new ApiError('deactivated', 'Your account here is deactivated. Ask somebody above you');
};

/**
 * The person whom the provider vouches for: the one this account of the provider came in as before; else the one with its verified
 * address, or an invitation to it, and from then on this account alone is that person. Nobody is made who was not invited.
 */
export const knownPerson = ({ kysely }: Database, vouched: Vouched): Promise<string> =>
  kysely.transaction().execute(async (transaction) => {
    // Two first sign-ins at once bind once.
    await sql`select pg_advisory_xact_lock(hashtext('identity'))`.execute(transaction);
    const before = await ofIdentity(transaction, vouched);
    if (before !== undefined) return present(before);
    const found = await ofEmail(transaction, vouched);
    const id = found === undefined ? await takeUpInvitationOf(transaction, vouched) : present(found);
    if (id === undefined) {
      throw new ApiError('unknown-person', `Nobody here is ${vouched.email} by this account. Ask somebody above you for an invitation`);
    }
    await bind(transaction, id, vouched);
    await transaction.updateTable('person').set({ email_verified: true }).where('id', '=', id).execute();
    return id;
  });
