import { ApiError, toDialledNumber } from '@hazardguard/contract';
import { z } from 'zod';
import { parseTemplates } from '../settings/values.ts';
import { type Channel, emptyMessage, isEmptyMessage, type Message, refused } from './channel.ts';
import { type ChannelPart, noAddresses } from './channel-part.ts';
import {
  answerPattern,
  askGateway,
  fill,
  findGatewayConflict,
  type GatewaySettings,
  gatewayHeaders,
  gatewayMethod,
  gatewayUrl,
  isDialled,
  readAnswer,
  timeoutMs,
} from './gateway.ts';
import { requireWebhookSignature, webhookSecrets } from './signed-report.ts';

export interface SmsSettings extends GatewaySettings {
  /** The id of a text registered with the network operators (in India: DLT), by template or variant, with `.language` or without. */
  readonly templates: Readonly<Record<string, string>>;
  /** A header for the id of a message, by which the gateway recognises a repetition; null: it has none. */
  readonly idempotencyHeader: string | null;
  /** Address that says whether the gateway has the message of an {id}; null: none. */
  readonly status: SmsStatus | null;
  /** Sign what residents write to the gateway's number (Standard Webhooks); absent: the gateway passes nothing on. */
  readonly secrets?: readonly string[];
}

export interface SmsStatus {
  readonly url: string;
  /** What the answer's text contains where the gateway has the message, besides a successful status; null: the status is enough. */
  readonly found: RegExp | null;
}

/** Telephone lines and short codes cannot receive text messages; toll-free numbers neither. */
const mobileIndia = /^\+91[6-9]\d{9}$/;

/** Asks the gateway for a message. Only "not found" means that it has none: after any other answer it may have it. */
const findMessage = async (
  { url, found }: SmsStatus,
  headers: SmsSettings['headers'],
  id: string,
): Promise<'taken' | 'unknown' | 'unclear'> => {
  try {
    const response = await fetch(fill(url, { id }, encodeURIComponent), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = response.ok && found !== null ? await readAnswer(response) : '';
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return found === null || found.test(answer) ? 'taken' : 'unknown';
    return response.status === 404 || response.status === 410 ? 'unknown' : 'unclear';
  } catch {
    return 'unclear';
  }
};

/** Text messages through the HTTP interface of a gateway. */
export const openSms = (settings: SmsSettings): Channel => {
  const { url, headers, body, templates, idempotencyHeader, status } = settings;
  const needsTemplate = `${url}${body ?? ''}`.includes('{template}');
  const findTemplate = ({ template, variant, language }: Message): string | undefined =>
    [...(variant === undefined ? [] : [variant]), template]
      .flatMap((name) => [templates[`${name}.${language}`], templates[name]])
      .find((id) => id !== undefined);

  return {
    send: async (to, message) => {
      if (isEmptyMessage(message)) return emptyMessage;
      if (!isDialled(to) || (to.startsWith('+91') && !mobileIndia.test(to))) return refused('This number cannot receive text messages');
      const template = findTemplate(message);
      if (needsTemplate && template === undefined) {
        return refused(`SMS_TEMPLATES has no id for ${message.template}.${message.language}`);
      }
      const { id, text, language } = message;
      const values = { to, digits: to.slice(1), text, language, template: template ?? '', id };
      return askGateway('SMS', settings, values, idempotencyHeader === null ? {} : { [idempotencyHeader]: id });
    },
    ...(status === null ? {} : { find: (id) => findMessage(status, headers, id) }),
    // A gateway that recognises a repetition gets nothing twice.
    parallel: idempotencyHeader !== null || status !== null ? 40 : 20,
    format: null,
    close: () => undefined,
  };
};

const variables = {
  SMS_URL: gatewayUrl('a gateway').optional(),
  SMS_METHOD: gatewayMethod,
  SMS_HEADERS: gatewayHeaders,
  SMS_BODY: z.string().max(4_000).optional(),
  SMS_SUCCESS: answerPattern('the gateway’s answer matches when it accepted the message').optional(),
  SMS_TEMPLATES: z
    .string()
    .refine((text) => parseTemplates(text) !== null, {
      error: 'names and ids such as follow-code.en=1107160000000012345,contact-code=110716…',
    })
    .transform((text) => parseTemplates(text) ?? {})
    .default({}),
  SMS_IDEMPOTENCY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, { error: 'the name of a header such as Idempotency-Key' })
    .optional(),
  SMS_STATUS_URL: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#{}]+[/?]/.test(text) && URL.canParse(text) && text.includes('{id}'), {
      error: 'the http:// or https:// address of the gateway’s status of one message, with {id} in it',
    })
    .optional(),
  SMS_STATUS_FOUND: answerPattern('the answer under SMS_STATUS_URL matches when the gateway has the message').optional(),
  SMS_SECRET: webhookSecrets.optional(),
} as const;

/** A text message that a resident sent to the gateway's number; `id` is the gateway's own, the same for every repetition. */
const heard = z.object({ id: z.string().min(1).max(200), from: z.string().min(3).max(40), text: z.string().max(2_000) });

