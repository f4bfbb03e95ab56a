import { z } from 'zod';
import { isPattern, isUrl, parseHeaders, parseTemplates } from '../settings/values.ts';

const secretError = 'whsec_ and 24 to 64 octets in base64; two, separated by a comma, while it is changed';
export const webhookSecrets = z
  .string()
  .transform((text): readonly string[] => text.split(',').map((one) => one.trim()))
  .refine((all) => all.length <= 2 && all.every((text) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text)), { error: secretError });

/** Telephone calls and WhatsApp, by which people are called. */
export const callVariables = {
  VOICE_URL: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#{}]+([/?#]|$)/.test(text) && URL.canParse(text), {
      error: 'the http:// or https:// address of a voice gateway, with {to} and {text} where it needs them there',
    })
    .optional(),
  VOICE_METHOD: z.enum(['GET', 'POST'], { error: 'GET or POST' }).default('POST'),
  VOICE_HEADERS: z
    .string()
    .refine((text) => parseHeaders(text) !== null, { error: 'a JSON object such as {"authorization":"Bearer …"}' })
    .transform((text) => parseHeaders(text) ?? {})
    .default({}),
  VOICE_BODY: z.string().max(4_000).optional(),
  VOICE_SUCCESS: z
    .string()
    .refine(isPattern, { error: 'a regular expression that the gateway’s answer matches when it accepted the call' })
    .transform((text) => new RegExp(text, 'i'))
    .optional(),
  VOICE_SECRET: webhookSecrets.optional(),

  WHATSAPP_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'the id of the sending number, digits only' })
    .optional(),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\w.-]{20,1000}$/, { error: 'an access token of the WhatsApp Cloud API' })
    .optional(),
  WHATSAPP_URL: z
    .string()
    .refine((text) => isUrl(text, ['http:', 'https:']) && !text.endsWith('/'), {
      error: 'the address of the Graph API with its version, such as https://graph.facebook.com/v23.0',
    })
    .default('https://graph.facebook.com/v23.0'),
  WHATSAPP_TEMPLATES: z
    .string()
    .refine((text) => parseTemplates(text) !== null, { error: 'names such as incident-call=hg_call,approval-call.hi=hg_approval' })
    .transform((text) => parseTemplates(text) ?? {})
    .default({}),
  WHATSAPP_APP_SECRET: z
    .string()
    .regex(/^[\w-]{16,128}$/, { error: 'the app secret, which signs the reports of WhatsApp' })
    .optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .regex(/^[\w-]{16,128}$/, { error: 'a text of 16 to 128 letters, digits, - and _' })
    .optional(),
} as const;

/** Secrets, or settings that contain one. */
export const callSecrets = [
  'VOICE_URL',
  'VOICE_HEADERS',
  'VOICE_BODY',
  'VOICE_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

type Given = z.output<z.ZodObject<typeof callVariables>>;

export const toCallSettings = (given: Given) => ({
  /** Null: nobody is telephoned. */
  voice:
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
  /** Null: nothing is sent by WhatsApp. */
  whatsapp:
    given.WHATSAPP_NUMBER_ID === undefined || given.WHATSAPP_TOKEN === undefined
      ? null
      : {
          url: given.WHATSAPP_URL,
          numberId: given.WHATSAPP_NUMBER_ID,
          token: given.WHATSAPP_TOKEN,
          templates: given.WHATSAPP_TEMPLATES,
          appSecret: given.WHATSAPP_APP_SECRET ?? null,
          verifyToken: given.WHATSAPP_VERIFY_TOKEN ?? null,
        },
});

const ofVoice = ['VOICE_METHOD', 'VOICE_HEADERS', 'VOICE_BODY', 'VOICE_SUCCESS', 'VOICE_SECRET'];
const ofWhatsApp = ['WHATSAPP_URL', 'WHATSAPP_TEMPLATES', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'];

/** A sentence with the remedy for settings that do not fit together; null: they do. */
export const findCallConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const { VOICE_URL, VOICE_METHOD, VOICE_BODY, WHATSAPP_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_TEMPLATES } = given;
  const alone = ofVoice.find((name) => VOICE_URL === undefined && given[name] !== undefined);
  if (alone !== undefined) return `${alone} belongs to a voice gateway. Set VOICE_URL to its address, or leave ${alone} out.`;
  const filled = `${VOICE_URL ?? ''}${VOICE_BODY ?? ''}`;
  if (VOICE_METHOD === 'GET' && VOICE_BODY !== undefined) {
    return 'VOICE_METHOD is GET, which has no body. Leave VOICE_BODY out and put {to} and {text} into VOICE_URL, or use POST.';
  }
  if (VOICE_URL !== undefined && (!/\{(to|digits)\}/.test(filled) || !filled.includes('{text}'))) {
    return 'VOICE_URL and VOICE_BODY do not say where number and text go. Put {to} or {digits} and {text} into one of them.';
  }
  if (given.VOICE_SECRET !== undefined && !filled.includes('{id}')) {
    return 'VOICE_SECRET signs reports about a call, which name it by its id. Put {id} into VOICE_URL or VOICE_BODY.';
  }
  if ((WHATSAPP_NUMBER_ID === undefined) !== (WHATSAPP_TOKEN === undefined)) {
    return 'WHATSAPP_NUMBER_ID and WHATSAPP_TOKEN belong together: the sending number and its access token. Set both, or neither.';
  }
  const without = ofWhatsApp.find((name) => WHATSAPP_TOKEN === undefined && given[name] !== undefined);
  if (without !== undefined) return `${without} belongs to WhatsApp. Set WHATSAPP_NUMBER_ID and WHATSAPP_TOKEN, or leave ${without} out.`;
  if (WHATSAPP_TOKEN !== undefined && WHATSAPP_TEMPLATES === undefined) {
    return 'WhatsApp sends only approved templates. Set WHATSAPP_TEMPLATES to their names.';
  }
  if ((given.WHATSAPP_APP_SECRET === undefined) !== (given.WHATSAPP_VERIFY_TOKEN === undefined)) {
    return 'WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN belong together: WhatsApp reports outcomes and answers with both. Set both, or neither.';
  }
  return null;
};
