import { Readable } from 'node:stream';
import { type IncidentFormId, incidentFormRoutes, type RunAreas } from '@hazardguard/contract';
import { openCompute } from '../../../platform/compute/pool.ts';
import { abortWhenGone } from '../../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { PdfDocument } from '../../../platform/pdf/document.ts';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { type RunAreasDeps, readRunAreas } from '../../../warn/alerts/run-areas.ts';
import { buildAccidentReport, presentReport } from './accident-report.ts';
import type { IncidentFormFacts } from './form-facts.ts';
import { gatherFacts, gatherSite } from './gather-facts.ts';
import { buildAfterActionReport, buildIcs201, buildIcs214 } from './ics-forms.ts';
import { buildSitrep } from './sitrep.ts';

type Build = (facts: IncidentFormFacts, deps: RunAreasDeps) => PdfDocument | Promise<PdfDocument>;

/** The areas of a warning from the linked run, counted as on every screen. */
const readAreas = ({ run }: IncidentFormFacts, deps: RunAreasDeps): Promise<RunAreas> | null => run && readRunAreas(deps, run.id);

const formBuilders: Readonly<Record<IncidentFormId, Build>> = {
  sitrep: async (facts, deps) => buildSitrep(facts, await readAreas(facts, deps)),
  'ics-201': async (facts, deps) => buildIcs201(facts, await readAreas(facts, deps)),
  'ics-214': buildIcs214,
  'after-action': buildAfterActionReport,
  'accident-report': async (facts, { database }) => buildAccidentReport(facts, presentReport(facts, await gatherSite(database, facts))),
};

/** The reports and forms of an incident as PDF, and the data of two of them for the screen. */
export const incidentFormFeature: Feature = (app, { database, elsewhere, settings, version }) => {
  const compute = openCompute({ elsewhere });
  app.addHook('onClose', () => compute.close());
  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());

  handle(app, incidentFormRoutes.form, async ({ params: { id, paper: form }, query: { language }, account, reply }) => {
    const facts = await gatherFacts({ database, compute, signal: abortWhenGone(reply) }, id, { account, language, version });
    const bytes = await pdfRenderer.render(await formBuilders[form](facts, { database, settings, compute }));
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
