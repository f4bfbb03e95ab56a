import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic } from '../../channels/public-lookup.ts';
import { readBounded } from '../../streams/read-bounded.ts';

/** The provider did not answer within the limits of time and size. */
export class ProviderDown extends Error {}

interface Limits {
  /** As configured: its host may be in the operator's own network, every other host must be public. */
  readonly issuer: string;
  readonly loopback: boolean;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const timeoutMs = 10_000;
/** Documents of a provider have some kilobytes, key sets of large ones some dozen. */
const maxBytes = 512 * 1024;

const publicAgent = new HttpsAgent({ lookup: lookupPublic });

const tooLarge = (): Error => new ProviderDown(`The provider sent more than ${maxBytes / 1024} kB`);

/**
 * Addresses named in the provider's documents are called over TLS only, by host name, and not in a private network that is not
 * configured.
 */
const mayAsk = (url: URL, { issuer, loopback }: Limits): 'own' | 'public' | null => {
  if (loopback && url.hostname === '127.0.0.1') return 'own';
  if (url.protocol !== 'https:' || url.username !== '') return null;
  if (url.hostname === new URL(issuer).hostname) return 'own';
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 ? 'public' : null;
};

/** Like fetch, for calls to the provider: limited in time and size, without redirects, and only to allowed networks. */
export const guardedFetch =
  (limits: Limits) =>
  async (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const url = new URL(address);
    const may = mayAsk(url, limits);
    if (may === null) throw new ProviderDown(`The provider names ${url.origin}, which this server does not call`);
    const text = body === undefined || body === null ? '' : String(body);
    const options = {
      method,
      headers: { ...headers, ...(text === '' ? {} : { 'content-length': Buffer.byteLength(text) }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(may === 'public' ? { agent: publicAgent } : {}),
    };
    try {
      const message = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
        request.on('response', resolve).on('error', reject).end(text);
      });
      const answer = (await readBounded(message, maxBytes, tooLarge)).toString('utf8');
      const status = message.statusCode ?? 0;
      if (status >= 500) throw new ProviderDown(`The provider answered with status ${status}`);
      const responseHeaders = { 'content-type': message.headers['content-type'] ?? '' };
      return new Response(status === 204 || status === 304 ? null : answer, { status, headers: responseHeaders });
    } catch (error) {
      throw error instanceof ProviderDown ? error : new ProviderDown('Cannot reach the provider', { cause: error });
    }
  };
