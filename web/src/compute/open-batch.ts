import { type BatchClient, batchClient } from './batch-client.ts';
import { openWorkers } from './open-worker.ts';

/** Workers for the footprints of several sites; closed by the screen that opened them. */
export const openBatch = (): BatchClient => batchClient(openWorkers('footprint'));
