import { type ConfirmBar, isAllowed, type Scope, type SignedInRole, secondPersonRule, signedInRoles } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { toScope } from './scope-columns.ts';
import { type FindState, isScopeWithin, readScopeSites, type ScopeSites } from './scope-sites.ts';
import { type Givers, mayBeOnePerson, readGivers } from './second-person.ts';

type Part = Pick<Database, 'kysely'>;

/** The roles that may be the second person for a warning, and that confirm new accounts. */
const confirmingRoles = signedInRoles.filter((role) => isAllowed(role, 'person.confirm'));

export interface PersonInScope {
  readonly id: string;
  readonly scope: Scope;
}

interface Places {
  readonly sites: ScopeSites;
  readonly findState: FindState;
}

/** Why the person who confirms is not independent of those who may have made this account; null: is. */
export const findIndependenceBar = (givers: Givers, confirmer: string, account: string): ConfirmBar | null => {
  if (confirmer === account) return 'self';
  return mayBeOnePerson(givers, confirmer, account) ? 'chain' : null;
};

/** Why a person with the right to confirm may not confirm this account; null: may. All of its scope must be within theirs. */
export const findConfirmBar = (
  { givers, sites, findState }: Places & { readonly givers: Givers },
  confirmer: PersonInScope,
  account: PersonInScope,
): ConfirmBar | 'scope' | null =>
  isScopeWithin(account.scope, confirmer.scope, sites, findState) ? findIndependenceBar(givers, confirmer.id, account.id) : 'scope';

/** Everybody who can confirm each of these accounts now, by name. */
export const listConfirmers = async (
  database: Database,
  accounts: readonly PersonInScope[],
  findState: FindState,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await database.kysely
    .selectFrom('person')
    .select(['id', 'name', 'scope_kind', 'scope_industries', 'scope_area'])
    .where('role', 'in', confirmingRoles)
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .execute();
  const givers = await readGivers(
    database,
    [...rows, ...accounts].map(({ id }) => id),
  );
  const sites = await readScopeSites(
    database,
    accounts.map(({ scope }) => scope),
  );
  const candidates = rows.map((row) => ({ id: row.id, name: row.name, scope: toScope(row) }));
  const listFor = (account: PersonInScope) =>
    candidates.filter((candidate) => findConfirmBar({ givers, sites, findState }, candidate, account) === null).map(({ name }) => name);
  return new Map(accounts.map((account) => [account.id, listFor(account)]));
};

/** A new account that is not confirmed. */
export interface NewAccountRow extends PersonInScope {
  readonly name: string;
  readonly email: string;
  readonly role: SignedInRole;
  readonly givenBy: readonly string[];
  readonly newUntil: Date;
}

/** Active accounts that are new and not confirmed, the newest first; `id`: only this one. */
export const listNewAccounts = async ({ kysely }: Part, id: string | null = null): Promise<readonly NewAccountRow[]> => {
  const days = sql`make_interval(days => ${secondPersonRule.newAccountDays})`;
  const { rows } = await sql<Omit<NewAccountRow, 'scope'> & Parameters<typeof toScope>[0]>`
    select account.id, account.name, account.email, account.role, scope_kind, scope_industries, scope_area, given.since + ${days} as "newUntil",
      array(select giver.name from person giver where giver.id = any(given.by) order by giver.name) as "givenBy"
    from person account cross join lateral (
      select max(at) as since, array_agg(by) as by from (
        select created_at as at, invited_by as by where invited_by is not null
        union all select granted_at, unnest(granted_by)
      ) as each where at > now() - ${days}
    ) as given
    where given.since is not null and confirmed_at is null and deactivated_at is null and (${id}::text is null or account.id = ${id})
    order by given.since desc, account.id`.execute(kysely);
  return rows.map(({ scope_kind, scope_industries, scope_area, ...row }) => ({
    ...row,
    scope: toScope({ scope_kind, scope_industries, scope_area }),
  }));
};

/** A person gets more rights: the account is new again, and an earlier confirmation ends. Who gave it rights while it was new stays. */
export const noteGrant = async ({ kysely }: Part, id: string, givenBy: string): Promise<void> => {
  await sql`
    update person set granted_at = now(), confirmed_at = null, confirmed_by = null,
      granted_by = case when granted_at > now() - make_interval(days => ${secondPersonRule.newAccountDays})
        then array(select distinct unnest(granted_by || ${givenBy}::text) order by 1) else array[${givenBy}::text] end
    where id = ${id}`.execute(kysely);
};

export const noteConfirmation = ({ kysely }: Part, id: string, confirmedBy: string): Promise<unknown> =>
  kysely.updateTable('person').set({ confirmed_at: sql<Date>`now()`, confirmed_by: confirmedBy }).where('id', '=', id).execute();
