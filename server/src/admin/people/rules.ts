import { ApiError, grantableRoles, type Person, type PersonInput, roleScopes, type Scope, type SignedInRole } from '@hazardguard/contract';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { type FindState, isScopeWithin, listPlaceNames, type ScopeSites } from '../../platform/auth/scope-sites.ts';
import type { PersonRow } from './store.ts';

/** The person who makes the request, with the present role and scope. */
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

/** Whether the grantor may invite, change and deactivate a person of this role and scope. */
export const mayManage = (grantor: Grantor, role: SignedInRole, scope: Scope, { sites, findState }: ScopeContext): boolean =>
  grantableRoles[grantor.role].includes(role) && isScopeWithin(scope, grantor.scope, sites, findState);

const refuse = (field: string, message: string): ApiError => new ApiError('invalid-input', message, [{ field, message }]);

/** Refuses a role or scope that the grantor may not grant, and a scope that does not suit the role. */
export const refuseGrant = (grantor: Grantor, { role, scope }: PersonInput, context: ScopeContext, states: readonly string[]): void => {
  if (!grantableRoles[grantor.role].includes(role)) throw refuse('role', 'You cannot grant this role');
  if (!roleScopes[role].includes(scope.kind)) throw refuse('scope', 'This role cannot have this scope');
  if ('industryIds' in scope && scope.industryIds.some((id) => !context.sites.byId.has(id))) {
    throw refuse('scope', 'One of the sites is no longer in the register');
  }
  if (scope.kind === 'state' && !states.includes(scope.area)) throw refuse('scope', 'Choose a State or Union Territory from the list');
  if (isScopeWithin(scope, grantor.scope, context.sites, context.findState)) return;
  throw refuse('scope', 'This is outside your scope, or no site in the register shows that it is inside. Ask an administrator');
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

export const refuseFixed = ({ fixed }: Person): void => {
  if (fixed === 'self')
    throw new ApiError('conflict', 'Only another administrator can change your role, your scope or your right to sign in');
  if (fixed === 'demo') throw new ApiError('conflict', 'Demo accounts are shared and cannot be changed');
};
