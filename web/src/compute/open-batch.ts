import { type BatchClient, batchClient } from './batch-client.ts';
import FootprintWorker from './footprint-worker.ts?worker';

/** At least one worker, at most this many, leaving one core for the screen. */
const maxWorkers = 4;

/** Workers for the footprints of several sites; closed by the screen that opened them. */
export const openBatch = (): BatchClient => {
  const count = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return batchClient(Array.from({ length: count }, () => new FootprintWorker()));
};
