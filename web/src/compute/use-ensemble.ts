import { drawnEnsemble } from '@hazardguard/contract';
import { canonicalJson, type EnsembleOptions, type EnsembleResult, type ScenarioDocument } from '@hazardguard/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { openWorkers } from './open-worker.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

type Known = Pick<EnsembleOptions, 'knowledge' | 'windOrigin'>;

/** Delay after the last change before an ensemble is computed, ms: the footprint must not wait for it. */
const restMs = 350;

let workerPool: WorkerPool | undefined;
let line: Promise<unknown> = Promise.resolve();

const compute = (document: ScenarioDocument, known: Known, signal: AbortSignal): Promise<EnsembleResult | null> =>
  new Promise((done, failed) => {
    if (signal.aborted) {
      done(null);
      return;
    }
    workerPool ??= createWorkerPool(openWorkers('pool'));
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

/** One ensemble at a time: a new request replaces the previous one. */
const inLine = (document: ScenarioDocument, known: Known, signal: AbortSignal): Promise<EnsembleResult | null> => {
  const result = line.then(() => compute(document, known, signal));
  line = result.catch(() => undefined);
  return result;
};

/**
 * A scenario computed many times with its uncertain inputs varied; null when the engine refuses it. Wind direction is not
 * varied, because a footprint turns with it: everything is computed for a wind from north and is reused
 * when the direction changes.
 */
export const useEnsemble = (document: ScenarioDocument | undefined, known: Known) => {
  const key = document && canonicalJson({ ...document, weather: { ...document.weather, windFromDeg: 0 } });
  const [rested] = useDebouncedValue(key, restMs);
  return useQuery({
    // Of this scenario, not of the last one that rested: its bands must not stand beside the new distances.
    queryKey: ['ensemble', key, known.knowledge, known.windOrigin],
    queryFn: ({ signal }) => inLine(JSON.parse(key ?? ''), known, signal),
    enabled: key !== undefined && rested === key,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: false,
  });
};
