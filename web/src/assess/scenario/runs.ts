import type { Run, weatherOrigin } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { answerOf, api } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { useExerciseOf } from '../../register/exercise-marks/drills-now.ts';

const runKey = (id: string | undefined) => ['runs', 'one', id] as const;

/** A stored run never changes. */
export const useRun = (id: string | undefined) =>
  useQuery<Run>({
    queryKey: runKey(id),
    queryFn: ({ signal }) => answerOf(api.GET('/api/runs/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface RunOrder {
  readonly industryId: number;
  readonly inventoryItemId: number | null;
  readonly scenario: ScenarioDocument;
  readonly weatherOrigin: z.infer<typeof weatherOrigin>;
}

/** Computes a scenario on the server and stores inputs and result together. */
export const useKeepRun = () => {
  const exerciseAt = useExerciseOf();
  return useMutation({
    mutationFn: (order: RunOrder) => answerOf(api.POST('/api/runs', { body: { ...order, drillId: exerciseAt(order.industryId) } })),
    onSuccess: (run) => {
      queryClient.setQueryData(runKey(run.id), run);
      return queryClient.invalidateQueries({ queryKey: ['runs', 'list'] });
    },
  });
};
