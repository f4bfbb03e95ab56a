import type { Alert } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { api, readBody } from '../../../data/client.ts';
import { queryClient } from '../../../data/query.ts';
import { useFindExercise } from '../../../register/exercise-marks/current-drills.ts';
import { formatMoment } from '../../../ui/format.ts';
import type { ManualAlertRequest } from './manual-alert-form.ts';

type DraftBody = ManualAlertRequest & { readonly drillId?: number | null };
const storeDraft = (body: DraftBody) => readBody(api.POST('/api/alerts/by-hand', { body }));
/** Never sent later: the message needs the stored draft for its second step. */
const storeDraftNow = (body: DraftBody) => readBody(api.POST('/api/alerts/by-hand', { body, now: true }));
const refreshAlerts = () => queryClient.invalidateQueries({ queryKey: ['alerts'] });

/** The free incident ID that the server offers when the given one is taken. */
export const findFreeId = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.fields.find(({ field }) => field === 'incidentId')?.allowed : undefined;

/** Stores the form Raise Alert as a draft. */
export const useManualDraft = () => {
  const findExercise = useFindExercise();
  const mutationFn = (request: ManualAlertRequest) => storeDraft({ ...request, drillId: findExercise(request.industryId) });
  return useMutation({ mutationFn, onSuccess: refreshAlerts });
};

/** Replaces the prepared texts of the draft with the message alone. */
const toMessage = (draft: Alert, text: string, action: string) => ({
  runId: null,
  status: draft.status,
  incidentId: draft.incidentId,
  incidentSeverity: draft.incidentSeverity,
  incidentDescription: draft.incidentDescription,
  source: draft.source,
  hazardText: draft.status === 'Actual' ? text : `${draft.status.toUpperCase()}. ${text}`,
  placeText: draft.placeText,
  actionText: action,
  // The prepared text asks people to continue an action; a message has none.
  timeText: `The next message comes by ${formatMoment(draft.expiresAt, 'en', 'Asia/Kolkata')} IST.`,
  translations: {},
  hazard: null,
  action: null,
  expiresAt: draft.expiresAt,
  drawn: draft.drawn,
  version: draft.version,
});

/** Stores a community message: a manual draft whose prepared texts are replaced by the message. */
export const useMessageDraft = (actionText: string) => {
  const findExercise = useFindExercise();
  /** A draft that still has the prepared texts: a retry repeats only the second step. */
  const unfinished = useRef<{ readonly key: string; readonly draft: Alert }>(undefined);
  return useMutation({
    mutationFn: async (request: ManualAlertRequest): Promise<Alert> => {
      const key = JSON.stringify(request);
      const draft =
        unfinished.current?.key === key
          ? unfinished.current.draft
          : await storeDraftNow({ ...request, drillId: findExercise(request.industryId) });
      unfinished.current = { key, draft };
      const body = toMessage(draft, request.incidentDescription, actionText);
      const stored = await readBody(api.PUT('/api/alerts/{id}', { params: { path: { id: draft.id } }, body }));
      unfinished.current = undefined;
      return stored;
    },
    onSettled: refreshAlerts,
  });
};

export const useAlert = (id: string) =>
  useQuery({
    queryKey: ['alerts', 'one', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/alerts/{id}', { params: { path: { id } }, signal })),
  });

/** Hands a draft in for approval by a second person. */
export const useSubmitDraft = () =>
  useMutation({
    mutationFn: ({ id, version }: Pick<Alert, 'id' | 'version'>) =>
      readBody(api.POST('/api/alerts/{id}/submit', { params: { path: { id } }, body: { version } })),
    onSettled: refreshAlerts,
  });
