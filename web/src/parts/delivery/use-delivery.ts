import type { AnswerReport, DeliveryFilter, DeliveryReport } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';

export const deliveriesOnPage = 20;

/** Read again whenever a message of the alert has ended (`data/live.ts`). */
export const useDeliveries = (alertId: string, state: DeliveryFilter, page: number) =>
  useQuery<DeliveryReport>({
    queryKey: ['deliveries', alertId, state, page],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/alerts/{id}/deliveries', {
          params: { path: { id: alertId }, query: { state, limit: deliveriesOnPage, offset: (page - 1) * deliveriesOnPage } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Read again whenever a resident has answered. */
export const useAnswers = (alertId: string) =>
  useQuery<AnswerReport>({
    queryKey: ['answers', alertId],
    queryFn: ({ signal }) => answerOf(api.GET('/api/alerts/{id}/answers', { params: { path: { id: alertId }, query: {} }, signal })),
  });
