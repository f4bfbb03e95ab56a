import type { Account, Scope } from '@hazardguard/contract';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { type Grantor, noSuchPerson, type ScopeContext } from './rules.ts';
import { findPerson } from './store.ts';

/** Reads the grantor of a request, and what is needed to compare scopes. */
export const makeGrantorReader = (database: Database) => ({
  readGrantor: async ({ id, role }: Pick<Account, 'id' | 'role'>): Promise<Grantor> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return { id, role, scope: toScope(row) };
  },
  /** The sites of the scopes; for a State authority also the State of each site. */
  readScopeContext: async (grantor: Grantor, scopes: readonly Scope[]): Promise<ScopeContext> => {
    const sites = await readScopeSites(database, scopes);
    if (grantor.scope.kind !== 'state') return { sites, findState: () => null };
    const gazetteer = await loadBundledGazetteer();
    return { sites, findState: (latitude, longitude) => gazetteer.nearest(latitude, longitude)?.region ?? null };
  },
});
