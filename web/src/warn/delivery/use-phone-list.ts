import type { PhoneEntry, PhoneMark } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';

const listQuery = (alertId: string) => routeQuery('/api/alerts/{id}/phone-list', { path: { id: alertId } });

/** Read again when a message of the alert has a final state, and when anybody records a call (`data/live.ts`). */
export const usePhoneList = (alertId: string) => useQuery(listQuery(alertId));

export interface MarkedCall extends Pick<PhoneEntry, 'kind' | 'id'> {
  readonly mark: PhoneMark;
}

/** A refusal means that another person has been faster: the list is read again and says who. */
export const useMarkCall = (alertId: string) =>
  useRouteChange('POST', '/api/alerts/{id}/phone-calls', {
    several: true,
    onSuccess: (list) => void queryClient.setQueryData(listQuery(alertId).queryKey, list),
    onError: () => void refresh('/api/alerts/{id}/phone-list'),
  });
