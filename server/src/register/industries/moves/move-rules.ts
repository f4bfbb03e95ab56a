import { ownMoveM, type Scope } from '@hazardguard/contract';
import { distanceM } from '@hazardguard/engine';
import { toAreaKey } from '../../../platform/db/scope/row-scope.ts';

/** Where a site is: who is responsible follows from it. */
export interface Place {
  readonly district: string;
  /** '': in no State, or without a position. */
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The last position that an authority agreed to. */
export type AgreedPosition = Pick<Place, 'latitude' | 'longitude'>;

const isSame = (one: string, other: string): boolean => toAreaKey(one) === toAreaKey(other);
export const isOtherDistrict = (from: Pick<Place, 'district'>, to: Pick<Place, 'district'>): boolean => !isSame(from.district, to.district);
const isOtherState = (from: Place, to: Place): boolean => !isSame(from.state, to.state);

const countMetres = (from: AgreedPosition, to: Place): number =>
  from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null
    ? 0
    : distanceM(from.latitude, from.longitude, to.latitude, to.longitude);

/** Whether a site would leave its authority, or move farther than a plant may by itself. The first position of a site is no move. */
export const isMove = (from: Place, to: Place, agreed: AgreedPosition): boolean =>
  isOtherDistrict(from, to) || (from.latitude !== null && (isOtherState(from, to) || countMetres(agreed, to) > ownMoveM));

/**
 * Whether a person with this scope consents for the new place. A district's name says nothing about the State: where that changes, the
 * authority of a district consents only if its district is the new one, and where a site leaves every State, only the scope `all`.
 */
export const mayConsent = (scope: Scope, from: Place, to: Place): boolean => {
  if (scope.kind === 'all') return true;
  if (!('area' in scope)) return false;
  if (scope.kind === 'state') return isSame(scope.area, to.state);
  return isSame(scope.area, to.district) && (!isOtherState(from, to) || (isOtherDistrict(from, to) && to.state !== ''));
};

/** Whether the old place is in the scope of this authority. */
export const isOwnPlace = (scope: Scope, { district, state }: Place): boolean =>
  scope.kind === 'all' || ('area' in scope && isSame(scope.area, scope.kind === 'district' ? district : state));

/**
 * How a change of place is written: `agreed`: it takes effect, and an authority agrees to the position by it; `step`: it takes effect, and
 * the next one is measured from the position agreed before; `proposed`: it waits.
 */
export const judgePlace = (scope: Scope, from: Place, to: Place, agreed: AgreedPosition): 'agreed' | 'step' | 'proposed' => {
  if (isOwnPlace(scope, from) && mayConsent(scope, from, to)) return 'agreed';
  if (isMove(from, to, agreed)) return 'proposed';
  return from.latitude === null ? 'agreed' : 'step';
};
