import { Readable } from 'node:stream';
import { runRoutes } from '@hazardguard/contract';
import { openCompute } from '../../platform/compute/pool.ts';
import { readRmpTables } from '../../platform/env/read-rmp-tables.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { readRun } from '../runs/read-run.ts';
import { buildReportDocument } from './report.ts';
import { findRunRoads } from './road-lines.ts';
import { listRunOpinions } from './run-opinions.ts';
import { computeRunUncertainty } from './run-uncertainty.ts';

/** The report of a stored run as a PDF. */
export const runReport: Feature = (app, { database, elsewhere, settings: { rmpTablesFile }, version }) => {
  const tables = rmpTablesFile === null ? null : readRmpTables(rmpTablesFile);
  const pdfRenderer = openPdfRenderer();
  // One report at a time computes its uncertainty; the next one waits.
  const compute = openCompute({ elsewhere, maxThreads: 1 });
  app.addHook('onClose', () => Promise.all([pdfRenderer.close(), compute.close()]));

  handle(app, runRoutes.report, async ({ params, query: { language }, account, reply }) => {
    const { run, sample } = await readRun(database, params.id);
    const uncertainty = await computeRunUncertainty(compute, run);
    const opinions = listRunOpinions(run, tables);
    const roads = await findRunRoads(database, run);
    const facts = { run, roads, sample, language, reader: account.name, now: new Date(), version, uncertainty, opinions };
    const pdf = await pdfRenderer.render(buildReportDocument(facts));
    reply.header('content-disposition', `attachment; filename="run-report-${params.id}.pdf"`);
    return Readable.from([pdf]);
  });
};
