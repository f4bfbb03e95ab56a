import { availableParallelism } from 'node:os';
import { ApiError, type StandingFootprint, standingFootprintRoutes } from '@hazardguard/contract';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { noSuchIndustry, positionOfSite } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { knownStock } from '../../register/threshold-status/stock.ts';
import { stockOf } from '../../register/threshold-status/store.ts';
import { openForecastReader } from '../weather/read-forecast.ts';
import { casesOf } from './cases.ts';
import { worstOfEach } from './choose-cases.ts';
import { finish, siteAsked } from './claims.ts';
import { dueAfter } from './due.ts';
import { startStandingJob } from './job.ts';
import { presentStanding } from './present.ts';
import { type ReckonDeps, reckonSite } from './reckon.ts';
import { countStanding, findStanding, listStanding } from './store.ts';

/** Niceness of the background's threads: whoever waits for a run goes first. */
const niceIncrement = 10;
const retryAfterS = 2;

export const standingFootprints: Feature = (app, { settings, database, changes, elsewhere, queue, yieldToMessages }) => {
  const now = (): Date => new Date();
  const background = openCompute({ maxThreads: Math.min(4, availableParallelism()), timeoutMs: 60_000, niceIncrement });
  const asked = openCompute({ elsewhere, maxThreads: 1 });
  const forecasts = openForecastReader({ database, settings: settings.weather });
  const deps = (compute: ReckonDeps['compute']): ReckonDeps => ({ database, compute, forecasts, now });
  const onError = (error: unknown): void => app.log.error(error, 'standing footprints');
  const job =
    settings.standingFootprints && queue !== null
      ? startStandingJob({ ...deps(background), changes, queue, yieldToMessages, onError })
      : null;
  app.addHook('onReady', async () => void job?.look().catch(onError));
  app.addHook('onClose', async () => {
    await Promise.all([background.close(), asked.close()]);
    await job?.stop();
  });

  const read = async (industryId: number): Promise<StandingFootprint> => {
    const row = await findStanding(database, industryId, now());
    if (!row) throw noSuchIndustry(industryId);
    return presentStanding(row, now());
  };

  handle(app, standingFootprintRoutes.list, async ({ query }) => {
    const { page, pageSize, search = '', sort = 'reachM' } = query;
    const direction = query.sort === undefined ? 'desc' : query.direction;
    const { rows, total } = await listStanding(
      database,
      { ...query, search: search.trim() || null, sort, direction, limit: pageSize, offset: (page - 1) * pageSize },
      now(),
    );
    return { rows: [...rows], total, page, pageSize };
  });
  handle(app, standingFootprintRoutes.job, async () => {
    const { oldestComputedAt, ...counts } = await countStanding(database, now());
    return { on: settings.standingFootprints, ...counts, oldestComputedAt: oldestComputedAt?.toISOString() ?? null };
  });
  handle(app, standingFootprintRoutes.read, ({ params }) => read(params.id));
  handle(app, standingFootprintRoutes.cases, async ({ params, reply }) => {
    const position = positionOfSite(await findIndustry(database, params.id));
    const known = (await stockOf(database, [params.id])).map(knownStock);
    try {
      const { cases, leftOut } = await worstOfEach(asked, casesOf(known, position), AbortSignal.timeout(30_000));
      return { cases: [...cases], leftOut: [...leftOut] };
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} Try again in ${retryAfterS} s`);
    }
  });
  handle(app, standingFootprintRoutes.compute, async ({ params, reply }) => {
    const site = await siteAsked(database, params.id, now());
    if (!site) throw noSuchIndustry(params.id);
    try {
      const reckoned = await reckonSite(deps(asked), site, AbortSignal.timeout(30_000));
      await finish(database, site, reckoned, { computedAt: now(), dueAt: dueAfter(reckoned, now()) });
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} What was known before is kept; try again in ${retryAfterS} s`);
    }
    // What was computed for a former position is dropped by now.
    positionOfSite(await findIndustry(database, params.id));
    return read(params.id);
  });
};
