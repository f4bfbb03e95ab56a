import type { Alert } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../../data/api-problem.ts';
import { api, readBody } from '../../../data/client.ts';
import { refresh } from '../../../data/refresh.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { useFindExercise } from '../../../register/exercise-marks/current-drills.ts';
import type { ManualAlertRequest } from './manual-alert-form.ts';

type DraftBody = ManualAlertRequest & { readonly drillId?: number | null };
const storeDraft = (body: DraftBody) => readBody(api.POST('/api/alerts/by-hand', { body }));
const refreshAlerts = () => refresh('/api/alerts/*');

/** The free incident ID that the server offers when the given one is taken. */
export const findFreeId = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.fields.find(({ field }) => field === 'incidentId')?.allowed : undefined;

/** Stores the form of Raise Alert or Community Messaging as a draft. */
export const useManualDraft = () => {
  const findExercise = useFindExercise();
  const mutationFn = (request: ManualAlertRequest) => storeDraft({ ...request, drillId: findExercise(request.industryId) });
  return useMutation({ mutationFn, onSuccess: refreshAlerts });
};

export const useAlert = (id: string) => useQuery(routeQuery('/api/alerts/{id}', { path: { id } }));

/** Hands a draft in for approval by a second person. */
export const useSubmitDraft = () =>
  useMutation({
    mutationFn: ({ id, version }: Pick<Alert, 'id' | 'version'>) =>
      readBody(api.POST('/api/alerts/{id}/submit', { params: { path: { id } }, body: { version } })),
    onSettled: refreshAlerts,
  });
