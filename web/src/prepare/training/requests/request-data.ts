import type { Assessment, AssessmentStatus, assessmentColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api, doneOf } from '../../../data/client.ts';
import { queryClient } from '../../../data/query.ts';
import { keepRow } from '../../../ui/register/keep-row.ts';
import { queryOf, type RegisterView } from '../../../ui/register/register-view.ts';

export type RequestView = RegisterView<(typeof assessmentColumns)[number]>;

export const useRequests = (view: RequestView, status: AssessmentStatus | undefined) =>
  useQuery({
    queryKey: ['assessments', view, status],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/assessments', { params: { query: { ...queryOf(view), ...(status ? { status } : {}) } }, signal })),
    placeholderData: keepPreviousData,
  });

export interface Step {
  readonly request: Assessment;
  readonly to: AssessmentStatus;
}

export const takeStep = async ({ request: { id, version }, to }: Step): Promise<Assessment> => {
  try {
    const changed = await answerOf(api.PUT('/api/assessments/{id}/status', { params: { path: { id } }, body: { status: to, version } }));
    keepRow<Assessment>(['assessments'], changed, (other) => other.id === id);
    return changed;
  } finally {
    // Also after a refusal: somebody else has changed it meanwhile.
    void queryClient.invalidateQueries({ queryKey: ['assessments'] });
  }
};

export const makeFeed = (): Promise<{ readonly path: string }> => answerOf(api.POST('/api/assessments/feed'));
export const endFeed = (): Promise<void> => doneOf(api.DELETE('/api/assessments/feed'));
