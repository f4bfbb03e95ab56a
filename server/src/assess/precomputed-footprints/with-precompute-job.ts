import { openCompute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import { openForecastReader } from '../weather/read-forecast.ts';
import { listDueSites, queueChanged } from './claims.ts';
import { computeDue } from './precompute-job.ts';

/** For the bench: runs the job's own work on a number of due sites and threads, with the stored forecasts. */
export const withPrecomputeJob = async (
  { database, threads }: { readonly database: Database; readonly threads: number },
  work: (computeSome: (sites: number) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const compute = openCompute({ maxThreads: threads, timeoutMs: 60_000 });
  const now = (): Date => new Date();
  const settings = {
    provider: 'open-meteo',
    own: { OPEN_METEO_URL: 'http://127.0.0.1:9' },
  } as const;
  const deps = { database, compute, now, forecasts: openForecastReader({ database, settings, now }) };
  await queueChanged(database, now());
  try {
    await work(async (sites) => {
      const due = [...(await listDueSites(database, now(), sites))];
      const lane = async (): Promise<void> => {
        for (let site = due.shift(); site !== undefined; site = due.shift()) await computeDue(deps, site, new AbortController().signal);
      };
      await Promise.all(Array.from({ length: threads + 1 }, lane));
    });
  } finally {
    await compute.close();
  }
};
