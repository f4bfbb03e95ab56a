import {
  type DrillCard,
  type DrillInput,
  type DrillRecord,
  type DutyEntryInput,
  type InjectAct,
  idempotencyHeader,
} from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshDrills } from '../../register/exercise-marks/current-drills.ts';

const path = (id: number) => ({ params: { path: { id } } });
const cardQuery = (id: number) => routeQuery('/api/drills/{id}', { path: { id } });
/** Refresh interval of a running drill: scores also change with time. */
const refreshMs = 3_000;

/** Address of the report of a finished drill, in the user's language. */
export const reportAddress = (id: number, language: string): string => {
  const reportLanguage: Language = isLanguage(language) ? language : 'en';
  return `/api/drills/${id}/report.pdf?language=${reportLanguage}`;
};

export const useDrills = () =>
  useQuery({
    ...routeQuery('/api/drills', { query: { limit: 100 } }),
    select: ({ drills }) => drills,
  });

export const useDrill = (id: number) =>
  useQuery({
    ...cardQuery(id),
    refetchInterval: ({ state }) => (state.data?.drill.state === 'running' ? refreshMs : false),
  });

export const useTemplates = (industryId: number | undefined, language: Language) =>
  useQuery({
    ...routeQuery(
      '/api/industries/{id}/drill-templates',
      industryId === undefined ? null : { path: { id: industryId }, query: { language } },
    ),
    select: ({ templates }) => templates,
  });

const updateCache = async (card: DrillCard): Promise<void> => {
  queryClient.setQueryData(cardQuery(card.drill.id).queryKey, card);
  await refreshDrills();
};

interface SaveRequest {
  readonly input: DrillInput;
  /** The drill to change; undefined: a new one. */
  readonly stored: DrillCard | undefined;
  readonly key: string;
}

export const useSaveDrill = () =>
  useMutation({
    mutationFn: ({ input, stored, key }: SaveRequest) =>
      stored === undefined
        ? readBody(api.POST('/api/drills', { body: input, headers: { [idempotencyHeader]: key } }))
        : readBody(api.PUT('/api/drills/{id}', { ...path(stored.drill.id), body: { ...input, version: stored.drill.version } })),
    onSuccess: updateCache,
  });

export const useStart = () =>
  useMutation({
    mutationFn: (id: number) => readBody(api.POST('/api/drills/{id}/start', path(id))),
    onSuccess: updateCache,
  });

export const useEnd = () =>
  useMutation({
    mutationFn: (id: number) => readBody(api.POST('/api/drills/{id}/end', { ...path(id), body: { reason: '' } })),
    onSuccess: refreshDrills,
  });

/** Stores a drill that was run without the server. */
export const useRecord = (id: number) =>
  useMutation({
    mutationFn: (body: DrillRecord) => readBody(api.POST('/api/drills/{id}/record', { ...path(id), body })),
    onSuccess: updateCache,
  });

export const useInjectAct = (id: number) =>
  useMutation({
    mutationFn: ({ injectId, act }: { readonly injectId: number; readonly act: InjectAct }) =>
      readBody(api.POST('/api/drills/{id}/injects/{injectId}', { params: { path: { id, injectId } }, body: { act } })),
    onSuccess: updateCache,
  });

export const useNote = (id: number) =>
  useMutation({
    mutationFn: (text: string) => readBody(api.POST('/api/drills/{id}/notes', { ...path(id), body: { text } })),
    onSuccess: refreshDrills,
  });

export const useRecordDuty = () =>
  useMutation({
    mutationFn: ({ input, key }: { readonly input: DutyEntryInput; readonly key: string }) =>
      readBody(api.POST('/api/duties/entries', { body: input, headers: { [idempotencyHeader]: key } })),
    onSuccess: () => refresh('/api/duties/*'),
  });
