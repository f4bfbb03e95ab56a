import type { EmergencyScope, Scope } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OpensColumns, ScopeColumns } from '../db/tables/schema.ts';

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

/** The scope of emergency access, as a row stores it. */
export const toOpensColumns = (opens: EmergencyScope) => ({
  opens_kind: opens.kind,
  opens_industries: opens.kind === 'site' ? [...new Set(opens.industryIds)].toSorted((a, b) => a - b) : [],
  opens_area: opens.kind === 'district' ? opens.area : null,
});

interface OpensRow extends Selectable<OpensColumns> {
  readonly opens_kind: 'site' | 'district' | null;
}

/** Null: from a version in which emergency access covered everything. */
export const toEmergencyScope = ({
  opens_kind: kind,
  opens_industries: industryIds,
  opens_area: area,
}: OpensRow): EmergencyScope | null => {
  if (kind === null) return null;
  return kind === 'site' ? { kind, industryIds } : { kind, area: area ?? '' };
};
