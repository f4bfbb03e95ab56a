import type { Alert } from '@hazardguard/contract';

/** Order of the list: first what needs a decision. */
export const alertGroups = ['waiting', 'live', 'returned', 'draft', 'ended'] as const;
export type AlertGroup = (typeof alertGroups)[number];

export const findAlertGroup = ({ state, expired, live }: Pick<Alert, 'state' | 'expired' | 'live'>): AlertGroup => {
  if (state === 'cancelled' || (expired && (live !== null || state === 'released'))) return 'ended';
  if (state === 'released') return 'live';
  return expired ? 'ended' : state;
};
