import { ApiError, channelReportRoutes, residentReportRoutes, smsReport, toDialledNumber } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { readSignedBody, requireWebhookSignature } from '../delivery/read-signed.ts';
import { readIncidentReports, readReportsWithoutIncident } from './list-reports.ts';
import { serveReportPage } from './pages/serve-report.ts';
import { recordReport } from './record-report.ts';
import { parseReportWords } from './report-words.ts';

const parseSmsReport = (body: string) => {
  try {
    return smsReport.parse(JSON.parse(body));
  } catch {
    throw new ApiError('invalid-input', 'The body is no text message: id, from, text');
  }
};

/** What residents report: text messages of the SMS gateway, the public page, and the list at an incident. */
export const residentReports: Feature = (app, { settings, database, secret }) => {
  serveReportPage(app, settings, database, secret);
  handle(app, channelReportRoutes.sms, async ({ body, request }) => {
    const signed = await readSignedBody(body);
    requireWebhookSignature(request, signed, settings.sms?.secrets, new Date());
    const { id, from, text } = parseSmsReport(signed);
    const outcome = await recordReport(database, {
      kind: parseReportWords(text),
      way: 'sms',
      messageId: id,
      text,
      // A sender that is no number, such as a bank's name, is kept as it is.
      address: toDialledNumber(from) ?? from,
      deliveryId: null,
      place: null,
      isDemo: settings.mode === 'demo',
    });
    return { taken: outcome === 'recorded' ? 1 : 0 };
  });
  handle(app, residentReportRoutes.ofIncident, ({ params, query }) => readIncidentReports(database, params.id, query.limit));
  handle(app, residentReportRoutes.withoutIncident, ({ query }) => readReportsWithoutIncident(database, query.limit));
};
