import { Readable } from 'node:stream';
import { channelReportRoutes, type DeliveryChannel, hearingChannels } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { HeardMessage, Receipt } from '../../platform/channels/channel-part.ts';
import { readReport, requireVerifyToken } from '../../platform/channels/channels.ts';
import { readSignedBody } from '../../platform/channels/signed-report.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { acknowledgeByLink } from '../escalation/acknowledge.ts';
import { recordReport } from '../resident-reports/record-report.ts';
import { parseReportWords } from '../resident-reports/report-words.ts';

/** Records what a provider reports about a message; a later, worse report changes nothing. False: there is no such message. */
const recordReceipt = async (database: Database, channel: DeliveryChannel, receipt: Receipt): Promise<boolean> => {
  const { id, state, reason, from, acknowledged } = receipt;
  const { rows } = await sql<{ readonly alert: string | null }>`
    with found as (select id from delivery where id = ${id} and channel = ${channel} and coalesce(${from}, address) = address), changed as (
      update delivery set receipt = ${state}, receipt_at = now(), receipt_reason = ${reason}
      where id in (select id from found)
        and coalesce(array_position(array['failed', 'delivered', 'read'], receipt), 0) < array_position(array['failed', 'delivered', 'read'], ${state})
      returning id
    ), announced as (select note_deliveries_live(array(select id from changed)))
    select id from found, announced`.execute(database.kysely);
  if (rows.length > 0 && acknowledged !== null) await acknowledgeByLink(database, id, acknowledged);
  return rows.length > 0;
};

/** Records what a resident wrote, or where they are. False: a repetition, or too often. */
const recordHeard = async (
  database: Database,
  way: (typeof hearingChannels)[number],
  { id, from, text, position }: HeardMessage,
  isDemo: boolean,
): Promise<boolean> => {
  const place = position === null ? null : ({ ...position, from: 'shared' } as const);
  const kind = place !== null ? 'place' : text === null ? 'other' : parseReportWords(text);
  const report = { kind, way, messageId: id, text, address: from, deliveryId: null, place, isDemo } as const;
  return (await recordReport(database, report)) === 'recorded';
};

/** What the providers of channels report: receipts, acknowledgements, and what residents write. */
export const channelReports: Feature = (app, { settings, database }) => {
  handle(app, channelReportRoutes.verify, ({ params, query }) => {
    requireVerifyToken(settings, params.channel, query['hub.verify_token']);
    return Readable.from([query['hub.challenge']]);
  });
  handle(app, channelReportRoutes.report, async ({ params: { channel }, body, request: { headers } }) => {
    const { receipts, messages } = readReport(settings, channel, { headers, body: await readSignedBody(body) });
    const way = hearingChannels.find((one) => one === channel);
    let taken = 0;
    for (const receipt of receipts) if (await recordReceipt(database, channel, receipt)) taken += 1;
    for (const message of messages)
      if (way !== undefined && (await recordHeard(database, way, message, settings.mode === 'demo'))) taken += 1;
    return { taken };
  });
};
