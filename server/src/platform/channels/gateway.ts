import { z } from 'zod';
import { isPattern, parseHeaders } from '../settings/values.ts';
import { accepted, type Outcome, refused, tryAgain } from './channel.ts';
import { parseRetryAfterS } from './retry-after.ts';

/**
 * A gateway of any vendor that takes one HTTP request per message. In url and body these placeholders are filled in and escaped for
 * their place: {to} with its +, {digits} without, {text}, {language}, {template}, {id}.
 */
export interface GatewaySettings {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** What the answer's text must contain, besides a successful status; null: the status is enough. */
  readonly success: RegExp | null;
}

export const timeoutMs = 10_000;
const answerLimit = 64 * 1024;
const dialled = /^\+[1-9]\d{6,14}$/;

type Encode = (value: string) => string;
const asJson: Encode = (value) => JSON.stringify(value).slice(1, -1);
const asXml: Encode = (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const findContentType = (headers: GatewaySettings['headers']): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/x-www-form-urlencoded';

const selectEncoding = (contentType: string): Encode => {
  if (/json/i.test(contentType)) return asJson;
  return /xml/i.test(contentType) ? asXml : encodeURIComponent;
};

/** One pass, so that a text which itself contains `{to}` is not changed. */
export const fill = (pattern: string, values: Readonly<Record<string, string>>, encode: Encode): string =>
  pattern.replace(/\{(to|digits|text|language|template|id)\}/g, (_all, name: string) => encode(values[name] ?? ''));

export const readAnswer = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    chunks.push(chunk);
    if (bytes >= answerLimit) break;
  }
  return Buffer.concat(chunks).toString('utf8');
};

const readOutcome = async (name: string, response: Response, success: RegExp | null): Promise<Outcome> => {
  if (response.ok) {
    // A gateway's answer may repeat the text, so it is checked and discarded.
    const answer = success === null ? '' : await readAnswer(response);
    return success === null || success.test(answer) ? accepted : refused(`The ${name} gateway answered, but did not confirm the message`);
  }
  const reason = `The ${name} gateway refused the message (${response.status})`;
  const later = response.status === 408 || response.status === 429 || response.status >= 500;
  return later
    ? tryAgain(reason, parseRetryAfterS({ retryAfter: response.headers.get('retry-after'), date: response.headers.get('date') }))
    : refused(reason);
};

/** Sends one request of a gateway. No outcome ever contains text or number. */
export const askGateway = async (
  name: string,
  { url, method, headers, body, success }: GatewaySettings,
  values: Readonly<Record<string, string>>,
  added: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const contentType = findContentType(headers);
  try {
    const response = await fetch(fill(url, values, encodeURIComponent), {
      method,
      headers: { ...(body === null ? {} : { 'content-type': contentType }), ...headers, ...added },
      ...(body === null ? {} : { body: fill(body, values, selectEncoding(contentType)) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const outcome = await readOutcome(name, response, success);
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch {
    // The cause may contain the address with the text in it, so it is not passed on.
    return tryAgain(`Cannot reach the ${name} gateway`);
  }
};

/** A number with its country code. */
export const isDialled = (to: string): boolean => dialled.test(to);

/** The address of a gateway, whose part after the host may have placeholders. */
export const gatewayUrl = (name: string) =>
  z.string().refine((text) => /^https?:\/\/[^/?#{}]+([/?#]|$)/.test(text) && URL.canParse(text), {
    error: `the http:// or https:// address of ${name}, with {to} and {text} where it needs them there`,
  });
export const gatewayMethod = z.enum(['GET', 'POST'], { error: 'GET or POST' }).default('POST');
export const gatewayHeaders = z
  .string()
  .refine((text) => parseHeaders(text) !== null, { error: 'a JSON object such as {"authorization":"Bearer …"}' })
  .transform((text) => parseHeaders(text) ?? {})
  .default({});
export const answerPattern = (when: string) =>
  z
    .string()
    .refine(isPattern, { error: `a regular expression that ${when}` })
    .transform((text) => new RegExp(text, 'i'));

/** Settings of a gateway that do not fit together, by the beginning of their names; null: they do. */
export const findGatewayConflict = (
  { prefix, title, names }: { readonly prefix: string; readonly title: string; readonly names: readonly string[] },
  given: Readonly<Record<string, string | undefined>>,
): string | null => {
  const url = given[`${prefix}_URL`];
  const body = given[`${prefix}_BODY`];
  const alone = names.find((name) => name !== `${prefix}_URL` && given[name] !== undefined);
  if (url === undefined)
    return alone === undefined ? null : `${alone} belongs to ${title}. Set ${prefix}_URL to its address, or leave ${alone} out.`;
  if (given[`${prefix}_METHOD`] === 'GET' && body !== undefined)
    return `${prefix}_METHOD is GET, which has no body. Leave ${prefix}_BODY out and put {to} and {text} into ${prefix}_URL, or use POST.`;
  const filled = `${url}${body ?? ''}`;
  return /\{(to|digits)\}/.test(filled) && filled.includes('{text}')
    ? null
    : `${prefix}_URL and ${prefix}_BODY do not say where number and text go. Put {to} or {digits} and {text} into one of them.`;
};
