import { dutyScopes, dutyStates } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { asText, oneOf, type Search, useIndustryInFocus } from '../../data/address.ts';
import type { DutyFilter } from './use-duties.ts';

const parseState = oneOf(dutyStates);
const parseScope = oneOf([...dutyScopes, 'focus'] as const);
type Scope = ReturnType<typeof parseScope>;

/** The filters of the list, stored in the address. A new filter starts at the first page. */
export const useDutyFilter = () => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [focus] = useIndustryInFocus();
  const chosen = parseScope(raw.scope);
  const scope: Scope = chosen === 'focus' && focus === undefined ? undefined : chosen;
  const state = parseState(raw.state);
  const district = asText(raw.district)?.trim() || undefined;
  const filter: DutyFilter = {
    state,
    scope: scope === 'focus' ? undefined : scope,
    industryId: scope === 'focus' ? focus : undefined,
    district,
  };
  const choose = (change: { readonly [key in 'state' | 'scope' | 'district']?: string }): void => {
    const changed = Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value === '' ? undefined : value]));
    void navigate({ to: '.', search: (before: Search) => ({ ...before, ...changed, page: undefined }), replace: true, resetScroll: false });
  };
  return { filter, state, scope, district, focus, choose };
};
