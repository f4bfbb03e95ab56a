import { type BatchClient, batchClient } from './batch-client.ts';
import FootprintWorker from './footprint-worker.ts?worker';

/** At least one worker, and at most so many, leaving a core to the screen. */
const maxWorkers = 4;

/** Workers for the footprints of several sites; close them with the screen that opened them. */
export const openBatch = (): BatchClient => {
  const count = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return batchClient(Array.from({ length: count }, () => new FootprintWorker()));
};
