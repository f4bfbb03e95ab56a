import { ApiError, roleTitles, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import type { Database } from '../db/database.ts';
import { runUnscoped } from '../db/scope/row-scope.ts';
import { toScopeColumns } from './scope-columns.ts';

const prefix = 'demo-';

/** One of the accounts that all visitors of a demo share. */
export const isDemoPerson = (personId: string): boolean => personId.startsWith(prefix);

/**
 * The account of a role in demo mode. The first use creates those of all roles: one drafts, another releases, also where nobody has chosen
 * that role yet. They have no password, and `.invalid` is no mail domain (RFC 2606).
 */
export const findDemoPersonId = async ({ kysely }: Database, role: SignedInRole): Promise<string> => {
  const toId = (one: SignedInRole): string => `${prefix}${one}`;
  const accounts = signedInRoles.map((one) => ({
    id: toId(one),
    name: `${roleTitles[one]} (demo)`,
    email: `${one}@demo.invalid`,
    email_verified: false,
    image: null,
    role: one,
  }));
  // Without a named column: people who sign in at the same moment meet at the e-mail address as well as at the id.
  await kysely
    .insertInto('person')
    .values(accounts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return toId(role);
};

/** A plant, an industrial cluster, a district and a State of the samples. */
const pocket = ['Ankleshwar GIDC estate (sample)', 'Panoli GIDC estate (sample)', 'Jhagadia GIDC estate (sample)'];
const places: Readonly<Partial<Record<SignedInRole, readonly string[] | Scope>>> = {
  plant: pocket.slice(0, 1),
  l0: pocket,
  l1: { kind: 'district', area: 'Bharuch' },
  l2: { kind: 'state', area: 'Gujarat' },
};

const scopeByPlace = async ({ kysely }: Database, role: SignedInRole): Promise<Scope | null> => {
  const place = places[role];
  if (place === undefined || 'kind' in place) return place ?? null;
  const named = kysely.selectFrom('industry').select('id').where('sample', '=', true).where('industry_name', 'in', place);
  const industryIds = (await runUnscoped(() => named.execute())).map(({ id }) => id);
  return industryIds.length === 0 ? null : { kind: role === 'plant' ? 'site' : 'locality', industryIds };
};

/** The account of a role whose scope is one sample place, to show what other accounts cannot see. */
export const findDemoPlacePersonId = async (database: Database, role: SignedInRole): Promise<string> => {
  const scope = await scopeByPlace(database, role);
  if (scope === null) throw new ApiError('not-found', 'The demo has no sample place for this role');
  const id = `${prefix}${role}-place`;
  const name = `${roleTitles[role]} (demo, ${'area' in scope ? scope.area : 'Ankleshwar'})`;
  const columns = toScopeColumns(scope);
  await database.kysely
    .insertInto('person')
    .values({ id, name, email: `${role}-place@demo.invalid`, email_verified: false, image: null, role, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.kysely.updateTable('person').set(columns).where('id', '=', id).execute();
  return id;
};
