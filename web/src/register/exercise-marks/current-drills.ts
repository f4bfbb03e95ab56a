import type { DrillNow } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useJoinedDrill } from './joined-drill.ts';

/** Changes arrive live; polling covers a real incident at the site of a drill, and a lost connection. */
const runningRefetchMs = 5_000;
const idleRefetchMs = 30_000;

export const useCurrentDrills = () =>
  useQuery({
    ...routeQuery('/api/drills-now'),
    select: ({ drills }): readonly DrillNow[] => drills,
    enabled: useHasPermission('drill.read'),
    refetchInterval: ({ state }) => (state.data?.drills.some((drill) => drill.state === 'running') ? runningRefetchMs : idleRefetchMs),
  });

/** Of each site the drill that this window takes part in while it runs; null: what is done there is real. */
export const useFindExercise = (): ((industryId: number | null) => number | null) => {
  const taking = useRunningDrill();
  return (industryId) => (taking !== null && industryId !== null && taking.industryId === industryId ? taking.id : null);
};

/** The running drill that this window takes part in. */
export const useRunningDrill = (): DrillNow | null => {
  const takingPart = useJoinedDrill();
  return (useCurrentDrills().data ?? []).find(({ id, state }) => id === takingPart && state === 'running') ?? null;
};

export const refreshDrills = (): Promise<void> => refresh('/api/drills/*', '/api/drills-now');

/** Stops a drill for something real. Nothing is asked first: a drill can be held again. */
export const abandonDrill = (id: number) =>
  readBody(api.POST('/api/drills/{id}/abandon', { params: { path: { id } }, body: { reason: '' } }));
