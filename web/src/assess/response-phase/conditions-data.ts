import { idempotencyHeader, type RecordedConditions, type SiteConditions } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

const listKey = (industryId: number) => ['changed-conditions', industryId] as const;

/** Refresh interval for conditions recorded by others, ms, while the page is visible. */
const pollMs = 30_000;

export const useRecorded = (industryId: number, page: number) =>
  useQuery({
    queryKey: [...listKey(industryId), page],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/industries/{id}/changed-conditions', { params: { path: { id: industryId }, query: { page } }, signal })),
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
    onSuccess: (_record, { industryId }) => queryClient.invalidateQueries({ queryKey: listKey(industryId) }),
  });
