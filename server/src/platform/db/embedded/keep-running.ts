import { setTimeout as sleep } from 'node:timers/promises';
import { type DiskFault, findDiskFault, toStartError } from '../../data-folder/start-error.ts';
import type { Log } from './initialise.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

export interface KeptPostgres {
  /** Of the server as it was started first. */
  readonly url: string;
  stop(): Promise<void>;
}

interface KeepOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** It runs again, at another address. */
  readonly onMoved: (url: string) => void;
  /** Why it does not run: its disk. Null: for another reason, or it runs again. */
  readonly onFault: (fault: DiskFault | null) => void;
}

const firstPauseMs = 500;
/** A full disk may last: it is tried again so often at least. */
const longestPauseMs = 30_000;
/** Whether a disk can be written, or is there, is found out before anything is started. */
const lookPauseMs = 2_000;

/**
 * The embedded server, started again whenever it ends without being asked (killed, out of memory, disk full) for as long as this process
 * lives; what was acknowledged is recovered from its log. The caller holds the folder's lock throughout.
 */
export const keepPostgresRunning = async ({ dataDir, log, onMoved, onFault }: KeepOptions): Promise<KeptPostgres> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: EmbeddedPostgres | null = await startEmbeddedPostgres({ dataDir, log });

  const startAgain = async (): Promise<EmbeddedPostgres | null> => {
    let lastReported = '';
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs *= 2) {
      try {
        return await startEmbeddedPostgres({ dataDir, log, again: true, signal });
      } catch (failure) {
        if (signal.aborted) break;
        const error = toStartError(failure);
        const fault = findDiskFault(error);
        onFault(fault);
        pauseMs = Math.min(pauseMs, fault === 'read-only' || fault === 'missing' ? lookPauseMs : longestPauseMs);
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastReported) log(`${reason} It is tried again until it runs.`);
        lastReported = reason;
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  };
  const watch = async (): Promise<void> => {
    while (current !== null) {
      await current.ended;
      if (signal.aborted) return;
      log('The database ended without being asked. It is started again; what was acknowledged is kept.');
      current = await startAgain();
      // Asked to stop while it came up: nobody but this knows of it yet.
      if (signal.aborted) await current?.stop();
      if (current === null || signal.aborted) return;
      log('The database runs again.');
      onMoved(current.url);
      onFault(null);
    }
  };
  const watching = watch();
  return {
    url: current.url,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
};
