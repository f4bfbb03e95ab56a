import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';

const againMs = 10_000;
const onePath = (id: string) => ({ params: { path: { id } } });

/** What a chain calls for: an alert that is public, or an incident without one. */
export interface EscalationOf {
  readonly kind: 'alert' | 'incident';
  readonly id: string;
}
const keyOf = ({ kind, id }: EscalationOf) => ['escalation', kind, id] as const;

/** The chain at work on an alert or incident; read again whenever it takes a step or somebody acknowledges (`data/live.ts`). */
export const useEscalation = (of: EscalationOf) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) =>
      of.kind === 'alert'
        ? answerOf(api.GET('/api/alerts/{id}/escalation', { ...onePath(of.id), signal }))
        : answerOf(api.GET('/api/incidents/{id}/escalation', { ...onePath(of.id), signal })),
    refetchInterval: useFallbackInterval(againMs),
  });

/** Alerts and incidents that wait for an acknowledgement or have got too few. */
export const useOpenEscalations = (enabled: boolean) =>
  useQuery({
    queryKey: ['escalation', 'open'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/escalations', { signal })),
    refetchInterval: useFallbackInterval(againMs),
    enabled,
  });

type Act = { readonly kind: 'acknowledge' } | { readonly kind: 'next'; readonly tier: number } | { readonly kind: 'start' };

const sendForIncident = (id: string, act: Act) => {
  switch (act.kind) {
    case 'acknowledge':
      return answerOf(api.POST('/api/incidents/{id}/escalation/acknowledge', { ...onePath(id), body: {} }));
    case 'next':
      return answerOf(api.POST('/api/incidents/{id}/escalation/next', { ...onePath(id), body: { tier: act.tier } }));
    case 'start':
      return answerOf(api.POST('/api/incidents/{id}/escalation', { ...onePath(id), body: {} }));
  }
};

const sendForAlert = (alertId: string, act: Act) => {
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
export const useEscalationAct = (of: EscalationOf) =>
  useMutation({
    mutationFn: (act: Act) => (of.kind === 'alert' ? sendForAlert(of.id, act) : sendForIncident(of.id, act)),
    onSuccess: async (report) => {
      queryClient.setQueryData(keyOf(of), report);
      await queryClient.invalidateQueries({ queryKey: ['escalation', 'open'] });
    },
    // Somebody else was faster: show what is so now.
    onError: () => queryClient.invalidateQueries({ queryKey: ['escalation'] }),
  });
