import { type Account, ApiError, isAllowed, type SiteMove } from '@hazardguard/contract';
import { isOwnPlace, mayConsent, type Place } from './move-rules.ts';
import type { MoveRow } from './store.ts';

export const noSuchMove = (): ApiError => new ApiError('not-found', 'There is no such move of a site');

const toPlaces = (row: MoveRow): { readonly from: Place; readonly to: Place } => ({
  from: { district: row.from_district, state: row.from_state, latitude: row.from_latitude, longitude: row.from_longitude },
  to: { district: row.to_district, state: row.to_state, latitude: row.to_latitude, longitude: row.to_longitude },
});

/** Both authorities may refuse it; only that of the new place consents. A site withdraws its own. */
const listRights = ({ role, scope }: Account, row: MoveRow): SiteMove['may'] => {
  const { from, to } = toPlaces(row);
  const decides = isAllowed(role, 'site-move.decide');
  const accept = decides && mayConsent(scope, from, to);
  return {
    accept,
    refuse: accept || (decides && (isOwnPlace(scope, from) || isOwnPlace(scope, to))),
    withdraw: isAllowed(role, 'industry.write') && 'industryIds' in scope && scope.industryIds.includes(row.industry_id),
  };
};

export const presentMove = (row: MoveRow, account: Account): SiteMove => ({
  id: row.id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  ...toPlaces(row),
  proposedAt: row.proposed_at.toISOString(),
  proposedBy: row.proposed_by,
  may: row.outcome === null ? listRights(account, row) : { accept: false, refuse: false, withdraw: false },
});

const refusals: Readonly<Record<keyof SiteMove['may'], string>> = {
  accept: 'Only the authority of the new place, or an administrator, consents to this move',
  refuse: 'Only the authority of the old or the new place, or an administrator, refuses this move',
  withdraw: 'Only the site withdraws its move; refuse it with a reason instead',
};

export const refuseDecision = (row: MoveRow, account: Account, act: keyof SiteMove['may']): void => {
  if (row.outcome !== null) throw new ApiError('conflict', `This move was ${row.outcome} already`);
  if (!listRights(account, row)[act]) throw new ApiError(act === 'withdraw' ? 'conflict' : 'outside-scope', refusals[act]);
};
