import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { z } from 'zod';
import { listOf, listWebAddresses, sameForExercises } from '../../settings/values.ts';
import {
  accepted,
  type Channel,
  emptyMessage,
  gone,
  isEmptyMessage,
  type Message,
  type Outcome,
  refused,
  toDocument,
  tryAgain,
} from '../channel.ts';
import type { ChannelPart } from '../channel-part.ts';
import { lookupPublic } from '../public-lookup.ts';
import { parseRetryAfterS } from '../retry-after.ts';
import { parseWebhookKey, signWebhook } from './sign.ts';

export interface WebhookSettings {
  /** One, or two during a change. */
  readonly secrets: readonly string[];
  /** Hosts of the operator's own network that may be called, also without TLS. */
  readonly hosts: readonly string[];
  /** For tests only: receivers on http://127.0.0.1. */
  readonly loopback: boolean;
  /** Of the body: an event of ours, or the CAP message. */
  readonly format: 'json' | 'cap';
}

const timeoutMs = 10_000;
const openConnections = 20;

type Receiver = { readonly url: URL; readonly own: boolean };

/**
 * Where a webhook may go: https by a name that resolves into the public network, or a host that the operator has listed. Null:
 * refused.
 */
export const parseWebhookReceiver = (text: string, { hosts, loopback }: Pick<WebhookSettings, 'hosts' | 'loopback'>): Receiver | null => {
  if (text.length > 1_000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const listed = hosts.includes(name) || (loopback && name === '127.0.0.1');
  if (listed) return url.protocol === 'https:' || url.protocol === 'http:' ? { url, own: true } : null;
  return url.protocol === 'https:' && isIP(name) === 0 ? { url, own: false } : null;
};

const toOutcome = ({ statusCode = 0, headers }: IncomingMessage): Outcome => {
  if (statusCode >= 200 && statusCode < 300) return accepted;
  const reason = `The webhook's receiver refused the message (${statusCode})`;
  // The receiver wants no more messages ("Error handling" of the specification).
  if (statusCode === 410) return gone(reason);
  const later = statusCode === 408 || statusCode === 429 || statusCode >= 500;
  return later ? tryAgain(reason, parseRetryAfterS({ retryAfter: headers['retry-after'], date: headers.date })) : refused(reason);
};

/** Standard Webhooks over HTTP: the id stays the same over all attempts; each attempt has its own time and signature. */
export const openWebhook = (settings: WebhookSettings): Channel => {
  const keys = settings.secrets.map(parseWebhookKey).filter((key) => key !== null);
  const pool = { keepAlive: true, maxSockets: openConnections };
  const publicAgent = new HttpsAgent({ ...pool, lookup: lookupPublic });
  const ownAgent = new HttpsAgent(pool);
  const plainAgent = new HttpAgent(pool);

  const post = ({ url, own }: Receiver, message: Message): Promise<Outcome> =>
    new Promise((resolve) => {
      const { type, body } = toDocument(message);
      const timestamp = Math.floor(Date.now() / 1_000);
      const headers = {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signWebhook(keys, { id: message.id, timestamp, body }),
      };
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
      const request =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: own ? ownAgent : publicAgent })
          : httpRequest(url, { ...options, agent: plainAgent });
      request.on('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(toOutcome(response));
      });
      request.on('error', () => resolve(tryAgain('Cannot reach the webhook’s receiver')));
      request.end(body);
    });

  return {
    send: async (to, message) => {
      if (isEmptyMessage(message)) return emptyMessage;
      const receiver = parseWebhookReceiver(to, settings);
      return receiver === null ? refused('The address is not one that a webhook may go to') : post(receiver, message);
    },
    parallel: 10,
    format: settings.format,
    close: () => {
      for (const agent of [publicAgent, ownAgent, plainAgent]) agent.destroy();
    },
  };
};

const variables = {
  WEBHOOK_URLS: listWebAddresses.default([]),
  WEBHOOK_SECRET: listOf(
    (text) => parseWebhookKey(text) !== null,
    'whsec_ and 24 to 64 octets in base64; two while it is changed',
  ).optional(),
  WEBHOOK_HOSTS: listOf((text) => /^[a-z0-9.-]+$/.test(text), 'host names or addresses separated by commas').default([]),
  WEBHOOK_FORMAT: z.enum(['json', 'cap'], { error: 'json or cap' }).default('json'),
  EXERCISE_WEBHOOK_URLS: listWebAddresses.default([]),
} as const;

export const webhook: ChannelPart<'webhook', 'webhook', WebhookSettings | null, typeof variables> = {
  id: 'webhook',
  title: 'webhook',
  key: 'webhook',
  address: 'web',
  calls: 'never',
  follows: 'no',
  hears: false,
  wording: 'document',
  variables,
  settingTexts: {
    WEBHOOK_URLS: { meaning: 'Called for each Actual warning, at most 20.', default: 'none', example: 'https://siren.example.org/hook' },
    WEBHOOK_SECRET: {
      meaning: 'Signs webhooks (Standard Webhooks). Two, separated by a comma, while it is being changed.',
      example: 'whsec_…',
    },
    WEBHOOK_FORMAT: { meaning: '`json`, or `cap` for the CAP 1.2 message.', example: 'cap' },
    WEBHOOK_HOSTS: {
      meaning: 'Hosts in your own network that webhooks may call. All others must be https and public.',
      default: 'none',
      example: 'siren.internal',
    },
    EXERCISE_WEBHOOK_URLS: { meaning: 'Webhooks for exercises and tests.', default: 'none', example: 'https://siren.example.org/drill' },
  },
  secrets: ['WEBHOOK_SECRET', 'WEBHOOK_URLS', 'EXERCISE_WEBHOOK_URLS'],
  findConflict: ({ WEBHOOK_URLS, EXERCISE_WEBHOOK_URLS, WEBHOOK_SECRET }) => {
    if (((WEBHOOK_URLS ?? EXERCISE_WEBHOOK_URLS) === undefined) !== (WEBHOOK_SECRET === undefined))
      return 'WEBHOOK_SECRET and WEBHOOK_URLS (or EXERCISE_WEBHOOK_URLS) belong together: who is called, and what it is signed with. Set both, or neither.';
    const isShared = (WEBHOOK_URLS ?? '').split(',').some((url) => url.trim() !== '' && (EXERCISE_WEBHOOK_URLS ?? '').includes(url.trim()));
    return isShared ? sameForExercises('WEBHOOK_URLS') : null;
  },
  readSettings: ({ WEBHOOK_SECRET, WEBHOOK_HOSTS, WEBHOOK_FORMAT }) =>
    WEBHOOK_SECRET === undefined ? null : { secrets: WEBHOOK_SECRET, hosts: WEBHOOK_HOSTS, loopback: false, format: WEBHOOK_FORMAT },
  listAddresses: ({ WEBHOOK_URLS, EXERCISE_WEBHOOK_URLS }) => ({ public: WEBHOOK_URLS, exercise: EXERCISE_WEBHOOK_URLS }),
  open: openWebhook,
  report: null,
};
