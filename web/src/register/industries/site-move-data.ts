import type { SiteMove } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshIndustries } from './industry-data.ts';

export const useSiteMoves = () => useQuery(routeQuery('/api/site-moves'));

/** What a person decides about a move; a refusal has a reason. */
export type MoveDecision =
  | { readonly act: 'accept' | 'withdraw'; readonly move: SiteMove }
  | { readonly act: 'refuse'; readonly move: SiteMove; readonly reason: string };

const sendDecision = (decision: MoveDecision): Promise<SiteMove> => {
  const params = { path: { id: decision.move.id } };
  switch (decision.act) {
    case 'accept':
      return readBody(api.POST('/api/site-moves/{id}/accept', { params }));
    case 'withdraw':
      return readBody(api.POST('/api/site-moves/{id}/withdraw', { params }));
    case 'refuse':
      return readBody(api.POST('/api/site-moves/{id}/refuse', { params, body: { reason: decision.reason } }));
  }
};

export const useMoveDecision = (onDone: (decision: MoveDecision) => void) =>
  useMutation({
    mutationFn: sendDecision,
    onSuccess: (_moved, decision) => onDone(decision),
    // Another person may have decided: the list shows what is true now.
    onSettled: () => {
      void refreshIndustries();
      void refresh('/api/current-situation');
    },
  });
