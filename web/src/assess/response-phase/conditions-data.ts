import { idempotencyHeader, type RecordedConditions, type SiteConditions } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';

/** Refresh interval for conditions recorded by others, ms, while the page is visible. */
const pollMs = 30_000;

export const useRecorded = (industryId: number, page: number) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/changed-conditions', { path: { id: industryId }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });

export interface SaveRequest {
  readonly industryId: number;
  readonly body: SiteConditions;
  /** One key for each attempt: a repeated request makes only one record. */
  readonly key: string;
}

export const useSaveConditions = () =>
  useMutation<RecordedConditions, Error, SaveRequest>({
    mutationFn: ({ industryId, body: { date, ...seen }, key }) =>
      readBody(
        api.POST('/api/industries/{id}/changed-conditions', {
          params: { path: { id: industryId } },
          body: { ...seen, ...(date === undefined ? {} : { date }) },
          headers: { [idempotencyHeader]: key },
        }),
      ),
    onSuccess: () => refresh('/api/industries/{id}/changed-conditions'),
  });
