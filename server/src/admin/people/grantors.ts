import type { Account, Scope } from '@hazardguard/contract';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { type Grantor, noSuchPerson, type ScopeContext } from './rules.ts';
import { findPerson } from './store.ts';

/** Who asks, and what may be told of scopes to them. */
export const openGrantors = (database: Database) => ({
  /** With what they answer for, also while everything is open to them: people are managed by that alone. */
  readGrantor: async ({ id, role }: Account): Promise<Grantor> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return { id, role, scope: toScope(row) };
  },
  /** Their sites, and for somebody of a State the States these are in. */
  readScopeContext: async (grantor: Grantor, scopes: readonly Scope[]): Promise<ScopeContext> => {
    const sites = await readScopeSites(database, scopes);
    if (grantor.scope.kind !== 'state') return { sites, findState: () => null };
    const gazetteer = await loadBundledGazetteer();
    return { sites, findState: (latitude, longitude) => gazetteer.nearest(latitude, longitude)?.region ?? null };
  },
});
