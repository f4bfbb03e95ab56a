import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';

const refetchMs = 10_000;
const onePath = (id: string) => ({ params: { path: { id } } });

/** What a chain calls for: an alert that is public, or an incident without one. */
export interface EscalationSubject {
  readonly kind: 'alert' | 'incident';
  readonly id: string;
}
const escalationKey = ({ kind, id }: EscalationSubject) => ['escalation', kind, id] as const;

/** The chain at work on an alert or incident; read again whenever it takes a step or somebody acknowledges (`data/live.ts`). */
export const useEscalation = (of: EscalationSubject) =>
  useQuery({
    queryKey: escalationKey(of),
    queryFn: ({ signal }) =>
      of.kind === 'alert'
        ? readBody(api.GET('/api/alerts/{id}/escalation', { ...onePath(of.id), signal }))
        : readBody(api.GET('/api/incidents/{id}/escalation', { ...onePath(of.id), signal })),
    refetchInterval: useFallbackInterval(refetchMs),
  });

/** Alerts and incidents that wait for an acknowledgement or have got too few. */
export const useOpenEscalations = (enabled: boolean) =>
  useQuery({
    queryKey: ['escalation', 'open'],
    queryFn: ({ signal }) => readBody(api.GET('/api/escalations', { signal })),
    refetchInterval: useFallbackInterval(refetchMs),
    enabled,
  });

type Act = { readonly kind: 'acknowledge' } | { readonly kind: 'next'; readonly tier: number } | { readonly kind: 'start' };

const sendForIncident = (id: string, act: Act) => {
  switch (act.kind) {
    case 'acknowledge':
      return readBody(api.POST('/api/incidents/{id}/escalation/acknowledge', { ...onePath(id), body: {} }));
    case 'next':
      return readBody(api.POST('/api/incidents/{id}/escalation/next', { ...onePath(id), body: { tier: act.tier } }));
    case 'start':
      return readBody(api.POST('/api/incidents/{id}/escalation', { ...onePath(id), body: {} }));
  }
};

const sendForAlert = (alertId: string, act: Act) => {
  switch (act.kind) {
    case 'acknowledge':
      return readBody(api.POST('/api/alerts/{id}/escalation/acknowledge', { ...onePath(alertId), body: {} }));
    case 'next':
      return readBody(api.POST('/api/alerts/{id}/escalation/next', { ...onePath(alertId), body: { tier: act.tier } }));
    case 'start':
      return readBody(api.POST('/api/alerts/{id}/escalation', { ...onePath(alertId), body: {} }));
  }
};

/** What was answered is what is shown. */
export const useEscalationAct = (of: EscalationSubject) =>
  useMutation({
    mutationFn: (act: Act) => (of.kind === 'alert' ? sendForAlert(of.id, act) : sendForIncident(of.id, act)),
    onSuccess: async (report) => {
      queryClient.setQueryData(escalationKey(of), report);
      await queryClient.invalidateQueries({ queryKey: ['escalation', 'open'] });
    },
    // Somebody else was faster: show what is so now.
    onError: () => queryClient.invalidateQueries({ queryKey: ['escalation'] }),
  });
