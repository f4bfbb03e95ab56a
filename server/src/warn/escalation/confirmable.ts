import type { WhoMayRelease } from '@hazardguard/contract';
import { listConfirmers, type PersonInScope } from '../../platform/auth/new-accounts.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';

/** Accounts and confirmers that are named; more would not be read at night. */
const mostAccounts = 3;
const mostConfirmers = 5;

const listPeople = async (
  { kysely }: Database,
  ids: readonly string[],
): Promise<readonly (PersonInScope & { readonly name: string })[]> => {
  if (ids.length === 0) return [];
  const columns = ['id', 'name', 'scope_kind', 'scope_industries', 'scope_area'] as const;
  const rows = await kysely.selectFrom('person').select(columns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, { id: row.id, name: row.name, scope: toScope(row) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The new accounts of which one is enough, once confirmed, and who can confirm them. */
export const listConfirmable = async (database: Database, ids: readonly string[]): Promise<WhoMayRelease['confirm']> => {
  const people = await listPeople(database, ids);
  if (people.length === 0) return [];
  const gazetteer = await loadBundledGazetteer();
  const findState = (latitude: number, longitude: number) => gazetteer.nearest(latitude, longitude)?.region ?? null;
  const confirmers = await listConfirmers(database, people, findState);
  const all = people.map(({ id, name }) => ({ name, confirmers: [...(confirmers.get(id) ?? [])].slice(0, mostConfirmers) }));
  return all.toSorted((a, b) => Number(b.confirmers.length > 0) - Number(a.confirmers.length > 0)).slice(0, mostAccounts);
};
