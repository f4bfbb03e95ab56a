import { ApiError, type Run, type runInput, runRoutes } from '@hazardguard/contract';
import type { z } from 'zod';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { toDrillScope } from '../../register/exercise-marks/drill-scope.ts';
import { refuseWrongDrill } from '../../register/exercise-marks/running-drill.ts';
import { findOpenIncident } from '../../register/incident-reference/open-incident.ts';
import { findUncertaintySources } from '../warned-area/uncertainty-sources.ts';
import { findWarnedAreas } from '../warned-area/warned-area.ts';
import { createRun } from './create-run.ts';
import { presentSummary } from './present.ts';
import { readRun } from './read-run.ts';
import { listNewestRuns } from './store.ts';

const retryAfterS = 2;

/** The drill of the run: its incident's, which must be open at this industry or at none. */
const findRunDrill = async (database: Database, input: z.output<typeof runInput>): Promise<number | null> => {
  const { incidentId = null, drillId: given = null, industryId } = input;
  if (incidentId === null) return given;
  const incident = await findOpenIncident(database, incidentId, industryId);
  if (incident === undefined) throw new ApiError('not-found', `No incident with the id ${incidentId}`);
  return toDrillScope({ given: null, run: given ?? undefined, incident: incident.drillId });
};

export const runs: Feature = (app, { database, settings, elsewhere }) => {
  const compute = openCompute({ elsewhere });
  app.addHook('onClose', () => compute.close());

  /** A warning often follows the run of an incident: its area is calculated before it is asked for. */
  const prepareWarning = (run: Run): void => {
    if (run.incidentId === null) return;
    findWarnedAreas(compute, run, settings.warnedProbability).catch((error: unknown) => app.log.error(error, 'warned area of a run'));
  };

  handle(app, runRoutes.create, async ({ body, account, reply }) => {
    const input = { ...body, drillId: await findRunDrill(database, body) };
    await refuseWrongDrill(database, input.drillId, body.industryId);
    try {
      const run = await createRun({ database, compute, input, person: account, signal: abortWhenGone(reply) });
      prepareWarning(run);
      return run;
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
  handle(app, runRoutes.uncertaintySources, async ({ params }) =>
    findUncertaintySources(compute, (await readRun(database, params.id)).run, settings.warnedProbability),
  );
};
