import { type PersonInput, roleScopes, type Scope, type ScopeKind, type SignedInRole } from '@hazardguard/contract';

/** Role and scope as a form holds them, complete or not. */
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

/** Another role keeps the scope where it may have one of that kind. */
export const withRole = (edit: RoleAssignment, role: SignedInRole): RoleAssignment => withKind({ ...edit, role }, kindFor(role, edit.kind));

/** A district's name is no State's. */
export const withKind = (edit: RoleAssignment, kind: ScopeKind): RoleAssignment => ({
  ...edit,
  kind,
  area: edit.kind === kind ? edit.area : '',
});

/** What is to be sent, or what is still missing. */
export const checkAssignment = ({ role, kind, industryIds, area }: RoleAssignment): PersonInput | 'sites' | 'area' => {
  if (kind === 'all') return { role, scope: { kind } };
  if (kind === 'district' || kind === 'state') return area.trim() === '' ? 'area' : { role, scope: { kind, area: area.trim() } };
  return industryIds.length === 0 ? 'sites' : { role, scope: { kind, industryIds: [...industryIds] } };
};
