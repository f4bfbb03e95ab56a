import { z } from 'zod';
import { deriveVapidKeys } from '../data-folder/vapid-key.ts';
import { isPattern, isUrl, parseHeaders, parseTemplates } from '../settings/values.ts';
import { callSecrets, callVariables, findCallConflict, toCallSettings, webhookSecrets } from './call-variables.ts';
import { findHandOverConflict, handOverSecrets, handOverVariables, toHandOverSettings } from './hand-over-variables.ts';

const pushHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  .refine((names) => names.every((name) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && !/\.\d+$/.test(name)), {
    error: 'host names separated by commas; a leading *. matches every subdomain',
  })
  .transform((names): readonly string[] => names);

/** Settings of `channels/`, which reach people. */
export const channelVariables = {
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ['smtp:', 'smtps:']), { error: 'an address such as smtps://user:password@mail.example.org:465' })
    .optional(),
  SMTP_FROM: z
    .string()
    .max(320)
    .refine((text) => /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(text), { error: 'a sender such as HazardGuard <alerts@example.org>' })
    .optional(),

  SMS_URL: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#{}]+([/?#]|$)/.test(text) && URL.canParse(text), {
      error: 'the http:// or https:// address of a gateway, with {to} and {text} where it needs them there',
    })
    .optional(),
  SMS_METHOD: z.enum(['GET', 'POST'], { error: 'GET or POST' }).default('POST'),
  SMS_HEADERS: z
    .string()
    .refine((text) => parseHeaders(text) !== null, { error: 'a JSON object such as {"authorization":"Bearer …"}' })
    .transform((text) => parseHeaders(text) ?? {})
    .default({}),
  SMS_BODY: z.string().max(4_000).optional(),
  SMS_SUCCESS: z
    .string()
    .refine(isPattern, { error: 'a regular expression that the gateway’s answer matches when it accepted the message' })
    .transform((text) => new RegExp(text, 'i'))
    .optional(),
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
  SMS_STATUS_FOUND: z
    .string()
    .refine(isPattern, { error: 'a regular expression that the answer under SMS_STATUS_URL matches when the gateway has the message' })
    .transform((text) => new RegExp(text, 'i'))
    .optional(),
  SMS_SECRET: webhookSecrets.optional(),

  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => deriveVapidKeys(text) !== null, { error: 'a private key on P-256, 43 characters of base64url' })
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .refine((text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (isUrl(text, ['https:']) && new URL(text).hostname !== 'localhost'), {
      error: 'mailto: and an address, or an https:// page, that a push service may contact',
    })
    .optional(),
  PUSH_HOSTS: pushHosts.default(['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']),

  ...callVariables,
  ...handOverVariables,
} as const;

/** Secrets, or settings that contain one. */
export const channelSecrets = [
  'SMTP_URL',
  'SMS_URL',
  'SMS_HEADERS',
  'SMS_BODY',
  'SMS_STATUS_URL',
  'SMS_SECRET',
  'VAPID_PRIVATE_KEY',
  ...callSecrets,
  ...handOverSecrets,
] as const;

type Given = z.output<z.ZodObject<typeof channelVariables>>;

const toSmsSettings = (given: Given) =>
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
      };

export const toChannelSettings = (given: Given) => ({
  /** Null: no e-mail is sent. */
  smtp: given.SMTP_URL === undefined || given.SMTP_FROM === undefined ? null : { url: given.SMTP_URL, from: given.SMTP_FROM },
  /** Null: no text message is sent. */
  sms: toSmsSettings(given),
  push: {
    /** Null: the keys of the data folder. */
    keys: given.VAPID_PRIVATE_KEY === undefined ? null : deriveVapidKeys(given.VAPID_PRIVATE_KEY),
    subject: given.VAPID_SUBJECT ?? null,
    hosts: given.PUSH_HOSTS,
    /** For tests only: a push service on http://127.0.0.1. */
    loopback: false as boolean,
  },
  ...toCallSettings(given),
  ...toHandOverSettings(given, [
    'sms',
    ...(given.VOICE_URL === undefined ? [] : (['voice'] as const)),
    ...(given.WHATSAPP_TOKEN === undefined ? [] : (['whatsapp'] as const)),
  ]),
});

const gatewaySettings = [
  'SMS_METHOD',
  'SMS_HEADERS',
  'SMS_BODY',
  'SMS_SUCCESS',
  'SMS_TEMPLATES',
  'SMS_IDEMPOTENCY_HEADER',
  'SMS_STATUS_URL',
  'SMS_STATUS_FOUND',
  'SMS_SECRET',
];

/** A sentence with the remedy for settings that do not fit together; null: they do. */
export const findChannelConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const { SMTP_URL, SMTP_FROM, SMS_URL, SMS_METHOD, SMS_BODY, SMS_STATUS_URL } = given;
  const ofOthers = findHandOverConflict(given) ?? findCallConflict(given);
  if (ofOthers !== null) return ofOthers;
  if ((SMTP_URL === undefined) !== (SMTP_FROM === undefined)) {
    return 'SMTP_URL and SMTP_FROM belong together: the mail server and the sender of the mail. Set both, or neither.';
  }
  const ofGateway = gatewaySettings.find((name) => given[name] !== undefined);
  if (SMS_URL === undefined) {
    return ofGateway === undefined
      ? null
      : `${ofGateway} belongs to an SMS gateway. Set SMS_URL to its address, or leave ${ofGateway} out.`;
  }
  if (SMS_METHOD === 'GET' && SMS_BODY !== undefined) {
    return 'SMS_METHOD is GET, which has no body. Leave SMS_BODY out and put {to} and {text} into SMS_URL, or use POST.';
  }
  const filled = `${SMS_URL}${SMS_BODY ?? ''}`;
  if (!/\{(to|digits)\}/.test(filled) || !filled.includes('{text}')) {
    return 'SMS_URL and SMS_BODY do not say where number and text go. Put {to} or {digits} and {text} into one of them.';
  }
  if (SMS_STATUS_URL !== undefined && !filled.includes('{id}') && given.SMS_IDEMPOTENCY_HEADER === undefined) {
    return 'SMS_STATUS_URL asks for a message by its id, which the gateway never receives. Put {id} into SMS_URL or SMS_BODY, or set SMS_IDEMPOTENCY_HEADER.';
  }
  if (SMS_STATUS_URL === undefined && given.SMS_STATUS_FOUND !== undefined) {
    return 'SMS_STATUS_FOUND applies to answers of SMS_STATUS_URL. Set SMS_STATUS_URL too, or leave SMS_STATUS_FOUND out.';
  }
  return null;
};
