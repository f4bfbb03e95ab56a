import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** Of no installation: 32 octets of zeros. */
export const testWebhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;

export interface ReceivedWebhook {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly origin: string;
  readonly calls: readonly ReceivedWebhook[];
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  close(): void;
}

/** As the specification requires of receivers: the signature of id, time and body, and a time within five minutes. */
const isSigned = (headers: IncomingHttpHeaders, body: string): boolean => {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(testWebhookSecret.slice('whsec_'.length), 'base64');
  const expected = Buffer.from(createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'));
  return String(headers['webhook-signature'])
    .split(' ')
    .some((given) => {
      const [version, signature = ''] = given.split(',');
      return version === 'v1' && signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected);
    });
};

/** A receiver of Standard Webhooks on its own port: refuses calls without our signature, stores the others. */
export const openWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const calls: ReceivedWebhook[] = [];
  let reply: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = { status: 204, headers: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url = '' } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      if (!isSigned(headers, body)) return response.writeHead(401).end();
      if (reply.status < 300) calls.push({ path: url, id: String(headers['webhook-id']), headers, body });
      return response.writeHead(reply.status, reply.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    calls,
    answer: (status, headers = {}) => {
      reply = { status, headers };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
