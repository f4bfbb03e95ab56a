import { ApiError } from '@hazardguard/contract';
import { z } from 'zod';
import { type Channel, emptyMessage, isEmptyMessage, refused } from './channel.ts';
import { type ChannelPart, noAddresses } from './channel-part.ts';
import {
  answerPattern,
  askGateway,
  findGatewayConflict,
  type GatewaySettings,
  gatewayHeaders,
  gatewayMethod,
  gatewayUrl,
  isDialled,
} from './gateway.ts';
import { requireWebhookSignature, webhookSecrets } from './signed-report.ts';

export interface VoiceSettings extends GatewaySettings {
  /** Signs what the gateway reports about calls and keys (Standard Webhooks); null: it reports nothing. */
  readonly secrets: readonly string[] | null;
}

/**
 * Telephone calls through the HTTP interface of a voice gateway, which speaks the text. It reports keys and outcomes to
 * `/api/webhooks/voice`, with the id of the message.
 */
export const openVoice = (settings: VoiceSettings): Channel => ({
  send: async (to, message) => {
    if (isEmptyMessage(message)) return emptyMessage;
    if (!isDialled(to)) return refused('This number cannot be called');
    const { id, text, language, template } = message;
    return askGateway('voice', settings, { to, digits: to.slice(1), text, language, template, id });
  },
  parallel: 5,
  format: null,
  close: () => undefined,
});

const variables = {
  VOICE_URL: gatewayUrl('a voice gateway').optional(),
  VOICE_METHOD: gatewayMethod,
  VOICE_HEADERS: gatewayHeaders,
  VOICE_BODY: z.string().max(4_000).optional(),
  VOICE_SUCCESS: answerPattern('the gateway’s answer matches when it accepted the call').optional(),
  VOICE_SECRET: webhookSecrets.optional(),
} as const;

/** The person answered, could not be reached, or pressed a key. `id` is the {id} of the call. */
const voiceReport = z.object({
  id: z.uuid(),
  event: z.enum(['answered', 'failed', 'key']),
  key: z.string().max(20).optional(),
  reason: z.string().max(300).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
});
const states = { failed: 'failed', answered: 'delivered', key: 'read' } as const;

const parseVoiceReport = (body: string): z.infer<typeof voiceReport> => {
  try {
    return voiceReport.parse(JSON.parse(body));
  } catch {
    throw new ApiError('invalid-input', 'The body is no report of a call: id, event (answered, failed, key), key, reason');
  }
};

export const voice: ChannelPart<'voice', 'voice', VoiceSettings | null, typeof variables> = {
  id: 'voice',
  title: 'telephone calls',
  key: 'voice',
  address: 'telephone',
  calls: 'where-set-up',
  follows: 'list',
  hears: false,
  wording: 'spoken',
  variables,
  settingTexts: {
    VOICE_URL: {
      meaning:
        'HTTP gateway for telephone calls that speak a text. `{to}` (with +), `{digits}`, `{text}`, `{language}` and `{id}` are filled in, here and in `VOICE_BODY`.',
      example: 'https://voice.example.org/calls',
    },
    VOICE_METHOD: { meaning: '`GET` or `POST`.', example: 'GET' },
    VOICE_HEADERS: { meaning: 'Headers for the gateway, a JSON object.', default: 'none', example: '{"authorization":"Bearer …"}' },
    VOICE_BODY: { meaning: 'Body for the gateway.', example: '{"to":"{to}","say":"{text}","language":"{language}","ref":"{id}"}' },
    VOICE_SUCCESS: { meaning: 'Regular expression that a successful response must match.', example: '"status":"queued"' },
    VOICE_SECRET: {
      meaning:
        'Signs what the gateway reports to `/api/webhooks/voice` (Standard Webhooks): answered, failed, key pressed. 1 acknowledges. Two, separated by a comma, while it is being changed.',
      example: 'whsec_…',
    },
  },
  secrets: ['VOICE_URL', 'VOICE_HEADERS', 'VOICE_BODY', 'VOICE_SECRET'],
  findConflict: (given) => {
    const conflict = findGatewayConflict({ prefix: 'VOICE', title: 'a voice gateway', names: Object.keys(variables) }, given);
    if (conflict !== null) return conflict;
    return given.VOICE_SECRET !== undefined && !`${given.VOICE_URL}${given.VOICE_BODY ?? ''}`.includes('{id}')
      ? 'VOICE_SECRET signs reports about a call, which name it by its id. Put {id} into VOICE_URL or VOICE_BODY.'
      : null;
  },
  readSettings: (given) =>
    given.VOICE_URL === undefined
      ? null
      : {
          url: given.VOICE_URL,
          method: given.VOICE_METHOD,
          headers: given.VOICE_HEADERS,
          body: given.VOICE_BODY ?? null,
          success: given.VOICE_SUCCESS ?? null,
          secrets: given.VOICE_SECRET ?? null,
        },
  listAddresses: () => noAddresses,
  open: openVoice,
  report: {
    verifyToken: () => null,
    read: ({ secrets }, report) => {
      requireWebhookSignature(report, secrets, new Date());
      const { id, event, key, reason = null } = parseVoiceReport(report.body);
      const acknowledged = event === 'key' && key === '1' ? 'keypress' : null;
      return { receipts: [{ id, state: states[event], reason, from: null, acknowledged }], messages: [] };
    },
  },
};
