import { type CrowdClient, crowdClient } from './crowd-client.ts';
import CrowdWorker from './crowd-worker.ts?worker';

/** At least one worker, and at most so many, leaving a core to the screen. */
const mostWorkers = 4;

/** Workers for ensembles and forecast strips; close them with the screen that opened them. */
export const openCrowd = (): CrowdClient => {
  const count = Math.min(mostWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return crowdClient(Array.from({ length: count }, () => new CrowdWorker()));
};
