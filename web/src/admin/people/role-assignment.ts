import { type PersonInput, roleScopes, type Scope, type ScopeKind, type SignedInRole } from '@hazardguard/contract';

/** Role and scope in a form, complete or not. */
export interface RoleAssignment {
  readonly role: SignedInRole;
  readonly kind: ScopeKind;
  readonly industryIds: readonly number[];
  readonly area: string;
}

const kindFor = (role: SignedInRole, wanted: ScopeKind): ScopeKind => {
  const kinds = roleScopes[role];
  return kinds.includes(wanted) ? wanted : (kinds[0] ?? 'all');
};

export const newAssignment = (role: SignedInRole): RoleAssignment => ({ role, kind: kindFor(role, 'site'), industryIds: [], area: '' });

export const toAssignment = (role: SignedInRole, scope: Scope): RoleAssignment => ({
  role,
  kind: kindFor(role, scope.kind),
  industryIds: 'industryIds' in scope ? scope.industryIds : [],
  area: 'area' in scope ? scope.area : '',
});

/** A new role keeps the scope if it may have a scope of that kind. */
export const withRole = (edit: RoleAssignment, role: SignedInRole): RoleAssignment => withKind({ ...edit, role }, kindFor(role, edit.kind));

/** The name of a district is not the name of a State. */
export const withKind = (edit: RoleAssignment, kind: ScopeKind): RoleAssignment => ({
  ...edit,
  kind,
  area: edit.kind === kind ? edit.area : '',
});

/** The request body, or the missing field. */
export const checkAssignment = ({ role, kind, industryIds, area }: RoleAssignment): PersonInput | 'sites' | 'area' => {
  if (kind === 'all') return { role, scope: { kind } };
  if (kind === 'district' || kind === 'state') return area.trim() === '' ? 'area' : { role, scope: { kind, area: area.trim() } };
  return industryIds.length === 0 ? 'sites' : { role, scope: { kind, industryIds: [...industryIds] } };
};
