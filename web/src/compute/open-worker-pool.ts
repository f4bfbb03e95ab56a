import CrowdWorker from './pool-worker.ts?worker';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** At least one worker, at most this many, leaving one core for the screen. */
const maxWorkers = 4;

/** Workers for ensembles and forecast strips; closed by the screen that opened them. */
export const openWorkerPool = (): WorkerPool => {
  const count = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return createWorkerPool(Array.from({ length: count }, () => new CrowdWorker()));
};
