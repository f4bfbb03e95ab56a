import type { Alert } from '@hazardguard/contract';
import { submitDraft } from '../../data/alert-drafts.ts';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { showAlert } from './use-alert.ts';

interface DecisionRequest {
  readonly name: 'submit' | 'approve' | 'return' | 'override' | 'revise' | 'cancel';
  readonly alert: Pick<Alert, 'id' | 'version'>;
  readonly reason: string;
  readonly because: 'all-clear' | 'error';
  /** The answer to the question that the area asks. */
  readonly areaConfirmed: boolean;
  /** An all clear against its check, with the reason. */
  readonly secondLook: boolean;
}
export type DecisionName = DecisionRequest['name'];

const send = ({ name, alert: { id, version }, reason, because, areaConfirmed, secondLook }: DecisionRequest, key: string) => {
  const path = { id };
  const why = reason === '' ? {} : { reason };
  switch (name) {
    case 'submit':
      return submitDraft({ id, version }, areaConfirmed);
    case 'approve':
      return changeRoute('POST', '/api/alerts/{id}/approve', { path, body: { version, secondLook, ...why } }, key);
    case 'return':
    case 'override':
      return changeRoute('POST', `/api/alerts/{id}/${name}`, { path, body: { version, reason } }, key);
    case 'revise':
      return changeRoute('POST', '/api/alerts/{id}/revise', { path, body: { version, ...why } }, key);
    case 'cancel':
      return changeRoute('POST', '/api/alerts/{id}/cancel', { path, body: { version, because, secondLook, ...why } }, key);
  }
};

/** Never shown before the server has confirmed it, because a decision can go to the public. */
export const useDecide = () => useChange(send, { onSuccess: showAlert });
