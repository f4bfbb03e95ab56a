import { z } from 'zod';
import { isUrl, parseTemplates } from '../../settings/values.ts';
import { accepted, type Channel, emptyMessage, isEmptyMessage, type Message, type Outcome, refused, tryAgain } from '../channel.ts';
import { type ChannelPart, noAddresses } from '../channel-part.ts';
import { isDialled } from '../gateway.ts';
import { parseRetryAfterS } from '../retry-after.ts';
import { requireHubSignature } from '../signed-report.ts';
import { acknowledgePayload, readWhatsAppReport } from './report.ts';

export interface WhatsAppSettings {
  /** Of the Graph API with its version. */
  readonly url: string;
  /** Id of the sending number. */
  readonly numberId: string;
  readonly token: string;
  /** Name of an approved template by `template.language` or `template`. Its body has one variable: the text. */
  readonly templates: Readonly<Record<string, string>>;
  /** Signs what WhatsApp reports; null: it reports nothing. */
  readonly appSecret: string | null;
  /** Proves to WhatsApp that the address of the reports is ours. */
  readonly verifyToken: string | null;
}

const timeoutMs = 10_000;
/** A variable of a template has at most 1,024 characters. */
const longestText = 1_000;

/**
 * Error codes that pass by themselves: throttling (4, 80007, 130429, 131048, 131056) and temporary faults (1, 2, 131000, 131016,
 * 131057), by the "Error codes" of the WhatsApp Cloud API.
 */
const passingCodes: ReadonlySet<number> = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057]);

const reasons: Readonly<Record<number, string>> = {
  190: 'WhatsApp refused the token. Check WHATSAPP_TOKEN',
  131026: 'WhatsApp cannot deliver to this number',
  131047: 'WhatsApp needs an approved template for this message',
  132000: 'The WhatsApp template has another number of variables',
  132001: 'WhatsApp has no such template in this language',
  132015: 'The WhatsApp template is paused',
};

/** A variable may have no line breaks, tabs or more than four spaces in a row. */
const toVariable = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestText);

/** A template message of the Cloud API; its button acknowledges, where the message asks for that. */
const buildBody = (to: string, name: string, { id, language, text, acknowledges }: Message) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.slice(1),
  type: 'template',
  template: {
    name,
    language: { code: language },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: toVariable(text) }] },
      ...(acknowledges
        ? [{ type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload: acknowledgePayload(id) }] }]
        : []),
    ],
  },
  // Returned with every status, so that it finds its message.
  biz_opaque_callback_data: id,
});

const readErrorCode = async (response: Response): Promise<number | null> => {
  try {
    const { error } = (await response.json()) as { readonly error?: { readonly code?: unknown } };
    return typeof error?.code === 'number' ? error.code : null;
  } catch {
    return null;
  }
};

const readOutcome = async (response: Response): Promise<Outcome> => {
  if (response.ok) {
    await response.body?.cancel().catch(() => undefined);
    return accepted;
  }
  const { status, headers } = response;
  const code = await readErrorCode(response);
  const reason =
    (code === null ? undefined : reasons[code]) ?? `WhatsApp refused the message (${status}${code === null ? '' : `, code ${code}`})`;
  const passes = status === 408 || status === 429 || status >= 500 || (code !== null && passingCodes.has(code));
  return passes
    ? tryAgain(reason, parseRetryAfterS({ retryAfter: headers.get('retry-after'), date: headers.get('date') }))
    : refused(reason);
};

/** Template messages through the WhatsApp Cloud API. No reason ever contains text or number. */
export const openWhatsApp = ({ url, numberId, token, templates }: WhatsAppSettings): Channel => ({
  send: async (to, message) => {
    if (isEmptyMessage(message)) return emptyMessage;
    if (!isDialled(to)) return refused('This number cannot be reached by WhatsApp');
    const { template, language } = message;
    const name = templates[`${template}.${language}`] ?? templates[template];
    if (name === undefined) return refused(`WHATSAPP_TEMPLATES has no template for ${template}.${language}`);
    try {
      const response = await fetch(`${url}/${numberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(buildBody(to, name, message)),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readOutcome(response);
    } catch {
      return tryAgain('Cannot reach WhatsApp');
    }
  },
  parallel: 20,
  format: null,
  close: () => undefined,
});

const secretText = (error: string) =>
  z
    .string()
    .regex(/^[\w-]{16,128}$/, { error })
    .optional();
const variables = {
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
  WHATSAPP_APP_SECRET: secretText('the app secret, which signs the reports of WhatsApp'),
  WHATSAPP_VERIFY_TOKEN: secretText('a text of 16 to 128 letters, digits, - and _'),
} as const;

export const whatsApp: ChannelPart<'whatsapp', 'whatsapp', WhatsAppSettings | null, typeof variables> = {
  id: 'whatsapp',
  title: 'WhatsApp',
  key: 'whatsapp',
  address: 'mobile',
  calls: 'where-set-up',
  follows: 'no',
  hears: true,
  wording: 'chat',
  variables,
  settingTexts: {
    WHATSAPP_NUMBER_ID: { meaning: 'Id of the sending number in the WhatsApp Cloud API.', example: '106540352242922' },
    WHATSAPP_TOKEN: { meaning: 'Its access token.', example: 'EAAG…' },
    WHATSAPP_URL: { meaning: 'Graph API with its version.', example: 'https://graph.facebook.com/v24.0' },
    WHATSAPP_TEMPLATES: {
      meaning:
        'Names of approved templates. Each has one variable, the text; those for `incident-call` and `alert-…` also have a quick reply button, which acknowledges.',
      default: 'none',
      example: 'incident-call=hg_call,approval-call=hg_approval,alert-alert=hg_alert',
    },
    WHATSAPP_APP_SECRET: {
      meaning:
        'Signs what WhatsApp reports to `/api/webhooks/whatsapp`: delivered, read, failed, button pressed, and what residents write.',
      example: '8f14e45fceea167a5a36dedd4bea2543',
    },
    WHATSAPP_VERIFY_TOKEN: {
      meaning: 'Text of your choice that is entered with that address in the WhatsApp app.',
      example: 'choose-a-long-text',
    },
  },
  secrets: ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  findConflict: (given) => {
    const { WHATSAPP_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_TEMPLATES, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = given;
    if ((WHATSAPP_NUMBER_ID === undefined) !== (WHATSAPP_TOKEN === undefined))
      return 'WHATSAPP_NUMBER_ID and WHATSAPP_TOKEN belong together: the sending number and its access token. Set both, or neither.';
    const alone = Object.keys(variables).find((name) => WHATSAPP_TOKEN === undefined && given[name] !== undefined);
    if (alone !== undefined) return `${alone} belongs to WhatsApp. Set WHATSAPP_NUMBER_ID and WHATSAPP_TOKEN, or leave ${alone} out.`;
    if (WHATSAPP_TOKEN !== undefined && WHATSAPP_TEMPLATES === undefined)
      return 'WhatsApp sends only approved templates. Set WHATSAPP_TEMPLATES to their names.';
    return (WHATSAPP_APP_SECRET === undefined) === (WHATSAPP_VERIFY_TOKEN === undefined)
      ? null
      : 'WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN belong together: WhatsApp reports outcomes and answers with both. Set both, or neither.';
  },
  readSettings: (given) =>
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
  listAddresses: () => noAddresses,
  open: openWhatsApp,
  report: {
    verifyToken: ({ verifyToken }) => verifyToken,
    read: ({ appSecret }, report) => {
      requireHubSignature(report, appSecret);
      return readWhatsAppReport(report.body);
    },
  },
};
