import { availableParallelism } from 'node:os';
import { ApiError, type PrecomputedFootprint, precomputedFootprintRoutes } from '@hazardguard/contract';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { noSuchIndustry, toPosition, toSiteTerrain } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { toKnownStock } from '../../register/threshold-status/stock.ts';
import { listStockRows } from '../../register/threshold-status/store.ts';
import { openForecastReader } from '../weather/read-forecast.ts';
import { listCases } from './cases.ts';
import { selectWorstCases } from './choose-cases.ts';
import { finishSite, moveAhead, requestSite } from './claims.ts';
import { computeDueAt } from './due.ts';
import { startPrecomputeJob } from './precompute-job.ts';
import { type PrecomputeDeps, precomputeSite } from './precompute-site.ts';
import { presentPrecomputed } from './present.ts';
import { countPrecomputed, findPrecomputed, listPrecomputed } from './store.ts';

/** Niceness of the background threads, so that runs for waiting people go first. */
const niceIncrement = 10;
const retryAfterS = 2;

export const precomputedFootprintFeature: Feature = (app, { settings, database, changes, elsewhere, queue, yieldToMessages }) => {
  const now = (): Date => new Date();
  const background = openCompute({ maxThreads: Math.min(4, availableParallelism()), timeoutMs: 60_000, niceIncrement });
  const interactive = openCompute({ elsewhere, maxThreads: 1 });
  const forecasts = openForecastReader({ database, settings: settings.weather });
  const deps = (compute: PrecomputeDeps['compute']): PrecomputeDeps => ({ database, compute, forecasts, now });
  const onError = (error: unknown): void => app.log.error(error, 'precomputed footprints');
  const job =
    settings.standingFootprints && queue !== null
      ? startPrecomputeJob({ ...deps(background), changes, queue, yieldToMessages, onError })
      : null;
  app.addHook('onReady', async () => void job?.queueDue().catch(onError));
  app.addHook('onClose', async () => {
    await Promise.all([background.close(), interactive.close()]);
    await job?.stop();
  });

  const read = async (industryId: number): Promise<PrecomputedFootprint> => {
    const row = await findPrecomputed(database, industryId, now());
    if (!row) throw noSuchIndustry(industryId);
    return presentPrecomputed(row, now());
  };

  handle(app, precomputedFootprintRoutes.list, async ({ query }) => {
    const { page, pageSize, search = '', sort = 'reachM' } = query;
    const direction = query.sort === undefined ? 'desc' : query.direction;
    const { rows, total } = await listPrecomputed(
      database,
      { ...query, search: search.trim() || null, sort, direction, limit: pageSize, offset: (page - 1) * pageSize },
      now(),
    );
    return { rows: [...rows], total, page, pageSize };
  });
  handle(app, precomputedFootprintRoutes.job, async () => {
    const { oldestComputedAt, ...counts } = await countPrecomputed(database, now());
    return { on: settings.standingFootprints, ...counts, oldestComputedAt: oldestComputedAt?.toISOString() ?? null };
  });
  handle(app, precomputedFootprintRoutes.read, async ({ params }) => {
    const found = await read(params.id);
    if (found.due) await moveAhead(database, params.id, now());
    return found;
  });
  handle(app, precomputedFootprintRoutes.cases, async ({ params, reply }) => {
    const industry = await findIndustry(database, params.id);
    const site = { ...toPosition(industry), terrain: toSiteTerrain(industry.terrain) };
    const known = (await listStockRows(database, [params.id])).map(toKnownStock);
    try {
      const { cases, leftOut } = await selectWorstCases(interactive, listCases(known, site), AbortSignal.timeout(30_000));
      return { cases: [...cases], leftOut: [...leftOut] };
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} Try again in ${retryAfterS} s`);
    }
  });
  handle(app, precomputedFootprintRoutes.compute, async ({ params, reply }) => {
    const site = await requestSite(database, params.id, now());
    if (!site) throw noSuchIndustry(params.id);
    await moveAhead(database, params.id, now());
    try {
      const result = await precomputeSite(deps(interactive), site, AbortSignal.timeout(30_000));
      await finishSite(database, site, result, { computedAt: now(), dueAt: computeDueAt(result, now()) });
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} The earlier result is kept; try again in ${retryAfterS} s`);
    }
    // Refuse if the position was removed meanwhile.
    toPosition(await findIndustry(database, params.id));
    return read(params.id);
  });
};
