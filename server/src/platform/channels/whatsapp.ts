import { accepted, type Channel, emptyMessage, isEmptyMessage, type Message, type Outcome, refused, tryAgain } from './channel.ts';
import { parseRetryAfterS } from './retry-after.ts';
import { isDialled } from './sms.ts';

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

/** What a reply button sends back: the id of the message that it answers. */
export const acknowledgePayload = (id: string): string => `acknowledge:${id}`;

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
  recognisesRepetition: false,
  close: () => undefined,
});
