import { z } from 'zod';
import { route } from '../wire/route.ts';
import { reportingChannels } from './channel.ts';

/** What a provider reports about a message after it accepted it, the better one last. */
export const receiptStates = ['failed', 'delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

const path = '/api/webhooks/:channel';
const webhook = {
  tag: 'delivery',
  permission: 'public',
  scope: 'published',
  params: z.object({ channel: z.enum(reportingChannels) }),
} as const;
const challenge = z.string().regex(/^[\w-]{1,200}$/, { error: 'At most 200 letters, digits, - and _' });

/** For the providers of channels, each of which says in its own form and with its own signature what it reports (docs/operations.md). */
export const channelReportRoutes = {
  verify: route('GET', path, 'verifyChannel', {
    ...webhook,
    summary: 'For the provider of a channel: proves with the text that was entered there that this address takes its reports',
    query: z.object({ 'hub.mode': z.literal('subscribe'), 'hub.verify_token': challenge, 'hub.challenge': challenge }),
    answerType: 'text/plain',
  }),
  report: route('POST', path, 'reportFromChannel', {
    ...webhook,
    summary:
      'For the provider of a channel, signed: a message was delivered, read, failed or answered, a key was pressed, or a resident has written',
    machine: 'signed',
    rawBody: 'application/json',
    /** Reports that were recorded: about a message of this installation, or from a resident. */
    answer: z.object({ taken: z.int().min(0) }),
  }),
} as const;
