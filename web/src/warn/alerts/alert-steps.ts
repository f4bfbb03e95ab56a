import { type Alert, renewalLeadMin } from '@hazardguard/contract';
import type { DecisionName } from './use-decide.ts';

/** Steps that the alert's state allows, whatever the permissions; the server checks again. */
export const listSteps = ({ state, kind, expired, live }: Pick<Alert, 'state' | 'kind' | 'expired' | 'live'>): readonly DecisionName[] => {
  const isLive = live?.state === 'released' && !expired;
  const end: readonly DecisionName[] = isLive ? ['cancel'] : [];
  if (state === 'released') return isLive ? ['revise', 'cancel'] : [];
  if (state === 'cancelled') return [];
  if (expired && live === null) return state === 'waiting' ? ['return'] : [];
  if (state === 'waiting') return ['approve', 'return', 'override', ...end];
  if (kind === 'Cancel') return ['revise', ...end];
  return state === 'draft' ? ['submit', 'override', ...end] : ['override', ...end];
};

/** Minutes until a public warning ends, if its renewal is due and nobody has begun an update; undefined: it is not. */
export const findRenewalMin = ({ state, live }: Pick<Alert, 'state' | 'live'>, now: number): number | undefined => {
  if (state !== 'released' || live?.state !== 'released') return undefined;
  const left = (Date.parse(live.expiresAt) - now) / 60_000;
  return left > 0 && left <= renewalLeadMin ? Math.ceil(left) : undefined;
};

/** From the first sign to the first release, or to now, s: an update and an all clear do not change it. */
export const computeElapsedS = ({ since, firstReleasedAt }: Pick<Alert, 'since' | 'firstReleasedAt'>, now: number): number =>
  Math.max(0, Math.floor(((firstReleasedAt === null ? now : Date.parse(firstReleasedAt)) - Date.parse(since.at)) / 1000));

/** '1:23', '2:01:05'. */
export const formatStopwatch = (seconds: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
