import type { Account } from '@hazardguard/contract';
import type { Database } from '../../db/database.ts';
import { inRound } from '../../observe/tracing/trace.ts';
import { askFirms, FirmsError } from '../../providers/fires/firms.ts';
import { recordFires } from './record-fires.ts';
import { queueSites, takeDue, tellAsked, tellFailed, type WatchedSite } from './watch-store.ts';

/** Who records what the service says: nobody who could sign in, so whoever releases a warning about it is always a second person. */
const fireService: Account = { id: 'nasa-firms', name: 'NASA FIRMS', email: '', role: 'imt', scope: { kind: 'all' } };

/** What is due is looked for so often. */
const lookMs = 60_000;
const timeoutMs = 20_000;

interface JobOptions {
  readonly database: Database;
  readonly url: string;
  readonly key: string;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

export interface FireJob {
  /** Asks about every site that is due; ends early when the service fails. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Keeps asking the service about each site's surroundings, one call at a time. Any number of servers may do so. */
export const startFireJob = ({ database, url, key, onRound, onError }: JobOptions): FireJob => {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  /** False: the service has failed, so that the next site would not fare better. */
  const askAbout = async ({ industryId, ...site }: WatchedSite): Promise<boolean> => {
    try {
      const { fires, unread } = await askFirms({ url, key, site, timeoutMs, signal: stopping.signal });
      if (fires.length > 0) await recordFires(database, { industryId, fires, account: fireService }, new Date());
      await tellAsked(database, industryId, unread === 0 ? null : { code: 'unread', lines: unread }, new Date());
      return true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      if (error instanceof FirmsError) {
        await tellFailed(database, industryId, error.said, new Date());
        return false;
      }
      onError(error);
      await tellFailed(database, industryId, { code: 'not-recorded' }, new Date());
      return true;
    }
  };
  const round = async (): Promise<void> => {
    await queueSites(database, new Date());
    while (!stopping.signal.aborted) {
      const site = await takeDue(database, new Date());
      if (site === undefined || !(await askAbout(site))) return;
    }
  };
  const look = (): Promise<void> => {
    running ??= inRound('fires', round)
      .then(onRound)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const lookAndTell = (): void => {
    look().catch((error: unknown) => {
      if (!stopping.signal.aborted) onError(error);
    });
  };
  const timer = setInterval(lookAndTell, lookMs).unref();
  lookAndTell();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      // Whoever started it has told what went wrong.
      await Promise.allSettled([running]);
    },
  };
};
