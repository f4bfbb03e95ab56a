import type { Account, Scope } from '@hazardguard/contract';
import { scopeOf } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { bundledGazetteer } from '../../platform/providers/places/gazetteer.ts';
import { type Giver, type Land, noSuchPerson } from './rules.ts';
import { findPerson } from './store.ts';

/** Who asks, and what may be told of scopes to them. */
export const openGivers = (database: Database) => ({
  /** With what they answer for, also while everything is open to them: people are managed by that alone. */
  giverOf: async ({ id, role }: Account): Promise<Giver> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return { id, role, scope: scopeOf(row) };
  },
  /** Their sites, and for somebody of a State the States these are in. */
  landOf: async (giver: Giver, scopes: readonly Scope[]): Promise<Land> => {
    const sites = await readScopeSites(database, scopes);
    if (giver.scope.kind !== 'state') return { sites, stateOf: () => null };
    const gazetteer = await bundledGazetteer();
    return { sites, stateOf: (latitude, longitude) => gazetteer.nearest(latitude, longitude)?.region ?? null };
  },
});
