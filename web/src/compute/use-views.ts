import type { Receptor, ScenarioDocument } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import type { ArrivalsAnswer } from './arrivals.ts';
import type { Evaluation } from './evaluate.ts';
import { openWorker } from './open-worker.ts';
import type { FramesAnswer } from './plume-frames.ts';
import type { ViewRequest } from './views-worker.ts';
import type { WindCasesAnswer } from './wind-cases.ts';
import { createWorkerClient } from './worker-client.ts';

const ask = createWorkerClient<ViewRequest>(() => openWorker('views'));

const settled = { staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * 60_000, retry: false } as const;
/** Number of frames of a cloud, and of layers. */
const pictures = { frames: 150, layers: 4 } as const;

/** A cloud over time; computed once per scenario, and not at all without a document. */
export const usePlumeFrames = (document: ScenarioDocument | undefined) =>
  useQuery({
    queryKey: ['views', 'frames', document],
    queryFn: () => ask<FramesAnswer>({ kind: 'frames', request: { document: document as ScenarioDocument, ...pictures } }),
    enabled: document !== undefined,
    ...settled,
  });

/** When the cloud of a scenario comes where. */
export const useArrivals = (document: ScenarioDocument | undefined) =>
  useQuery({
    queryKey: ['views', 'arrivals', document],
    queryFn: () => ask<ArrivalsAnswer>({ kind: 'arrivals', document: document as ScenarioDocument }),
    enabled: document !== undefined,
    ...settled,
  });

/** The three winds of a scenario. They depend on people, so the receptors are part of the request. */
export const useWindCases = (document: ScenarioDocument | undefined, receptors: readonly Receptor[]) =>
  useQuery({
    queryKey: ['views', 'cases', document, receptors.length],
    queryFn: () => ask<WindCasesAnswer>({ kind: 'cases', document: document as ScenarioDocument, receptors }),
    enabled: document !== undefined,
    ...settled,
  });

/** Another scenario of the same site, computed in a worker. */
export const useSideRun = (document: ScenarioDocument | undefined, receptors: readonly Receptor[]) =>
  useQuery({
    queryKey: ['views', 'run', document, receptors.length],
    queryFn: () => ask<Evaluation>({ kind: 'run', document: document as ScenarioDocument, receptors }),
    enabled: document !== undefined,
    ...settled,
  });
