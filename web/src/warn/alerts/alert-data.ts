import type { Alert, AlertBar, AlertEdit, AreaPercent, VillageOff } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { submitDraft } from '../../data/alert-drafts.ts';
import { api, readBody } from '../../data/client.ts';
import { useFallbackInterval } from '../../data/live.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { keepOfSame, ofVersion } from '../../data/route-rows.ts';
import { useHasPermission } from '../../data/session.ts';

const listLimit = 100;
/** Interval at which changes by others are read while live updates are off (`data/live.ts`). */
const refetchMs = 10_000;
/** The check computes the passage of the cloud. */
const clearCheckMs = 60_000;

const toPathParams = (id: string) => ({ params: { path: { id } } });

export const useAlerts = () =>
  useQuery({
    ...routeQuery('/api/alerts', { query: { limit: listLimit } }),
    select: ({ alerts }) => alerts,
    refetchInterval: useFallbackInterval(refetchMs),
  });

export const useAlert = (id: string | undefined) =>
  useQuery({
    ...routeQuery('/api/alerts/{id}', id === undefined ? null : { path: { id } }),
    refetchInterval: useFallbackInterval(refetchMs),
  });

/** The waiting warnings that the person cannot approve, and why. Read again and again: no live update says that an account was confirmed. */
export const useSecondPersonBars = (): readonly AlertBar[] =>
  useQuery({
    ...routeQuery('/api/alerts/second-person'),
    select: ({ bars }) => bars,
    enabled: useHasPermission('alert.approve'),
    refetchInterval: refetchMs,
  }).data ?? [];

export const useHistory = (id: string, version: number) =>
  useQuery({
    ...ofVersion(routeQuery('/api/alerts/{id}/history', { path: { id } }), version),
    select: ({ versions }) => versions,
  });

/** Read again with the deliveries (`data/live.ts`). */
export const useTimes = (id: string, version: number) =>
  useQuery({
    ...ofVersion(routeQuery('/api/alerts/{id}/times', { path: { id } }), version),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(refetchMs),
  });

export const useReach = (id: string | undefined, version: number | undefined) =>
  useQuery({
    ...ofVersion(routeQuery('/api/alerts/{id}/reach', id === undefined ? null : { path: { id } }), version),
    // A switch must not make the list below it jump.
    placeholderData: keepOfSame('id', id),
  });

/** Whether the warning can end now; read again while the dialog is open. */
export const useClearCheck = (id: string, enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/alerts/{id}/clear-check', { path: { id } }),
    enabled,
    staleTime: 0,
    refetchInterval: clearCheckMs,
  });

/** The messages of the saved version in each language and channel. */
export const usePreview = (id: string, version: number) =>
  useQuery({
    ...ofVersion(routeQuery('/api/alerts/{id}/preview', { path: { id } }), version),
    select: ({ messages }) => messages,
  });

/** The texts for one of the areas of a run, from the templates. */
export const useAreaProposal = () =>
  useMutation({
    mutationFn: ({
      runId,
      area,
      percent,
    }: {
      readonly runId: string;
      readonly area: 'warned-area' | 'zone';
      readonly percent: AreaPercent | null;
    }) =>
      readBody(
        api.GET('/api/runs/{id}/alert-proposal', {
          params: { path: { id: runId }, query: { area, ...(percent === null ? {} : { percent }) } },
        }),
      ),
  });

export const useTemplates = () =>
  useQuery({
    ...routeQuery('/api/alert-templates'),
    select: ({ templates }) => templates,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Shows the answer of the server and reads the lists again. */
const updateCache = async (alert: Alert): Promise<void> => {
  queryClient.setQueryData(routeQuery('/api/alerts/{id}', { path: { id: alert.id } }).queryKey, alert);
  await refresh('/api/alerts');
};

export const useSaveAlert = (id: string) =>
  useMutation({
    mutationFn: (body: AlertEdit) => readBody(api.PUT('/api/alerts/{id}', { ...toPathParams(id), body })),
    onSuccess: updateCache,
  });

/** The next message from the run of new facts: its areas and texts take the place of those that a person wrote. */
export const useTakeNews = () =>
  useMutation({
    mutationFn: async ({ alert, runId }: { readonly alert: Alert; readonly runId: string }) => {
      const proposal = await readBody(api.GET('/api/runs/{id}/alert-proposal', toPathParams(runId)));
      const { version } =
        alert.state === 'released'
          ? await readBody(api.POST('/api/alerts/{id}/revise', { ...toPathParams(alert.id), body: { version: alert.version } }))
          : alert;
      const body = { ...proposal, status: alert.status, incidentId: alert.incidentId, source: alert.source, version };
      return readBody(api.PUT('/api/alerts/{id}', { ...toPathParams(alert.id), body }));
    },
    onSuccess: updateCache,
  });

/** Switches villages of a draft off or on, and the advice by place. */
export const useChoosePlaces = (id: string) =>
  useMutation({
    mutationFn: (body: { version: number; byPlace: boolean; villagesOff: VillageOff[] }) =>
      readBody(api.PUT('/api/alerts/{id}/places', { ...toPathParams(id), body })),
    onSuccess: updateCache,
  });

export const decisions = ['submit', 'approve', 'return', 'override', 'revise', 'cancel'] as const;
export type DecisionName = (typeof decisions)[number];

export interface DecisionRequest {
  readonly name: DecisionName;
  readonly alert: Pick<Alert, 'id' | 'version'>;
  readonly reason: string;
  readonly because: 'all-clear' | 'error';
  /** The answer to the question that the area asks. */
  readonly areaConfirmed: boolean;
  /** An all clear against its check, with the reason. */
  readonly secondLook: boolean;
}

const send = ({ name, alert: { id, version }, reason, because, areaConfirmed, secondLook }: DecisionRequest) => {
  const why = reason === '' ? {} : { reason };
  switch (name) {
    case 'submit':
      return submitDraft({ id, version }, areaConfirmed);
    case 'approve':
      return readBody(api.POST('/api/alerts/{id}/approve', { ...toPathParams(id), body: { version, secondLook, ...why } }));
    case 'return':
      return readBody(api.POST('/api/alerts/{id}/return', { ...toPathParams(id), body: { version, reason } }));
    case 'override':
      return readBody(api.POST('/api/alerts/{id}/override', { ...toPathParams(id), body: { version, reason } }));
    case 'revise':
      return readBody(api.POST('/api/alerts/{id}/revise', { ...toPathParams(id), body: { version, ...why } }));
    case 'cancel':
      return readBody(api.POST('/api/alerts/{id}/cancel', { ...toPathParams(id), body: { version, because, secondLook, ...why } }));
  }
};

/** Begins an update that is the public warning for another hour. */
export const useRenew = () =>
  useMutation({
    mutationFn: ({ alert: { id, version }, reason }: { readonly alert: Pick<Alert, 'id' | 'version'>; readonly reason: string }) =>
      readBody(api.POST('/api/alerts/{id}/revise', { ...toPathParams(id), body: { version, reason, renew: true } })),
    onSuccess: updateCache,
  });

/** Never shown before the server has confirmed it, because a decision can go to the public. */
export const useDecide = () => useMutation({ mutationFn: send, onSuccess: updateCache });
