import type { weatherOrigin } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useFindExercise } from '../../register/exercise-marks/current-drills.ts';

/** A stored run never changes. */
export const useRun = (id: string | undefined) =>
  useQuery({
    ...routeQuery('/api/runs/{id}', id === undefined ? null : { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface RunRequest {
  readonly industryId: number;
  readonly inventoryItemId: number | null;
  readonly scenario: ScenarioDocument;
  readonly weatherOrigin: z.infer<typeof weatherOrigin>;
  /** The stock is a solution or mixture, to be assessed as the pure chemical. */
  readonly assessAsPure: boolean;
  /** The incident that it is made for. */
  readonly incidentId: string | null;
}

/** Computes a scenario on the server and stores inputs and result. */
export const useSaveRun = () => {
  const exerciseAt = useFindExercise();
  return useMutation({
    mutationFn: (request: RunRequest) => readBody(api.POST('/api/runs', { body: { ...request, drillId: exerciseAt(request.industryId) } })),
    onSuccess: (run) => {
      queryClient.setQueryData(routeQuery('/api/runs/{id}', { path: { id: run.id } }).queryKey, run);
      return refresh('/api/runs');
    },
  });
};
