import { residentReportRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { readIncidentReports, readReportsWithoutIncident } from './list-reports.ts';
import { serveReportPage } from './pages/serve-report.ts';

/** What residents report: the public page, and the list at an incident. */
export const residentReports: Feature = (app, { settings, database, secret }) => {
  serveReportPage(app, settings, database, secret);
  handle(app, residentReportRoutes.ofIncident, ({ params, query }) => readIncidentReports(database, params.id, query.limit));
  handle(app, residentReportRoutes.withoutIncident, ({ query }) => readReportsWithoutIncident(database, query.limit));
};
