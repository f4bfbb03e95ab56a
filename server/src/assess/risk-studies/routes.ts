import { ApiError, emptyMatrix, riskMatrixRoutes, riskStudyRoutes } from '@hazardguard/contract';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { toPosition } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { readObservedClimate } from './climate.ts';
import { createStudy } from './create-study.ts';
import { editedMeanwhile, noSuchStudy, presentMatrix, presentStudy, presentSummary } from './rules.ts';
import { appendMatrix, findNewestMatrix, findStudy, listStudies } from './store.ts';

const retryAfterS = 2;
const listedStudies = 50;

export const riskStudies: Feature = (app, { database, elsewhere }) => {
  // Studies take seconds. Runs, which are urgent in an emergency, have their own threads.
  const compute = openCompute({ elsewhere, maxThreads: 1, maxQueue: 8, timeoutMs: 60_000 });
  app.addHook('onClose', () => compute.close());

  handle(app, riskStudyRoutes.create, async ({ body, account, reply }) => {
    try {
      return await createStudy({ database, compute, input: body, person: account, signal: abortWhenGone(reply) });
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} Nothing was stored; try again in ${retryAfterS} s`);
    }
  });
  handle(app, riskStudyRoutes.list, async ({ query }) => {
    const { rows, total } = await listStudies(database, query.industryId, listedStudies);
    return { studies: rows.map(presentSummary), omitted: total - rows.length };
  });
  handle(app, riskStudyRoutes.read, async ({ params, query }) => {
    const row = await findStudy(database, params.id, query.version);
    if (row === undefined) throw noSuchStudy(params.id, query.version);
    return presentStudy(row);
  });
  handle(app, riskStudyRoutes.climate, async ({ params }) => {
    const position = toPosition(await findIndustry(database, params.id));
    return readObservedClimate(database, position);
  });

  handle(app, riskMatrixRoutes.read, async ({ params }) => {
    const { id } = await findIndustry(database, params.id);
    const row = await findNewestMatrix(database, id);
    return row === undefined ? { industryId: id, version: 0, savedAt: null, savedBy: null, matrix: emptyMatrix } : presentMatrix(row);
  });
  handle(app, riskMatrixRoutes.save, async ({ params, body, account }) => {
    const industry = await findIndustry(database, params.id);
    const newest = (await findNewestMatrix(database, industry.id))?.version ?? 0;
    if (newest !== body.version) throw editedMeanwhile('risk matrix');
    const row = await appendMatrix(database, {
      industry_id: industry.id,
      version: newest + 1,
      industry_name: industry.industry_name,
      saved_by: account.name,
      saved_by_id: account.id,
      matrix: JSON.stringify(body.matrix),
    });
    if (row === undefined) throw editedMeanwhile('risk matrix');
    return presentMatrix(row);
  });
};
