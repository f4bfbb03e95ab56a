import type { DrillNow } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { useMay } from '../../data/session.ts';
import { useTakingPart } from './taking-part.ts';

/** Changes are told live; a real incident at the site of a drill, or a lost connection, is not waited for. */
const againMs = 5_000;
const restingMs = 30_000;

export const useDrillsNow = () =>
  useQuery({
    queryKey: ['drills', 'now'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/drills-now', { signal })),
    select: ({ drills }): readonly DrillNow[] => drills,
    enabled: useMay('drill.read'),
    refetchInterval: ({ state }) => (state.data?.drills.some((drill) => drill.state === 'running') ? againMs : restingMs),
  });

/** Of each site the drill that this window takes part in while it runs; null: what is done there is real. */
export const useExerciseOf = (): ((industryId: number | null) => number | null) => {
  const taking = useRunningPart();
  return (industryId) => (taking !== null && industryId !== null && taking.industryId === industryId ? taking.id : null);
};

/** The running drill that this window takes part in. */
export const useRunningPart = (): DrillNow | null => {
  const takingPart = useTakingPart();
  return (useDrillsNow().data ?? []).find(({ id, state }) => id === takingPart && state === 'running') ?? null;
};

export const refreshDrills = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['drills'] });

/** Stops a drill for something real. Nothing is asked first: a drill can be held again. */
export const abandonDrill = (id: number) =>
  answerOf(api.POST('/api/drills/{id}/abandon', { params: { path: { id } }, body: { reason: '' } }));
