import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** As `nice`: people who ask the server come first. */
const priority = 10;

/**
 * For the first line of a program that `openProgram` starts: it yields to the server, and a thread ends it when it needs more memory than
 * it may have, or when the server has ended. A thread, because reading does not yield.
 */
export const confine = (): void => {
  try {
    setPriority(priority);
  } catch {
    // Not permitted here: it is only slower for others.
  }
  process.once('disconnect', () => process.exit());
  const watch = new Worker(new URL('watch-memory.ts', import.meta.url), {
    workerData: { residentMb: Number(process.argv[2]), parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
};
