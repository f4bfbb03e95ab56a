import type { Alert } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { api, readBody } from '../../../data/client.ts';
import { queryClient } from '../../../data/query.ts';
import { useFindExercise } from '../../../register/exercise-marks/current-drills.ts';
import { formatMoment } from '../../../ui/format.ts';
import type { ManualAlertRequest } from './manual-alert-form.ts';

const storeDraft = (body: ManualAlertRequest & { readonly drillId?: number | null }) => readBody(api.POST('/api/alerts/by-hand', { body }));
const refreshAlerts = () => queryClient.invalidateQueries({ queryKey: ['alerts'] });

/** The identifier that the server names when the one given is taken. */
export const findFreeId = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.fields.find(({ field }) => field === 'incidentId')?.allowed : undefined;

/** Stores the form Raise Alert as a draft. */
export const useManualDraft = () => {
  const exerciseAt = useFindExercise();
  const mutationFn = (order: ManualAlertRequest) => storeDraft({ ...order, drillId: exerciseAt(order.industryId) });
  return useMutation({ mutationFn, onSuccess: refreshAlerts });
};

/** The message alone, in the words of who writes it: no ready sentence about a hazard stands before it. */
const asMessage = (draft: Alert, text: string, action: string) => ({
  runId: null,
  status: draft.status,
  incidentId: draft.incidentId,
  incidentSeverity: draft.incidentSeverity,
  incidentDescription: draft.incidentDescription,
  source: draft.source,
  hazardText: draft.status === 'Actual' ? text : `${draft.status.toUpperCase()}. ${text}`,
  placeText: draft.placeText,
  actionText: action,
  // The ready sentence asks people to go on with an action; a message asks for none.
  timeText: `The next message comes by ${formatMoment(draft.expiresAt, 'en', 'Asia/Kolkata')} IST.`,
  translations: {},
  hazard: null,
  action: null,
  expiresAt: draft.expiresAt,
  drawn: draft.drawn,
  version: draft.version,
});

/** Stores a message to the community: a draft by hand, whose ready sentences give way to the message. */
export const useMessageDraft = (actionText: string) => {
  /** Stored, and still with the ready sentences: what is tried again is the second step alone. */
  const exerciseAt = useFindExercise();
  const begun = useRef<{ readonly order: string; readonly draft: Alert }>(undefined);
  return useMutation({
    mutationFn: async (order: ManualAlertRequest): Promise<Alert> => {
      const key = JSON.stringify(order);
      const draft =
        begun.current?.order === key ? begun.current.draft : await storeDraft({ ...order, drillId: exerciseAt(order.industryId) });
      begun.current = { order: key, draft };
      const body = asMessage(draft, order.incidentDescription, actionText);
      const stored = await readBody(api.PUT('/api/alerts/{id}', { params: { path: { id: draft.id } }, body }));
      begun.current = undefined;
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

/** Hands a draft in: from then on it waits for a second person. */
export const useSubmitDraft = () =>
  useMutation({
    mutationFn: ({ id, version }: Pick<Alert, 'id' | 'version'>) =>
      readBody(api.POST('/api/alerts/{id}/submit', { params: { path: { id } }, body: { version } })),
    onSettled: refreshAlerts,
  });
