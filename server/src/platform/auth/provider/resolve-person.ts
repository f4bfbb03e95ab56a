import { randomUUID } from 'node:crypto';
import { ApiError } from '@hazardguard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/tables/schema.ts';
import { takeUpOpenInvitation } from '../invitation.ts';
import type { VerifiedIdentity } from './claims.ts';

type Query = Kysely<Schema>;

const findByIdentity = (kysely: Query, { issuer, subject }: VerifiedIdentity) =>
  kysely
    .selectFrom('credential')
    .innerJoin('person', 'person.id', 'credential.person_id')
    .select(['person.id', 'person.deactivated_at'])
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst();

/** By the address, where no other account of this provider is linked to this person. */
const findByEmail = (kysely: Query, { issuer, email }: VerifiedIdentity) =>
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

const bind = (kysely: Query, personId: string, { issuer, subject }: VerifiedIdentity) =>
  kysely
    .insertInto('credential')
    .values({ id: randomUUID(), account_id: subject, provider_id: issuer, person_id: personId, password: null, updated_at: new Date() })
    .execute();

const present = ({ id, deactivated_at }: { readonly id: string; readonly deactivated_at: Date | null }): string => {
  if (deactivated_at === null) return id;
  throw new ApiError('deactivated', 'Your account here is deactivated. Ask your administrator');
};

/**
 * The person for a provider account: the one it is linked to; else the one with its verified address, or an invitation for it,
 * which links it for good. No account is created without an invitation.
 */
export const resolvePerson = ({ kysely }: Database, vouched: VerifiedIdentity): Promise<string> =>
  kysely.transaction().execute(async (transaction) => {
    // Two first sign-ins at the same time link once.
    await sql`select pg_advisory_xact_lock(hashtext('identity'))`.execute(transaction);
    const before = await findByIdentity(transaction, vouched);
    if (before !== undefined) return present(before);
    const found = await findByEmail(transaction, vouched);
    const id = found === undefined ? await takeUpOpenInvitation(transaction, vouched) : present(found);
    if (id === undefined) {
      throw new ApiError('unknown-person', `No account found for ${vouched.email}. Ask your administrator for an invitation`);
    }
    await bind(transaction, id, vouched);
    await transaction.updateTable('person').set({ email_verified: true }).where('id', '=', id).execute();
    return id;
  });
