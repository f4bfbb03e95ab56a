import type { PhoneEntry, PhoneMark } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';

const listQuery = (alertId: string) => routeQuery('/api/alerts/{id}/phone-list', { path: { id: alertId } });
const toPath = (alertId: string) => ({ params: { path: { id: alertId } } });

/** Read again when a message of the alert has a final state, and when anybody records a call (`data/live.ts`). */
export const usePhoneList = (alertId: string) => useQuery(listQuery(alertId));

export interface MarkedCall extends Pick<PhoneEntry, 'kind' | 'id'> {
  readonly mark: PhoneMark;
}

/** A refusal means that another person has been faster: the list is read again and says who. */
export const useMarkCall = (alertId: string) =>
  useMutation({
    mutationFn: (body: MarkedCall) => readBody(api.POST('/api/alerts/{id}/phone-calls', { ...toPath(alertId), body })),
    onSuccess: (list) => void queryClient.setQueryData(listQuery(alertId).queryKey, list),
    onError: () => void refresh('/api/alerts/{id}/phone-list'),
  });
