import type { weatherOrigin } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
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
  return useChange(
    (request: RunRequest, key) => changeRoute('POST', '/api/runs', { body: { ...request, drillId: exerciseAt(request.industryId) } }, key),
    {
      refreshes: ['/api/runs'],
      onSuccess: (run) => void queryClient.setQueryData(routeQuery('/api/runs/{id}', { path: { id: run.id } }).queryKey, run),
    },
  );
};
