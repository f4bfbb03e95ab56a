import { Readable } from 'node:stream';
import { ApiError, channelReportRoutes, type ReceiptState, voiceReport } from '@hazardguard/contract';
import { sql } from 'kysely';
import { acknowledgePayload } from '../../platform/channels/whatsapp.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { acknowledgeByLink } from '../escalation/acknowledge.ts';
import { recordReport } from '../resident-reports/record-report.ts';
import { parseReportWords } from '../resident-reports/report-words.ts';
import { isVerifyToken, readSignedBody, requireHubSignature, requireWebhookSignature, wrongSignature } from './read-signed.ts';
import { parseWhatsAppReport, type WhatsAppReport } from './whatsapp-report.ts';

interface Receipt {
  readonly id: string;
  readonly channel: 'voice' | 'whatsapp';
  readonly state: ReceiptState;
  readonly reason: string | null;
}

/** Records what a provider reports about a message; a later, worse report changes nothing. False: there is no such message. */
const recordReceipt = async ({ kysely }: Database, { id, channel, state, reason }: Receipt): Promise<boolean> => {
  const { rows } = await sql<{ readonly alert: string | null }>`
    with found as (select id from delivery where id = ${id} and channel = ${channel}), changed as (
      update delivery set receipt = ${state}, receipt_at = now(), receipt_reason = ${reason}
      where id in (select id from found)
        and coalesce(array_position(array['failed', 'delivered', 'read'], receipt), 0) < array_position(array['failed', 'delivered', 'read'], ${state})
      returning id
    ), announced as (select note_deliveries_live(array(select id from changed)))
    select id from found, announced`.execute(kysely);
  return rows.length > 0;
};

/** The message of a channel, only if it went to this number. */
const isSentTo = async ({ kysely }: Database, id: string, channel: 'voice' | 'whatsapp', address?: string): Promise<boolean> => {
  const query = kysely.selectFrom('delivery').select('id').where('id', '=', id).where('channel', '=', channel);
  return (await (address === undefined ? query : query.where('address', '=', address)).executeTakeFirst()) !== undefined;
};

const parseVoiceReport = (body: string) => {
  try {
    return voiceReport.parse(JSON.parse(body));
  } catch {
    throw new ApiError('invalid-input', 'The body is no report of a call: id, event (answered, failed, key), key, reason');
  }
};

const acknowledgePattern = new RegExp(`^${acknowledgePayload('([0-9a-f-]{36})')}$`);

/** What a resident wrote, or where they are. False: a repetition, or too often. */
const recordWhatsApp = async (
  database: Database,
  { from, id, text, position }: WhatsAppReport['messages'][number],
  isDemo: boolean,
): Promise<boolean> => {
  const place = position === null ? null : ({ ...position, from: 'shared' } as const);
  const kind = place !== null ? 'place' : text === null ? 'other' : parseReportWords(text);
  const report = { kind, way: 'whatsapp', messageId: id, text, address: from, deliveryId: null, place, isDemo } as const;
  return (await recordReport(database, report)) === 'recorded';
};

/** Receipts and answers of the voice gateway and of WhatsApp. */
export const channelReports: Feature = (app, { settings: { voice, whatsapp, mode }, database }) => {
  handle(app, channelReportRoutes.voice, async ({ body, request }) => {
    const text = await readSignedBody(body);
    requireWebhookSignature(request, text, voice?.secrets, new Date());
    const { id, event, key, reason = null } = parseVoiceReport(text);
    const state = event === 'failed' ? 'failed' : event === 'answered' ? 'delivered' : 'read';
    const known = await recordReceipt(database, { id, channel: 'voice', state, reason });
    if (known && event === 'key' && key === '1') await acknowledgeByLink(database, id, 'keypress');
    return { taken: known ? 1 : 0 };
  });
  handle(app, channelReportRoutes.verifyWhatsApp, ({ query }) => {
    if (!isVerifyToken(query['hub.verify_token'], whatsapp?.verifyToken)) throw wrongSignature();
    return Readable.from([query['hub.challenge']]);
  });
  handle(app, channelReportRoutes.whatsApp, async ({ body, request }) => {
    const text = await readSignedBody(body);
    requireHubSignature(request, text, whatsapp?.appSecret);
    const { statuses, messages } = parseWhatsAppReport(text);
    let taken = 0;
    for (const { id, status, reason } of statuses) {
      if (await recordReceipt(database, { id, channel: 'whatsapp', state: status, reason })) taken += 1;
    }
    for (const message of messages) {
      const id = message.payload === null ? undefined : acknowledgePattern.exec(message.payload)?.[1];
      if (id === undefined) {
        if (await recordWhatsApp(database, message, mode === 'demo')) taken += 1;
        continue;
      }
      // A forwarded message carries the button of another person.
      if (!(await isSentTo(database, id, 'whatsapp', message.from))) continue;
      await recordReceipt(database, { id, channel: 'whatsapp', state: 'read', reason: null });
      if (await acknowledgeByLink(database, id, 'reply')) taken += 1;
    }
    return { taken };
  });
};
