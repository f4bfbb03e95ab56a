import type { Assessment, AssessmentStatus, assessmentColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../../data/client.ts';
import { refresh } from '../../../data/refresh.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { type RegisterView, toQuery } from '../../../ui/register/register-view.ts';
import { updateCachedRow } from '../../../ui/register/update-cached-row.ts';

export type RequestView = RegisterView<(typeof assessmentColumns)[number]>;

export const useRequests = (view: RequestView, status: AssessmentStatus | undefined) =>
  useQuery({
    ...routeQuery('/api/assessments', { query: { ...toQuery(view), ...(status ? { status } : {}) } }),
    placeholderData: keepPreviousData,
  });

export interface Step {
  readonly request: Assessment;
  readonly to: AssessmentStatus;
}

export const takeStep = async ({ request: { id, version }, to }: Step): Promise<Assessment> => {
  try {
    const changed = await readBody(api.PUT('/api/assessments/{id}/status', { params: { path: { id } }, body: { status: to, version } }));
    updateCachedRow<Assessment>('/api/assessments', changed, (other) => other.id === id);
    return changed;
  } finally {
    // Also after a refusal, because another person may have changed the request.
    void refresh('/api/assessments');
  }
};

export const makeFeed = (): Promise<{ readonly path: string }> => readBody(api.POST('/api/assessments/feed'));
export const endFeed = (): Promise<void> => ensureOk(api.DELETE('/api/assessments/feed'));