const parseHeard = (body: string): z.infer<typeof heard> => {
  try {
    return heard.parse(JSON.parse(body));
  } catch {
    throw new ApiError('invalid-input', 'The body is no text message: id, from, text');
  }
};

export const sms: ChannelPart<'sms', 'sms', SmsSettings | null, typeof variables> = {
  id: 'sms',
  title: 'SMS',
  key: 'sms',
  address: 'mobile',
  calls: 'always',
  follows: 'code',
  hears: true,
  wording: 'text',
  variables,
  settingTexts: {
    SMS_URL: {
      meaning:
        'HTTP gateway for SMS. `{to}` (with +), `{digits}`, `{text}`, `{template}` and `{id}` are filled in, here and in `SMS_BODY`.',
      example: 'https://sms.example.org/send?to={digits}&text={text}',
    },
    SMS_METHOD: { meaning: '`GET` or `POST`.', example: 'GET' },
    SMS_HEADERS: { meaning: 'Headers for the gateway, a JSON object.', default: 'none', example: '{"authorization":"Bearer …"}' },
    SMS_BODY: { meaning: 'Body for the gateway.', example: 'to={to}&text={text}&ref={id}' },
    SMS_SUCCESS: { meaning: 'Regular expression that a successful response must match.', example: '"status":"ok"' },
    SMS_TEMPLATES: {
      meaning:
        'Ids of registered (DLT) texts, by text and language or by text: `alert-toxic-leak-shelter` (hazard and action), `alert-cancel-all-clear`, `alert-cancel-error`, `alert-officer` and `alert-officer-end` (to officers), else `alert-alert`, `alert-update`, `alert-cancel`.',
      default: 'none',
      example: 'alert-toxic-leak-shelter.hi=1107…,follow-code.hi=1107…,contact-code=1107…',
    },
    SMS_IDEMPOTENCY_HEADER: {
      meaning: 'Header by which the gateway recognises a repeated message. With it nobody gets an SMS twice when a server is killed.',
      example: 'Idempotency-Key',
    },
    SMS_STATUS_URL: {
      meaning:
        'Where the gateway says whether it has a message, with `{id}`; asked before a message is sent again. 404 and 410 mean that it has not.',
      example: 'https://sms.example.org/status?ref={id}',
    },
    SMS_STATUS_FOUND: {
      meaning: 'Regular expression that the status response matches when the gateway has the message.',
      example: 'delivered|queued',
    },
    SMS_SECRET: {
      meaning:
        'Signs what the gateway passes on to `/api/webhooks/sms` (Standard Webhooks): text messages of residents, as JSON with `id`, `from` and `text`. Two, separated by a comma, while it is being changed.',
      example: 'whsec_…',
    },
  },
  secrets: ['SMS_URL', 'SMS_HEADERS', 'SMS_BODY', 'SMS_STATUS_URL', 'SMS_SECRET'],
  findConflict: (given) => {
    const conflict = findGatewayConflict({ prefix: 'SMS', title: 'an SMS gateway', names: Object.keys(variables) }, given);
    if (conflict !== null) return conflict;
    const { SMS_URL, SMS_BODY, SMS_STATUS_URL } = given;
    if (SMS_STATUS_URL !== undefined && !`${SMS_URL}${SMS_BODY ?? ''}`.includes('{id}') && given.SMS_IDEMPOTENCY_HEADER === undefined)
      return 'SMS_STATUS_URL asks for a message by its id, which the gateway never receives. Put {id} into SMS_URL or SMS_BODY, or set SMS_IDEMPOTENCY_HEADER.';
    return SMS_STATUS_URL === undefined && given.SMS_STATUS_FOUND !== undefined
      ? 'SMS_STATUS_FOUND applies to answers of SMS_STATUS_URL. Set SMS_STATUS_URL too, or leave SMS_STATUS_FOUND out.'
      : null;
  },
  readSettings: (given) =>
    given.SMS_URL === undefined
      ? null
      : {
          url: given.SMS_URL,
          method: given.SMS_METHOD,
          headers: given.SMS_HEADERS,
          body: given.SMS_BODY ?? null,
          success: given.SMS_SUCCESS ?? null,
          templates: given.SMS_TEMPLATES,
          idempotencyHeader: given.SMS_IDEMPOTENCY_HEADER ?? null,
          status: given.SMS_STATUS_URL === undefined ? null : { url: given.SMS_STATUS_URL, found: given.SMS_STATUS_FOUND ?? null },
          ...(given.SMS_SECRET === undefined ? {} : { secrets: given.SMS_SECRET }),
        },
  listAddresses: () => noAddresses,
  open: openSms,
  report: {
    verifyToken: () => null,
    read: ({ secrets }, report) => {
      requireWebhookSignature(report, secrets, new Date());
      const { id, from, text } = parseHeard(report.body);
      // A sender that is no number, such as a bank's name, is kept as it is.
      return { receipts: [], messages: [{ id, from: toDialledNumber(from) ?? from, text, position: null }] };
    },
  },
};
