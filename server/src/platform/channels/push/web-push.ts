import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import webPush, { type RequestDetails } from 'web-push';
import {
  accepted,
  type BrowserKeys,
  type Channel,
  emptyMessage,
  gone,
  isEmptyMessage,
  type Message,
  type Outcome,
  refused,
  tryAgain,
} from '../channel.ts';
import { lookupPublic } from '../public-lookup.ts';
import { parseRetryAfterS } from '../retry-after.ts';
import { type PushHosts, parsePushEndpoint } from './endpoint.ts';
import { makeVapid, type VapidIdentity } from './vapid.ts';

/** A browser's subscription: the address for its messages, and the keys to encrypt them with (W3C Push API). */
export interface PushSubscription extends BrowserKeys {
  readonly endpoint: string;
}

/** Push services must accept 4096 octets (RFC 8030, section 7.2), of which the encryption of RFC 8291 takes 103. */
const longestPayload = 3_993;
const timeoutMs = 10_000;
/** Time to live: a warning that could not be delivered for this long is out of date (ux: short time to live). */
const timeToLiveS = 60 * 60;
const openConnections = 50;

/** A retry replaces the earlier attempt if that still waits at the push service (RFC 8030, section 5.4). */
const hashTopic = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** What the service worker reads. */
export const buildPushPayload = ({ id, subject, text, language, url }: Message): string =>
  JSON.stringify({ tag: id, title: subject, body: text, lang: language, url });

const toOutcome = ({ statusCode = 0, headers }: IncomingMessage): Outcome => {
  if (statusCode >= 200 && statusCode < 300) return accepted;
  if (statusCode === 404 || statusCode === 410) return gone('The browser no longer accepts messages');
  const reason = `The push service refused the message (${statusCode})`;
  return statusCode === 429 || statusCode >= 500
    ? tryAgain(reason, parseRetryAfterS({ retryAfter: headers['retry-after'], date: headers.date }))
    : refused(reason);
};

interface Options {
  readonly identity: VapidIdentity;
  readonly hosts: PushHosts;
}

/** Web push (RFC 8030) to browsers, encrypted for each (RFC 8291). */
export const openWebPush = ({ identity, hosts }: Options): Channel<PushSubscription> => {
  const authorization = makeVapid(identity);
  const pool = { keepAlive: true, maxSockets: openConnections };
  const secureAgent = new HttpsAgent({ ...pool, lookup: lookupPublic });
  const plainAgent = new HttpAgent(pool);

  const post = (url: URL, { headers, body }: RequestDetails): Promise<Outcome> =>
    new Promise((resolve) => {
      const options = {
        method: 'POST',
        headers: { ...headers, Authorization: authorization(url.origin) },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const request =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: secureAgent })
          : httpRequest(url, { ...options, agent: plainAgent });
      request.on('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(toOutcome(response));
      });
      request.on('error', () => resolve(tryAgain('Cannot reach the push service')));
      request.end(body);
    });

  return {
    send: async ({ endpoint, p256dh, auth }, message) => {
      if (isEmptyMessage(message)) return emptyMessage;
      const url = parsePushEndpoint(endpoint, hosts);
      if (url === null) return refused('The address is not one of a known push service');
      const payload = buildPushPayload(message);
      if (Buffer.byteLength(payload) > longestPayload) return refused('The message is longer than a push service accepts');
      let details: RequestDetails;
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: null as never,
          TTL: timeToLiveS,
          urgency: 'high',
          topic: hashTopic(message.id),
        });
      } catch {
        return refused('The keys of this browser are not usable');
      }
      return post(url, details);
    },
    parallel: 50,
    format: null,
    close: () => {
      secureAgent.destroy();
      plainAgent.destroy();
    },
  };
};
