import type { PhoneEntry, PhoneList, PhoneMark } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

const toKey = (alertId: string) => ['deliveries', alertId, 'phone-list'];
const toPath = (alertId: string) => ({ params: { path: { id: alertId } } });

/** Read again when a message of the alert has a final state, and when anybody records a call (`data/live.ts`). */
export const usePhoneList = (alertId: string) =>
  useQuery<PhoneList>({
    queryKey: toKey(alertId),
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/phone-list', { ...toPath(alertId), signal })),
  });

export interface MarkedCall extends Pick<PhoneEntry, 'kind' | 'id'> {
  readonly mark: PhoneMark;
}

/** A refusal means that another person has been faster: the list is read again and says who. */
export const useMarkCall = (alertId: string) =>
  useMutation({
    mutationFn: (body: MarkedCall) => readBody(api.POST('/api/alerts/{id}/phone-calls', { ...toPath(alertId), body })),
    onSuccess: (list) => void queryClient.setQueryData(toKey(alertId), list),
    onError: () => void queryClient.invalidateQueries({ queryKey: toKey(alertId) }),
  });
