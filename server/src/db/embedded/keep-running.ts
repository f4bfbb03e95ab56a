import { setTimeout as sleep } from 'node:timers/promises';
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
}

const firstPauseMs = 500;
/** A full disk may last: it is tried again so often at least. */
const longestPauseMs = 30_000;

/**
 * The embedded server, started again whenever it ends without being asked (killed, out of memory, disk full) for as long as this process
 * lives; what was acknowledged is recovered from its log. The caller holds the folder's lock throughout.
 */
export const keepPostgresRunning = async ({ dataDir, log, onMoved }: KeepOptions): Promise<KeptPostgres> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: EmbeddedPostgres | null = await startEmbeddedPostgres({ dataDir, log });

  const startAgain = async (): Promise<EmbeddedPostgres | null> => {
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(longestPauseMs, 2 * pauseMs)) {
      try {
        return await startEmbeddedPostgres({ dataDir, log, signal });
      } catch (error) {
        if (signal.aborted) break;
        log(`${error instanceof Error ? error.message : String(error)} It is tried again in ${pauseMs / 1000} s.`);
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
