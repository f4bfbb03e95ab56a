import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';

const againMs = 10_000;
const onePath = (id: string) => ({ params: { path: { id } } });
const keyOf = (alertId: string) => ['escalation', 'one', alertId] as const;

/** The chain at work on an alert; read again whenever it takes a step or somebody acknowledges (`data/live.ts`). */
export const useEscalation = (alertId: string) =>
  useQuery({
    queryKey: keyOf(alertId),
    queryFn: ({ signal }) => answerOf(api.GET('/api/alerts/{id}/escalation', { ...onePath(alertId), signal })),
    refetchInterval: useFallbackInterval(againMs),
  });

/** Alerts that wait for an acknowledgement or have got too few. */
export const useOpenEscalations = (enabled: boolean) =>
  useQuery({
    queryKey: ['escalation', 'open'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/escalations', { signal })),
    refetchInterval: useFallbackInterval(againMs),
    enabled,
  });

type Act = { readonly kind: 'acknowledge' } | { readonly kind: 'next'; readonly tier: number } | { readonly kind: 'start' };

const send = (alertId: string, act: Act) => {
  switch (act.kind) {
    case 'acknowledge':
      return answerOf(api.POST('/api/alerts/{id}/escalation/acknowledge', { ...onePath(alertId), body: {} }));
    case 'next':
      return answerOf(api.POST('/api/alerts/{id}/escalation/next', { ...onePath(alertId), body: { tier: act.tier } }));
    case 'start':
      return answerOf(api.POST('/api/alerts/{id}/escalation', { ...onePath(alertId), body: {} }));
  }
};

/** What was answered is what is shown. */
export const useEscalationAct = (alertId: string) =>
  useMutation({
    mutationFn: (act: Act) => send(alertId, act),
    onSuccess: async (report) => {
      queryClient.setQueryData(keyOf(alertId), report);
      await queryClient.invalidateQueries({ queryKey: ['escalation', 'open'] });
    },
    // Somebody else was faster: show what is so now.
    onError: () => queryClient.invalidateQueries({ queryKey: ['escalation'] }),
  });
