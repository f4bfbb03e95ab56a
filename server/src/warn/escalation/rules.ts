import { ApiError, type EscalationChain, type EscalationTier, type escalationStops } from '@hazardguard/contract';

/** The industry and district that a chain is chosen by. */
export interface Whose {
  /** Null: none. */
  readonly industryId: number | null;
  /** Null: the industry is no longer on board. */
  readonly district: string | null;
}

type Scope = Pick<EscalationChain, 'industryId' | 'district'>;

const isSameDistrict = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The industry's own chain, else its district's, else the one for all others; null: there is none. */
export const selectChain = <Chain extends Scope>(chains: readonly Chain[], { industryId, district }: Whose): Chain | null =>
  chains.find((chain) => industryId !== null && chain.industryId === industryId) ??
  chains.find((chain) => chain.district !== null && district !== null && isSameDistrict(chain.district, district)) ??
  chains.find((chain) => chain.industryId === null && chain.district === null) ??
  null;

/** What a running chain does next. */
export type NextStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'stop'; readonly why: (typeof escalationStops)[number] }
  | { readonly kind: 'call'; readonly tier: EscalationTier; readonly number: number }
  | { readonly kind: 'give-up' };

interface ChainState {
  readonly tiers: readonly EscalationTier[];
  /** The tier called last; 0: none yet. */
  readonly tier: number;
  /** The time of that tier is over. */
  readonly due: boolean;
  readonly expired: boolean;
  /** How the alert or incident ended; null: it has not. */
  readonly ended: (typeof escalationStops)[number] | null;
  /** The last tier is called again and again, until the chain ends. */
  readonly repeats: boolean;
}

/**
 * The end of the alert or incident comes first; otherwise the next tier is called. After the last one the chain gives up, or calls it again.
 */
export const decideNextStep = ({ tiers, tier, due, expired, ended, repeats }: ChainState): NextStep => {
  if (ended !== null) return { kind: 'stop', why: ended };
  if (expired) return { kind: 'stop', why: 'expired' };
  if (!due) return { kind: 'wait' };
  const next = tiers[tier] ?? (repeats ? tiers.at(-1) : undefined);
  return next === undefined ? { kind: 'give-up' } : { kind: 'call', tier: next, number: tier + 1 };
};

export const noSuchChain = (): ApiError => new ApiError('not-found', 'There is no such escalation chain');

export const chainTaken = (): ApiError => {
  const message = 'There is already a chain for this industry, this district or all others. Change that one.';
  return new ApiError('conflict', message, [{ field: 'industryId', message }]);
};

export const chainEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Another user has changed this chain. Reload it and repeat your change.');

export const notPublic = (): ApiError => new ApiError('conflict', 'This alert is not public, so nobody is called for it');
export const noChain = (): ApiError => new ApiError('conflict', 'There is no escalation chain for this industry');
export const incidentOver = (): ApiError => new ApiError('conflict', 'The incident is over, so nobody is called for it');
export const notRunning = (): ApiError => new ApiError('conflict', 'No escalation is running');
export const runningAlready = (): ApiError => new ApiError('conflict', 'The escalation is already running');
