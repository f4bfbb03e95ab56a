import type { AlertReach } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** What maps and tables show of warned areas besides the outlines of the two areas and the zones. */
export type ShownAreas = Pick<AlertReach, 'population' | 'origin' | 'guide' | 'areas' | 'villageAreas'>;

/** What failed is asked for again after this time, ms: the server may have been busy. */
const againMs = 15_000;

const isFailed = (answer: { readonly areas: AlertReach['areas'] } | undefined): boolean =>
  answer?.areas.some(({ failure }) => failure !== null) ?? false;

/** The areas that an alert from a stored run would have. A run never changes; undefined: there is no stored run. */
export const useRunAreas = (runId: string | undefined) =>
  useQuery({
    ...routeQuery('/api/runs/{id}/areas', { path: { id: runId ?? '' } }),
    enabled: runId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isFailed(state.data) ? againMs : false),
  });
