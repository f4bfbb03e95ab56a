import { type DrillCard, type DrillInput, idempotencyHeader } from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
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

/** @param stored the drill to change; undefined: a new one */
export const useSaveDrill = (stored: DrillCard | undefined) =>
  useChange(
    (input: DrillInput, key) =>
      stored === undefined
        ? readBody(api.POST('/api/drills', { body: input, headers: { [idempotencyHeader]: key } }))
        : readBody(api.PUT('/api/drills/{id}', { ...path(stored.drill.id), body: { ...input, version: stored.drill.version } })),
    { onSuccess: updateCache },
  );

export const useStart = () => useRouteChange('POST', '/api/drills/{id}/start', { onSuccess: updateCache });

export const useEnd = () => useRouteChange('POST', '/api/drills/{id}/end', { onSuccess: refreshDrills });

/** Stores a drill that was run without the server. */
export const useRecord = () => useRouteChange('POST', '/api/drills/{id}/record', { onSuccess: updateCache });

export const useInjectAct = () => useRouteChange('POST', '/api/drills/{id}/injects/{injectId}', { onSuccess: updateCache, several: true });

/** Two notes of the same words are two notes, also while they wait: each has a key of its own. */
export const useNote = (id: number) =>
  useMutation({
    mutationFn: (text: string) => readBody(api.POST('/api/drills/{id}/notes', { ...path(id), body: { text } })),
    onSuccess: refreshDrills,
  });
