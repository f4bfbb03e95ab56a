import { Readable } from 'node:stream';
import { ApiError, drillRoutes } from '@hazardguard/contract';
import { ComputeError, openCompute } from '../../platform/compute/pool.ts';
import { readDatabaseNow } from '../../platform/db/faults/clock-jump.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { listRunningDrills } from './drills-now.ts';
import { changeDrill, planDrill } from './plan.ts';
import { presentDrill, readDrillCard } from './present.ts';
import { recordDrill } from './record-drill.ts';
import { buildDrillReport } from './report.ts';
import { refuseDrillStep } from './rules.ts';
import { startDrillRunner } from './runner.ts';
import { startDrill, steerInject, stopDrill, writeNote } from './steps.ts';
import { listDrills } from './store.ts';
import { listTemplates } from './templates.ts';

const mapComputeErrors = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ComputeError) throw new ApiError('unavailable', `${error.message} Nothing was changed. Try again`);
    throw error;
  }
};

export const drills: Feature = (app, { settings, database, changes, elsewhere, version, jobs }) => {
  const compute = openCompute({ elsewhere, maxThreads: 1 });
  const stopping = new AbortController();
  const deps = { database, compute, now: readDatabaseNow, signal: stopping.signal };
  const runner = settings.works
    ? startDrillRunner({ ...deps, changes, ...jobs.watch('drills', (error) => app.log.error(error, 'drills')) })
    : null;
  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', async () => {
    stopping.abort();
    await compute.close();
    await Promise.all([runner?.stop(), pdfRenderer.close()]);
  });
  const card = (id: number) => deps.now(database).then((now) => readDrillCard(database, id, now));

  handle(app, drillRoutes.list, async ({ query }) => ({ drills: (await listDrills(database, query)).map(presentDrill) }));
  handle(app, drillRoutes.now, async () => ({ drills: await listRunningDrills(database, await deps.now(database)) }));
  handle(app, drillRoutes.templates, async ({ params, query }) => ({
    templates: await listTemplates(database, params.id, query.language),
  }));
  handle(app, drillRoutes.plan, async ({ body, account }) => card((await mapComputeErrors(planDrill(deps, body, account))).id));
  handle(app, drillRoutes.read, ({ params }) => card(params.id));
  handle(app, drillRoutes.change, async ({ params, body }) => card((await mapComputeErrors(changeDrill(deps, params.id, body))).id));
  handle(app, drillRoutes.start, async ({ params, account }) => card((await mapComputeErrors(startDrill(deps, params.id, account))).id));
  handle(app, drillRoutes.record, async ({ params, body, account }) => card((await recordDrill(deps, params.id, body, account)).id));
  handle(app, drillRoutes.inject, async ({ params, body, account }) => {
    await mapComputeErrors(steerInject(deps, { id: params.id, injectId: params.injectId, act: body.act, person: account }));
    return card(params.id);
  });
  handle(app, drillRoutes.note, ({ params, body, account }) => writeNote(deps, params.id, body.text, account));
  handle(app, drillRoutes.end, async ({ params, body, account }) =>
    presentDrill(await stopDrill(deps, { id: params.id, step: 'end', reason: body.reason, person: account })),
  );
  handle(app, drillRoutes.abandon, async ({ params, body, account }) =>
    presentDrill(await stopDrill(deps, { id: params.id, step: 'abandon', reason: body.reason, person: account })),
  );
  handle(app, drillRoutes.report, async ({ params, query, account, reply }) => {
    const now = await deps.now(database);
    const drillCard = await readDrillCard(database, params.id, now);
    refuseDrillStep(drillCard.drill.state, 'report');
    const pdf = await pdfRenderer.render(
      buildDrillReport({ card: drillCard, language: query.language, reader: account.name, now, version }),
    );
    reply.header('content-disposition', `attachment; filename="drill-report-${params.id}.pdf"`);
    return Readable.from([pdf]);
  });
};
