import { ApiError, type EscalationChain, type EscalationTier, type escalationStops } from '@hazardguard/contract';

/** Whose alert it is, as chains are chosen by it. */
export interface Whose {
  readonly industryId: number;
  /** Null: the industry is no longer on board. */
  readonly district: string | null;
}

type Scope = Pick<EscalationChain, 'industryId' | 'district'>;

const isSameDistrict = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The industry's own chain, else its district's, else that of all others; null: there is none. */
export const selectChain = <Chain extends Scope>(chains: readonly Chain[], { industryId, district }: Whose): Chain | null =>
  chains.find((chain) => chain.industryId === industryId) ??
  chains.find((chain) => chain.district !== null && district !== null && isSameDistrict(chain.district, district)) ??
  chains.find((chain) => chain.industryId === null && chain.district === null) ??
  null;

/** What a running chain does when it is looked at. */
export type NextStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'stop'; readonly why: (typeof escalationStops)[number] }
  | { readonly kind: 'call'; readonly tier: EscalationTier; readonly number: number }
  | { readonly kind: 'give-up' };

export interface Looked {
  readonly tiers: readonly EscalationTier[];
  /** Called last; 0: none yet. */
  readonly tier: number;
  /** The time of that tier is over. */
  readonly due: boolean;
  readonly expired: boolean;
  /** What it calls for has ended, and how; null: it has not. */
  readonly ended: (typeof escalationStops)[number] | null;
}

/** The end of what it calls for goes before everything; else each tier in its turn, and after the last one the end that must be seen. */
export const decideNextStep = ({ tiers, tier, due, expired, ended }: Looked): NextStep => {
  if (ended !== null) return { kind: 'stop', why: ended };
  if (expired) return { kind: 'stop', why: 'expired' };
  if (!due) return { kind: 'wait' };
  const next = tiers[tier];
  return next === undefined ? { kind: 'give-up' } : { kind: 'call', tier: next, number: tier + 1 };
};

export const noSuchChain = (): ApiError => new ApiError('not-found', 'There is no such escalation chain');

export const chainTaken = (): ApiError => {
  const message = 'There is a chain for this industry, this district or all others already: change that one';
  return new ApiError('conflict', message, [{ field: 'industryId', message }]);
};

export const chainEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this chain meanwhile; reload it and repeat your change');

export const notPublic = (): ApiError => new ApiError('conflict', 'Nothing of this alert is public, so nobody is called for it');
export const noChain = (): ApiError => new ApiError('conflict', 'There is no escalation chain for this industry');
export const incidentOver = (): ApiError => new ApiError('conflict', 'The incident is over, so nobody is called for it');
export const notRunning = (): ApiError => new ApiError('conflict', 'No escalation is running here');
export const runningAlready = (): ApiError => new ApiError('conflict', 'The escalation is running already');
