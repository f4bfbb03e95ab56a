import { setTimeout as sleep } from 'node:timers/promises';
import { type DiskFault, findDiskFault, toStartError } from '../../data-folder/start-error.ts';
import type { Log } from './initialise.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

export interface KeptPostgres {
  /** Of the first start. */
  readonly url: string;
  stop(): Promise<void>;
}

interface KeepOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** It runs again, at another address. */
  readonly onMoved: (url: string) => void;
  /** The disk fault that stopped it; null: another reason, or it runs again. */
  readonly onFault: (fault: DiskFault | null) => void;
}

const firstPauseMs = 500;
/** A full disk may last: retry at least this often. */
const longestPauseMs = 30_000;
/** The disk is checked (present and writable) before anything is started. */
const lookPauseMs = 2_000;

/**
 * The embedded server, restarted whenever it ends unexpectedly (killed, out of memory, disk full) while this process lives;
 * acknowledged data are recovered from its log. The caller holds the folder's lock throughout.
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
        if (reason !== lastReported) log(`${reason} Retrying until it runs.`);
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
      log('The database ended unexpectedly. Restarting it; acknowledged data are safe.');
      current = await startAgain();
      // Asked to stop while it was starting: only this code has a reference to it yet.
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
