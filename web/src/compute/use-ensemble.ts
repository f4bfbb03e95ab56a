import { drawnEnsemble } from '@hazardguard/contract';
import { canonicalJson, type EnsembleOptions, type EnsembleResult, type ScenarioDocument } from '@hazardguard/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { openWorkerPool } from './open-worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

type Known = Pick<EnsembleOptions, 'knowledge' | 'windOrigin'>;

/** Inputs rest for this long before so much is computed, ms: the footprint itself must not wait for it. */
const restMs = 350;

let workerPool: WorkerPool | undefined;
let line: Promise<unknown> = Promise.resolve();

const compute = (document: ScenarioDocument, known: Known, signal: AbortSignal): Promise<EnsembleResult | null> =>
  new Promise((done, failed) => {
    if (signal.aborted) {
      done(null);
      return;
    }
    workerPool ??= openWorkerPool();
    const { cancel, ensemble } = workerPool;
    signal.addEventListener('abort', () => {
      cancel();
      done(null);
    });
    ensemble(document, { ...drawnEnsemble, ...known }, [], (outcome) => {
      if (outcome.kind === 'failed') failed(new Error(outcome.message));
      else done(outcome.kind === 'ensemble' ? outcome.result : null);
    });
  });

/** One ensemble after the other: the workers' newest order takes the place of the one before. */
const inLine = (document: ScenarioDocument, known: Known, signal: AbortSignal): Promise<EnsembleResult | null> => {
  const mine = line.then(() => compute(document, known, signal));
  line = mine.catch(() => undefined);
  return mine;
};

/**
 * A scenario computed many times with what is not known of it varied; null where the engine refuses it. The direction of the wind
 * is no part of the question, since a footprint turns with it: everything is told as for a wind from north, and stays as it is
 * while the direction changes.
 */
export const useEnsemble = (document: ScenarioDocument | undefined, known: Known) => {
  const asked = document && canonicalJson({ ...document, weather: { ...document.weather, windFromDeg: 0 } });
  const [rested] = useDebouncedValue(asked, restMs);
  return useQuery({
    queryKey: ['ensemble', rested, known.knowledge, known.windOrigin],
    queryFn: ({ signal }) => inLine(JSON.parse(rested ?? ''), known, signal),
    enabled: rested !== undefined && rested === asked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: false,
  });
};
