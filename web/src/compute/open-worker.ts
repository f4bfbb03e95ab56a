import type { ServiceName } from './engine-worker.ts';
import EngineWorker from './engine-worker.ts?worker';

export const openWorker = (name: ServiceName): Worker => new EngineWorker({ name });

/** At least one worker, at most this many, leaving one core for the screen. */
const maxWorkers = 4;

export const openWorkers = (name: ServiceName): readonly Worker[] =>
  Array.from({ length: Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)) }, () => openWorker(name));
