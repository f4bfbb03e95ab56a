import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';

const refetchMs = 10_000;

/** What a chain is for: a public alert, or an incident without an alert. */
export interface EscalationSubject {
  readonly kind: 'alert' | 'incident';
  readonly id: string;
}

const escalationQuery = ({ kind, id }: EscalationSubject) =>
  routeQuery(kind === 'alert' ? '/api/alerts/{id}/escalation' : '/api/incidents/{id}/escalation', { path: { id } });

/** The escalation of an alert or incident; read again at each step and acknowledgement (`data/live.ts`). */
export const useEscalation = (of: EscalationSubject) =>
  useQuery({ ...escalationQuery(of), refetchInterval: useFallbackInterval(refetchMs) });

/** Signing in, and the confirmation of an account, make no event. */
const signedInMs = 10_000;

/** Who was called to decide about the version that waits for approval, and who is signed in. */
export const useApprovalCall = (id: string) => {
  const fallbackMs = useFallbackInterval(refetchMs);
  return useQuery({
    ...routeQuery('/api/alerts/{id}/approval-call', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.call ? fallbackMs || signedInMs : fallbackMs),
  });
};

type Act = { readonly kind: 'acknowledge' } | { readonly kind: 'next'; readonly tier: number } | { readonly kind: 'start' };

/** The two subjects have the same calls below their own address. */
const sendAct = ({ kind, id }: EscalationSubject, act: Act, key: string) => {
  const base = (kind === 'alert' ? '/api/alerts/{id}/escalation' : '/api/incidents/{id}/escalation') as '/api/alerts/{id}/escalation';
  const path = { id };
  switch (act.kind) {
    case 'acknowledge':
      return changeRoute('POST', `${base}/acknowledge`, { path, body: {} }, key);
    case 'next':
      return changeRoute('POST', `${base}/next`, { path, body: { tier: act.tier } }, key);
    case 'start':
      return changeRoute('POST', base, { path, body: {} }, key);
  }
};

/** Shows the answer of the server. */
export const useEscalationAct = (of: EscalationSubject) =>
  useChange((act: Act, key) => sendAct(of, act, key), {
    onSuccess: async (report) => {
      queryClient.setQueryData(escalationQuery(of).queryKey, report);
      await refresh('/api/escalations');
    },
    // Another user was faster: show the present state.
    onError: () =>
      refresh('/api/escalations', '/api/alerts/{id}/escalation', '/api/incidents/{id}/escalation', '/api/alerts/{id}/approval-call'),
  });
