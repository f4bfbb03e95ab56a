import type { AnswerReport, DeliveryFilter, DeliveryReport, UnreachedPlaces } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';

export const deliveriesOnPage = 20;

/** Read again when a message of the alert has a final state (`data/live.ts`). */
export const useDeliveries = (alertId: string, state: DeliveryFilter, page: number) =>
  useQuery<DeliveryReport>({
    queryKey: ['deliveries', alertId, state, page],
    queryFn: ({ signal }) =>
      readBody(
        api.GET('/api/alerts/{id}/deliveries', {
          params: { path: { id: alertId }, query: { state, limit: deliveriesOnPage, offset: (page - 1) * deliveriesOnPage } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Read again when a resident has answered. */
export const useAnswers = (alertId: string) =>
  useQuery<AnswerReport>({
    queryKey: ['answers', alertId],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/answers', { params: { path: { id: alertId }, query: {} }, signal })),
  });

/** For the map, only while it is shown; read again with the messages. */
export const useUnreachedPlaces = (alertId: string, enabled: boolean) =>
  useQuery<UnreachedPlaces>({
    queryKey: ['deliveries', alertId, 'places'],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/unreached-places', { params: { path: { id: alertId } }, signal })),
    enabled,
  });
