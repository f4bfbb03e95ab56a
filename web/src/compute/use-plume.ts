import type { ScenarioDocument } from '@hazardguard/engine';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AxisProfile } from './axis-profile.ts';
import { openWorker } from './open-worker.ts';
import type { PlumeAnswer, PlumeRequest } from './plume-curves.ts';
import type { PlumeWorkerRequest } from './plume-worker.ts';
import { createWorkerClient } from './worker-client.ts';

/** The worker has the library, so nothing here needs the network. */
const ask = createWorkerClient<PlumeWorkerRequest>(() => openWorker('plume'));

const settled = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The curves of a request, computed in a worker; the last ones stay visible until the next are ready. */
export const usePlume = (request: PlumeRequest | undefined) =>
  useQuery({
    queryKey: ['plume', request],
    queryFn: () => ask<PlumeAnswer>({ kind: 'curves', request: request as PlumeRequest }),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    ...settled,
  });

/** The value along the axis of a scenario; null when this version of the engine refuses it. */
export const useAxisProfile = (document: ScenarioDocument, farthestM: number) =>
  useQuery({
    queryKey: ['plume', 'axis', document, farthestM],
    queryFn: () => ask<AxisProfile | null>({ kind: 'axis', document, farthestM }),
    gcTime: 60_000,
    ...settled,
  });
