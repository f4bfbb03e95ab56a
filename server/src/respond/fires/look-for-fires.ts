import type { Account } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { askFirms, FirmsError } from '../../platform/providers/fires/firms.ts';
import { recordFires } from './record-fires.ts';
import { queueSites, recordAnswer, recordFailure, takeDue, type WatchedSite } from './watch-store.ts';

/** The account that records answers of the service. It cannot sign in, so every warning about a fire is released by a second person. */
const fireService: Account = { id: 'nasa-firms', name: 'NASA FIRMS', email: '', role: 'imt', scope: { kind: 'all' } };

const timeoutMs = 20_000;

interface LookOptions {
  readonly database: Database;
  readonly url: string;
  readonly key: string;
  /** Called when a fire could not be recorded; the other sites are still queried. */
  readonly onError: (error: unknown) => void;
}

/** False: the service has failed; querying the next site would fail too. */
const querySite = async ({ database, url, key, onError }: LookOptions, watched: WatchedSite, signal: AbortSignal): Promise<boolean> => {
  const { industryId, ...site } = watched;
  try {
    const { fires, unread } = await askFirms({ url, key, site, timeoutMs, signal });
    if (fires.length > 0) await recordFires(database, { industryId, fires, account: fireService }, new Date());
    await recordAnswer(database, industryId, unread === 0 ? null : { code: 'unread', lines: unread }, new Date());
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    if (error instanceof FirmsError) {
      await recordFailure(database, industryId, error.said, new Date());
      return false;
    }
    onError(error);
    await recordFailure(database, industryId, { code: 'not-recorded' }, new Date());
    return true;
  }
};

/** Queries the service for every site that is due, one request at a time; stops when the service fails. Several servers may run it. */
export const lookForFires = async (options: LookOptions, signal: AbortSignal): Promise<void> => {
  await queueSites(options.database, new Date());
  while (!signal.aborted) {
    const site = await takeDue(options.database, new Date());
    if (site === undefined || !(await querySite(options, site, signal))) return;
  }
};
