import type { Alert, AlertEdit } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';

const newest = 100;
/** Other people write and decide meanwhile: so often where changes do not come by themselves (`data/live.ts`). */
const refetchMs = 10_000;

const onePath = (id: string) => ({ params: { path: { id } } });

export const useAlerts = () =>
  useQuery({
    queryKey: ['alerts', 'list'],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts', { params: { query: { limit: newest } }, signal })),
    select: ({ alerts }) => alerts,
    refetchInterval: useFallbackInterval(refetchMs),
  });

export const useAlert = (id: string) =>
  useQuery({
    queryKey: ['alerts', 'one', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}', { ...onePath(id), signal })),
    refetchInterval: useFallbackInterval(refetchMs),
  });

export const useHistory = (id: string, version: number) =>
  useQuery({
    queryKey: ['alerts', 'history', id, version],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/history', { ...onePath(id), signal })),
    select: ({ versions }) => versions,
  });

/** Read again with the messages: the last steps are theirs. */
export const useTimes = (id: string, version: number) =>
  useQuery({
    queryKey: ['deliveries', id, 'times', version],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/times', { ...onePath(id), signal })),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(refetchMs),
  });

export const useReach = (id: string, version: number) =>
  useQuery({
    queryKey: ['alerts', 'reach', id, version],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}/reach', { ...onePath(id), signal })),
  });

export const useTemplates = () =>
  useQuery({
    queryKey: ['alert-templates'],
    queryFn: ({ signal }) => readBody(api.GET('/api/alert-templates', { signal })),
    select: ({ templates }) => templates,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was answered is what is shown; the lists are read again. */
const updateCache = async (alert: { readonly id: string }): Promise<void> => {
  queryClient.setQueryData(['alerts', 'one', alert.id], alert);
  await queryClient.invalidateQueries({ queryKey: ['alerts', 'list'] });
};

export const useSaveAlert = (id: string) =>
  useMutation({
    mutationFn: (body: AlertEdit) => readBody(api.PUT('/api/alerts/{id}', { ...onePath(id), body })),
    onSuccess: updateCache,
  });

export const decisions = ['submit', 'approve', 'return', 'override', 'revise', 'cancel'] as const;
export type DecisionName = (typeof decisions)[number];

export interface DecisionRequest {
  readonly name: DecisionName;
  readonly alert: Pick<Alert, 'id' | 'version'>;
  readonly reason: string;
  readonly because: 'all-clear' | 'error';
}

const send = ({ name, alert: { id, version }, reason, because }: DecisionRequest) => {
  const why = reason === '' ? {} : { reason };
  switch (name) {
    case 'submit':
      return readBody(api.POST('/api/alerts/{id}/submit', { ...onePath(id), body: { version } }));
    case 'approve':
      return readBody(api.POST('/api/alerts/{id}/approve', { ...onePath(id), body: { version } }));
    case 'return':
      return readBody(api.POST('/api/alerts/{id}/return', { ...onePath(id), body: { version, reason } }));
    case 'override':
      return readBody(api.POST('/api/alerts/{id}/override', { ...onePath(id), body: { version, reason } }));
    case 'revise':
      return readBody(api.POST('/api/alerts/{id}/revise', { ...onePath(id), body: { version, ...why } }));
    case 'cancel':
      return readBody(api.POST('/api/alerts/{id}/cancel', { ...onePath(id), body: { version, because, ...why } }));
  }
};

/** Never shown before the server has it: what goes to the public waits for the receipt. */
export const useDecide = () => useMutation({ mutationFn: send, onSuccess: updateCache });
