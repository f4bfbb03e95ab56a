import type { Scope } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { ScopeColumns } from '../db/tables/schema.ts';

/** A scope as a row stores it; each site once, in order. */
export const toScopeColumns = (scope: Scope): Required<Insertable<ScopeColumns>> => ({
  scope_kind: scope.kind,
  scope_industries: 'industryIds' in scope ? [...new Set(scope.industryIds)].toSorted((a, b) => a - b) : [],
  scope_area: 'area' in scope ? scope.area : null,
});

export const toScope = ({ scope_kind: kind, scope_industries, scope_area }: Selectable<ScopeColumns>): Scope => {
  if (kind === 'site' || kind === 'locality') return { kind, industryIds: scope_industries };
  if (kind === 'district' || kind === 'state') return { kind, area: scope_area ?? '' };
  return { kind };
};
