import { accepted, type Channel, emptyMessage, isEmptyMessage, type Message, type Outcome, refused, tryAgain } from './channel.ts';
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

const timeoutMs = 10_000;
const answerLimit = 64 * 1024;
const dialled = /^\+[1-9]\d{6,14}$/;
/** Telephone lines and short codes cannot receive text messages; toll-free numbers neither. */
const mobileIndia = /^\+91[6-9]\d{9}$/;

type Encode = (value: string) => string;
const asJson: Encode = (value) => JSON.stringify(value).slice(1, -1);
const asXml: Encode = (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const findContentType = (headers: SmsSettings['headers']): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/x-www-form-urlencoded';

const selectEncoding = (contentType: string): Encode => {
  if (/json/i.test(contentType)) return asJson;
  return /xml/i.test(contentType) ? asXml : encodeURIComponent;
};

/** One pass, so that a text which itself contains `{to}` is not changed. */
const fill = (pattern: string, values: Readonly<Record<string, string>>, encode: Encode): string =>
  pattern.replace(/\{(to|digits|text|language|template|id)\}/g, (_all, name: string) => encode(values[name] ?? ''));

const readAnswer = async (response: Response): Promise<string> => {
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

/** Sends one request of a gateway. No outcome ever contains text or number. */
export const askGateway = async (
  name: 'SMS' | 'voice',
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
    recognisesRepetition: idempotencyHeader !== null || status !== null,
    close: () => undefined,
  };
};
