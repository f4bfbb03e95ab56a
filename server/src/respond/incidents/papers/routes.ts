import { Readable } from 'node:stream';
import { type IncidentPaper, incidentPaperRoutes } from '@hazardguard/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { PaperDocument } from '../../../platform/pdf/document.ts';
import { openPrintShop } from '../../../platform/pdf/print-shop.ts';
import { accidentReportPaper, presentReport } from './accident-report.ts';
import type { PaperFacts } from './facts.ts';
import { gatherFacts, gatherSite } from './gather.ts';
import { afterActionReport, ics201, ics214 } from './ics-forms.ts';
import { sitrep } from './sitrep.ts';

const papers: Readonly<Record<IncidentPaper, (facts: PaperFacts, database: Database) => PaperDocument | Promise<PaperDocument>>> = {
  sitrep,
  'ics-201': ics201,
  'ics-214': ics214,
  'after-action': afterActionReport,
  'accident-report': async (facts, database) => accidentReportPaper(facts, presentReport(facts, await gatherSite(database, facts))),
};

/** The papers of an incident, and what two of them are made from as the screen shows it. */
export const incidentPaperwork: Feature = (app, { database, version }) => {
  const printShop = openPrintShop();
  app.addHook('onClose', () => printShop.close());

  handle(app, incidentPaperRoutes.paper, async ({ params: { id, paper }, query: { language }, account, reply }) => {
    const facts = await gatherFacts(database, id, { account, language, version });
    const bytes = await printShop.set(await papers[paper](facts, database));
    reply.header('content-disposition', `attachment; filename="${paper}-${id}.pdf"`);
    return Readable.from([bytes]);
  });
  handle(app, incidentPaperRoutes.afterAction, async ({ params, account }) => {
    const { afterAction } = await gatherFacts(database, params.id, { account, language: 'en', version });
    return afterAction;
  });
  handle(app, incidentPaperRoutes.accidentReport, async ({ params, query: { language }, account }) => {
    const facts = await gatherFacts(database, params.id, { account, language, version });
    return presentReport(facts, await gatherSite(database, facts));
  });
};
