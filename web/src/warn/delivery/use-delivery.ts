import type { DeliveryFilter } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

export const deliveriesOnPage = 20;

/** Read again when a message of the alert has a final state (`data/live.ts`). */
export const useDeliveries = (alertId: string, state: DeliveryFilter, page: number) =>
  useQuery({
    ...routeQuery('/api/alerts/{id}/deliveries', {
      path: { id: alertId },
      query: { state, limit: deliveriesOnPage, offset: (page - 1) * deliveriesOnPage },
    }),
    placeholderData: keepPreviousData,
  });

/** Read again when a resident has answered. */
export const useAnswers = (alertId: string) => useQuery(routeQuery('/api/alerts/{id}/answers', { path: { id: alertId } }));

/** For the map, only while it is shown; read again with the messages. */
export const useUnreachedPlaces = (alertId: string, enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/alerts/{id}/unreached-places', { path: { id: alertId } }),
    enabled,
  });
