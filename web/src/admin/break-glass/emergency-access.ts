import type { EmergencyScope } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient, sessionKey } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';

const refreshAccess = async (): Promise<void> => {
  await refresh('/api/account/break-glass');
  await queryClient.invalidateQueries({ queryKey: sessionKey });
};

interface EmergencyRequest {
  readonly reason: string;
  readonly opens: EmergencyScope;
  readonly language: Language;
}

export const useStartEmergencyAccess = () =>
  useMutation({
    mutationFn: (body: EmergencyRequest) => readBody(api.POST('/api/account/break-glass', { body })),
    onSuccess: refreshAccess,
  });

/** Ends the access, or withdraws the request for it. */
export const useEndEmergencyAccess = () =>
  useMutation({ mutationFn: () => ensureOk(api.DELETE('/api/account/break-glass')), onSettled: refreshAccess });

const askMs = 5_000;

/** Whether the next access needs approval, and the last request. Polled while a request waits, because the decision changes the session. */
export const useOwnEmergencyAccess = () => {
  const own = useQuery({
    ...routeQuery('/api/account/break-glass'),
    refetchInterval: ({ state }) => (state.data?.request?.waiting === true ? askMs : false),
  });
  const outcome = own.data?.request?.outcome ?? null;
  useEffect(() => {
    if (outcome === 'approved') void queryClient.invalidateQueries({ queryKey: sessionKey });
  }, [outcome]);
  return own;
};

/** Sites and districts of the whole register by part of the name. */
export const useEmergencyTargets = (search: string) =>
  useQuery({
    ...routeQuery('/api/account/break-glass/targets', { query: { search } }),
    enabled: search.length >= 2,
  });
