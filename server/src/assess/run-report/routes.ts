import { Readable } from 'node:stream';
import { type RunAreas, runRoutes } from '@hazardguard/contract';
import { type Compute, openCompute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { readRmpTables } from '../../platform/env/read-rmp-tables.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { readRun } from '../runs/read-run.ts';
import { buildReportDocument } from './report.ts';
import { findRunRoads } from './road-lines.ts';
import { listRunOpinions } from './run-opinions.ts';
import { computeRunUncertainty } from './run-uncertainty.ts';

interface ReadDeps {
  readonly database: Database;
  readonly settings: Settings;
  readonly compute: Pick<Compute, 'warnedAreas'>;
}

/** The report of a stored run as a PDF. The areas of a warning are those of the room of warnings, counted once for every screen. */
export const makeRunReport =
  (readAreas: (deps: ReadDeps, id: string) => Promise<RunAreas>): Feature =>
  (app, deps) => {
    const { database, elsewhere, settings, version } = deps;
    const { rmpTablesFile } = settings;
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
      const areas = await readAreas({ database, settings, compute }, params.id);
      const facts = { run, areas, roads, sample, language, reader: account.name, now: new Date(), version, uncertainty, opinions };
      const pdf = await pdfRenderer.render(buildReportDocument(facts));
      reply.header('content-disposition', `attachment; filename="run-report-${params.id}.pdf"`);
      return Readable.from([pdf]);
    });
  };
