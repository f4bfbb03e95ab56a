import { ApiError, grantableRoles, type Person, type PersonInput, roleScopes, type Scope, type SignedInRole } from '@hazardguard/contract';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { type FindState, isScopeWithin, listPlaceNames, type ScopeSites } from '../../platform/auth/scope-sites.ts';
import type { PersonRow } from './store.ts';

/** Who asks: role and scope as they stand now. */
export interface Grantor {
  readonly id: string;
  readonly role: SignedInRole;
  readonly scope: Scope;
}

export interface ScopeContext {
  readonly sites: ScopeSites;
  readonly findState: FindState;
}

export const noSuchPerson = (): ApiError => new ApiError('not-found', 'There is no such person');

/** Whether a person (or one to be) is the giver's to bring in, change and send away. */
export const mayManage = (grantor: Grantor, role: SignedInRole, scope: Scope, { sites, findState: stateOf }: ScopeContext): boolean =>
  grantableRoles[grantor.role].includes(role) && isScopeWithin(scope, grantor.scope, sites, stateOf);

const refuse = (field: string, message: string): ApiError => new ApiError('invalid-input', message, [{ field, message }]);

/** Refuses a role or scope that the giver cannot give, or that do not go together. */
export const refuseGrant = (grantor: Grantor, { role, scope }: PersonInput, context: ScopeContext, states: readonly string[]): void => {
  if (!grantableRoles[grantor.role].includes(role)) throw refuse('role', 'You cannot give this role');
  if (!roleScopes[role].includes(scope.kind)) throw refuse('scope', 'This role does not go with this scope');
  if ('industryIds' in scope && scope.industryIds.some((id) => !context.sites.byId.has(id))) {
    throw refuse('scope', 'One of the sites is not on board any more');
  }
  if (scope.kind === 'state' && !states.includes(scope.area)) throw refuse('scope', 'A State or Union Territory of the list');
  if (isScopeWithin(scope, grantor.scope, context.sites, context.findState)) return;
  throw refuse('scope', 'This is not within your own scope, or nothing on board there says so. An administrator can do it');
};

export const present = (row: PersonRow, grantor: Grantor, sites: ScopeSites): Person => {
  const scope = toScope(row);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as SignedInRole,
    scope,
    places: listPlaceNames(scope, sites),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
    secondFactor: row.two_factor,
    fixed: row.id === grantor.id ? 'self' : isDemoPerson(row.id) ? 'demo' : null,
  };
};

/** Nobody changes himself, and the shared accounts of the demo stay as they are. */
export const refuseFixed = ({ fixed }: Person): void => {
  if (fixed === 'self') throw new ApiError('conflict', 'Another administrator changes your own role, scope or right to sign in');
  if (fixed === 'demo') throw new ApiError('conflict', 'The accounts of the demo are shared and stay as they are');
};
