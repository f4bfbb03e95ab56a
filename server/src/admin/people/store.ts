import { ApiError, givesMoreRights, type PersonInput, type personColumns, type SignedInRole } from '@hazardguard/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { noteGrant } from '../../platform/auth/new-accounts.ts';
import { toScope, toScopeColumns } from '../../platform/auth/scope-columns.ts';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { containsText } from '../../platform/db/tables/search.ts';

export type PersonRow = Selectable<Schema['person']> & { readonly two_factor: boolean };

const secondFactor = sql<boolean>`(exists (select from two_factor where person_id = person.id and confirmed_at is not null)
  or exists (select from passkey where person_id = person.id))`;
const columns = sql<PersonRow>`person.*, ${secondFactor} as two_factor`;

interface PeopleOrder {
  readonly search: string | null;
  readonly sort: (typeof personColumns)[number] | undefined;
  readonly direction: 'asc' | 'desc';
}

const sortKeys: Readonly<Record<NonNullable<PeopleOrder['sort']>, RawBuilder<unknown>>> = {
  name: sql`lower(name)`,
  role: sql`role`,
  lastSeenAt: sql`last_seen_at`,
};

/** Everyone whose name or e-mail address contains the search; the caller checks who may see them. */
export const listPeople = async ({ kysely }: Database, { search, sort, direction }: PeopleOrder): Promise<readonly PersonRow[]> => {
  const order = direction === 'desc' ? sql`desc` : sql`asc`;
  const matching = search === null ? sql`true` : containsText(sql`lower(name || E'\n' || email)`, search);
  const { rows } = await sql<PersonRow>`
    select ${columns} from person where ${matching} order by ${sortKeys[sort ?? 'name']} ${order} nulls last, id`.execute(kysely);
  return rows;
};

export const findPerson = ({ kysely }: Database, id: string): Promise<PersonRow | undefined> =>
  kysely.selectFrom('person').selectAll().select(secondFactor.as('two_factor')).where('id', '=', id).executeTakeFirst();

interface Asker {
  readonly id: string;
  readonly role: SignedInRole;
}

/**
 * Changes people one at a time, and only while the asker still has the role of the request and is not deactivated. Nobody changes
 * their own account, so if two administrators deactivate each other at the same moment, one of them stays.
 */
export const withUnchangedAsker = (
  { kysely }: Database,
  { id, role }: Asker,
  act: (transaction: Database['kysely']) => Promise<unknown>,
): Promise<unknown> =>
  kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('people'))`.execute(transaction);
    const asker = await transaction
      .selectFrom('person')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', role)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst();
    if (!asker) throw new ApiError('not-signed-in', 'Your own account has been changed in the meantime');
    return act(transaction);
  });

/** A person who loses a role or scope loses the invitations granted with it. */
const endInvitations = (transaction: Database['kysely'], id: string) =>
  transaction.deleteFrom('invitation').where('invited_by', '=', id).execute();

export const changePerson = (database: Database, asker: Asker, id: string, { role, scope }: PersonInput): Promise<unknown> =>
  withUnchangedAsker(database, asker, async (transaction) => {
    await endInvitations(transaction, id);
    const before = await transaction.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await transaction
      .updateTable('person')
      .set({ role, ...toScopeColumns(scope), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    const rights = { role: before.role as SignedInRole, scope: toScope(before) };
    if (givesMoreRights(rights, { role, scope })) await noteGrant({ kysely: transaction }, id, asker.id);
  });

export const deactivatePerson = (database: Database, asker: Asker, id: string): Promise<unknown> =>
  withUnchangedAsker(database, asker, async (transaction) => {
    await endInvitations(transaction, id);
    // Calendar addresses open without signing in.
    for (const table of ['person_session', 'duty_feed', 'assessment_request_feed'] as const) {
      await transaction.deleteFrom(table).where('person_id', '=', id).execute();
    }
    // A reactivated person is bound to an account of the identity provider again at the next sign-in.
    await transaction.deleteFrom('credential').where('person_id', '=', id).where('provider_id', '!=', 'credential').execute();
    await transaction
      .updateTable('person')
      .set({ deactivated_at: sql<Date>`coalesce(deactivated_at, now())` })
      .where('id', '=', id)
      .execute();
  });

export const reactivatePerson = (database: Database, asker: Asker, id: string): Promise<unknown> =>
  withUnchangedAsker(database, asker, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('person')
      .set({ deactivated_at: null })
      .where('id', '=', id)
      .where('deactivated_at', 'is not', null)
      .executeTakeFirst();
    // A deactivated account had no rights.
    if (numUpdatedRows > 0n) await noteGrant({ kysely: transaction }, id, asker.id);
  });

/** For a lost telephone: removes app, passkeys, recovery codes and sessions, because the finder may be signed in. */
export const resetSecondFactor = (database: Database, asker: Asker, id: string): Promise<unknown> =>
  withUnchangedAsker(database, asker, async (transaction) => {
    for (const table of ['two_factor', 'passkey', 'recovery_code', 'person_session'] as const) {
      await transaction.deleteFrom(table).where('person_id', '=', id).execute();
    }
  });

/** The districts of the industries; spellings that differ only in case are one district. */
export const listDistricts = async ({ kysely }: Database): Promise<string[]> => {
  const { rows } = await sql<{ district: string }>`
    select min(btrim(district)) as district from industry where ${siteInScope()} group by lower(btrim(district)) order by lower(btrim(district))`.execute(
    kysely,
  );
  return rows.map(({ district }) => district);
};
