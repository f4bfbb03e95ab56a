import { isAllowed, type Permission, type Role } from './roles.ts';
import type { Scope } from './scope.ts';

/** The rights that make an account new again when it gets one that it lacked. */
const warningRights = ['alert.draft', 'alert.approve', 'alert.override'] as const satisfies readonly Permission[];

interface Rights {
  readonly role: Role;
  readonly scope: Scope;
}

const isPartOf = (inner: Scope, outer: Scope): boolean => {
  if (outer.kind === 'all') return true;
  if ('industryIds' in inner) return 'industryIds' in outer && inner.industryIds.every((id) => outer.industryIds.includes(id));
  return (
    'area' in inner && 'area' in outer && inner.kind === outer.kind && inner.area.trim().toLowerCase() === outer.area.trim().toLowerCase()
  );
};

/**
 * True when a change gives a right to draft or approve that the account lacked, or places that its old scope did not name: a
 * district inside the old State counts as another place, because only the register knows which State it is in.
 */
export const givesMoreRights = (before: Rights, after: Rights): boolean =>
  warningRights.some((right) => isAllowed(after.role, right) && !isAllowed(before.role, right)) || !isPartOf(after.scope, before.scope);
