import { ApiError, runRoutes } from '@hazardguard/contract';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { refuseWrongDrill } from '../../register/exercise-marks/running-drill.ts';
import { createRun } from './create-run.ts';
import { presentSummary } from './present.ts';
import { readRun } from './read-run.ts';
import { listNewestRuns } from './store.ts';

const retryAfterS = 2;

export const runs: Feature = (app, { database, elsewhere }) => {
  const compute = openCompute({ elsewhere });
  app.addHook('onClose', () => compute.close());

  handle(app, runRoutes.create, async ({ body, account, reply }) => {
    await refuseWrongDrill(database, body.drillId ?? null, body.industryId);
    try {
      return await createRun({ database, compute, input: body, person: account, signal: abortWhenGone(reply) });
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      reply.header('retry-after', String(retryAfterS));
      throw new ApiError('unavailable', `${error.message} Nothing was stored; try again in ${retryAfterS} s`);
    }
  });
  handle(app, runRoutes.list, async ({ query }) => ({
    runs: (await listNewestRuns(database, query.limit, query.industryId, query.exercises === 'with')).map(presentSummary),
  }));
  handle(app, runRoutes.read, async ({ params }) => (await readRun(database, params.id)).run);
};
