import CrowdWorker from './pool-worker.ts?worker';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** At least one worker, and at most so many, leaving a core to the screen. */
const maxWorkers = 4;

/** Workers for ensembles and forecast strips; close them with the screen that opened them. */
export const openWorkerPool = (): WorkerPool => {
  const count = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return createWorkerPool(Array.from({ length: count }, () => new CrowdWorker()));
};
