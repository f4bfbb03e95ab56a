import { Readable } from 'node:stream';
import { type IncidentFormId, incidentFormRoutes } from '@hazardguard/contract';
import { openCompute } from '../../../platform/compute/pool.ts';
import type { Database } from '../../../platform/db/database.ts';
import { abortWhenGone } from '../../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { PdfDocument } from '../../../platform/pdf/document.ts';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { buildAccidentReport, presentReport } from './accident-report.ts';
import type { IncidentFormFacts } from './form-facts.ts';
import { gatherFacts, gatherSite } from './gather-facts.ts';
import { buildAfterActionReport, buildIcs201, buildIcs214 } from './ics-forms.ts';
import { buildSitrep } from './sitrep.ts';

const formBuilders: Readonly<Record<IncidentFormId, (facts: IncidentFormFacts, database: Database) => PdfDocument | Promise<PdfDocument>>> =
  {
    sitrep: buildSitrep,
    'ics-201': buildIcs201,
    'ics-214': buildIcs214,
    'after-action': buildAfterActionReport,
    'accident-report': async (facts, database) => buildAccidentReport(facts, presentReport(facts, await gatherSite(database, facts))),
  };

/** The reports and forms of an incident as PDF, and the data of two of them for the screen. */
export const incidentFormFeature: Feature = (app, { database, elsewhere, version }) => {
  const compute = openCompute({ elsewhere });
  app.addHook('onClose', () => compute.close());
  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());

  handle(app, incidentFormRoutes.form, async ({ params: { id, paper: form }, query: { language }, account, reply }) => {
    const facts = await gatherFacts({ database, compute, signal: abortWhenGone(reply) }, id, { account, language, version });
    const bytes = await pdfRenderer.render(await formBuilders[form](facts, database));
    reply.header('content-disposition', `attachment; filename="${form}-${id}.pdf"`);
    return Readable.from([bytes]);
  });
  handle(app, incidentFormRoutes.afterAction, async ({ params, account, reply }) => {
    const { afterAction } = await gatherFacts({ database, compute, signal: abortWhenGone(reply) }, params.id, {
      account,
      language: 'en',
      version,
    });
    return afterAction;
  });
  handle(app, incidentFormRoutes.accidentReport, async ({ params, query: { language }, account, reply }) => {
    const facts = await gatherFacts({ database, compute, signal: abortWhenGone(reply) }, params.id, { account, language, version });
    return presentReport(facts, await gatherSite(database, facts));
  });
};
