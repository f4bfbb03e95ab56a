import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedSms {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The answer was a success. */
  readonly taken: boolean;
}

export interface SmsGateway {
  readonly origin: string;
  readonly requests: readonly ReceivedSms[];
  /** Every message gets this answer until changed; without one, the connection is closed. */
  answer(status: number | null, body?: string, headers?: Readonly<Record<string, string>>): void;
  close(): void;
}

/** An SMS gateway on its own port: one HTTP request per message. */
export const openSmsGateway = async (): Promise<SmsGateway> => {
  const requests: ReceivedSms[] = [];
  let reply: { readonly status: number | null; readonly body: string; readonly headers: Readonly<Record<string, string>> };
  reply = { status: 200, body: '{"status":"queued"}', headers: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body, headers } = reply;
      if (status === null) return request.socket.destroy();
      const text = Buffer.concat(chunks).toString('utf8');
      requests.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', origin),
        headers: request.headers,
        body: text,
        taken: status < 300,
      });
      return response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMS gateway has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    requests,
    answer: (status, body = '{"status":"queued"}', headers = {}) => {
      reply = { status, body, headers };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
