import { Readable } from 'node:stream';
import { runRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { openPrintShop } from '../../pdf/print-shop.ts';
import { readRun } from '../runs/read-run.ts';
import { reportDocument } from './report.ts';

/** A stored run on paper. */
export const runReport: Feature = (app, { database, version }) => {
  const printShop = openPrintShop();
  app.addHook('onClose', () => printShop.close());

  handle(app, runRoutes.report, async ({ params, query: { language }, account, reply }) => {
    const { run, sample } = await readRun(database, params.id);
    const paper = await printShop.set(reportDocument({ run, sample, language, reader: account.name, now: new Date(), version }));
    reply.header('content-disposition', `attachment; filename="run-report-${params.id}.pdf"`);
    return Readable.from([paper]);
  });
};
