import type { CallOutcome } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useConnection } from '../../data/connection.ts';
import { canUnlock, useVault } from '../../data/offline/vault.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { incidentLists } from '../incidents/incident-changes.ts';

/** Whether this device may show telephone numbers now: without the server only one that opens with a passkey, passphrase or PIN. */
export const useMayShowNumbers = (): boolean => {
  const { away } = useConnection();
  const { device } = useVault();
  return away === null || (device !== undefined && canUnlock(device));
};

/** Forgotten when the list is closed: it is stored only where `mayKeep` allows it. */
export const useCallList = (industryId: number, enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/call-list', { path: { id: industryId } }),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface LoggedCall {
  readonly entry: string;
  readonly who: string;
  readonly mark: CallOutcome;
}

/**
 * Into the log of the incident, without a network into the outbox first. Without the key of the attempt: two calls with the same result
 * are two.
 */
export const useLogCall = (incident: string) =>
  useChange((body: LoggedCall) => readBody(api.POST('/api/incidents/{id}/phone-calls', { params: { path: { id: incident } }, body })), {
    refreshes: incidentLists,
    several: true,
  });
