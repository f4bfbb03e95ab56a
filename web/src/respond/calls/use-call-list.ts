import type { CallOutcome } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useConnection } from '../../data/connection.ts';
import { canUnlock, useVault } from '../../data/offline/vault.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshIncidents } from '../incidents/incident-data.ts';

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

/** Into the log of the incident, without a network into the outbox first. */
export const useLogCall = (incident: string) =>
  useMutation({
    mutationFn: (body: LoggedCall) => readBody(api.POST('/api/incidents/{id}/phone-calls', { params: { path: { id: incident } }, body })),
    onSuccess: () => refreshIncidents(),
  });
