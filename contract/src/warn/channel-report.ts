import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** What a provider reports about a message after it accepted it, the better one last. */
export const receiptStates = ['failed', 'delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * What a voice gateway reports: the person answered, could not be reached, or pressed a key. `id` is the {id} of the call. Key 1
 * acknowledges. Signed as a webhook of Standard Webhooks, with VOICE_SECRET.
 */
export const voiceReport = z.object({
  id: z.uuid(),
  event: z.enum(['answered', 'failed', 'key']),
  key: z.string().max(20).optional(),
  reason: z.string().max(300).optional(),
  at: isoMoment.optional(),
});

/** Reports that were recorded: about a message of this installation, or from a resident. */
const taken = z.object({ taken: z.int().min(0) });
const webhook = {
  method: 'POST',
  tag: 'delivery',
  permission: 'public',
  scope: 'published',
  machine: 'signed',
  rawBody: 'application/json',
  answer: taken,
} as const;

export const channelReportRoutes = {
  voice: route('POST', '/api/webhooks/voice', 'reportCall', {
    ...webhook,
    summary: 'For the voice gateway: a call was answered, failed, or a key was pressed; signed with VOICE_SECRET (Standard Webhooks)',
  }),
  sms: route('POST', '/api/webhooks/sms', 'reportSms', {
    ...webhook,
    summary: 'For the SMS gateway: a resident has sent a text message (id, from, text); signed with SMS_SECRET (Standard Webhooks)',
  }),
  verifyWhatsApp: route('GET', '/api/webhooks/whatsapp', 'verifyWhatsApp', {
    tag: 'delivery',
    summary: 'For WhatsApp: proves with WHATSAPP_VERIFY_TOKEN that this address takes its reports',
    permission: 'public',
    scope: 'published',
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().regex(/^[\w-]{1,200}$/, { error: 'At most 200 letters, digits, - and _' }),
      'hub.challenge': z.string().regex(/^[\w-]{1,200}$/, { error: 'At most 200 letters, digits, - and _' }),
    }),
    answerType: 'text/plain',
  }),
  whatsApp: route('POST', '/api/webhooks/whatsapp', 'reportWhatsApp', {
    ...webhook,
    summary:
      'For WhatsApp: a message was delivered, read, failed or answered, or a resident has written; signed with WHATSAPP_APP_SECRET (X-Hub-Signature-256)',
  }),
} as const;
