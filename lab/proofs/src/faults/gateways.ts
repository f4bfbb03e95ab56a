import { createServer as createWebServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** A message with every delivery by its gateway. */
export interface Received {
  readonly to: string;
  /** Times from `performance.now()`. More than one: the recipient has it more than once. */
  readonly at: number[];
}

/**
 * Gateways as providers have them: `plain` delivers every request; `idempotent` reads the header
 * `Idempotency-Key` and delivers each message once; `asked` delivers every request, and answers whether it has a message.
 */
export type SmsGateway = 'plain' | 'idempotent' | 'asked';

export interface Gateways {
  /** Settings that a worker needs to use them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly taken: Readonly<Record<Channel, Map<string, Received>>>;
  close(): void;
}

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

const listen = async (server: Pick<Server, 'listen' | 'address'>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0, backlog: 1024 }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A station has no port');
  return address.port;
};

const parseMailId = (text: string): string => /^Message-ID:\s*<([0-9a-f-]{36})@/im.exec(text)?.[1] ?? '';

/** The smallest SMTP server that accepts mail. */
const openMailServer = (take: (id: string, to: string) => void) => (socket: Socket) => {
  let pending = '';
  let to = '';
  let body: string[] | null = null;
  const reply = (line: string): boolean => socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') {
      body = [];
      reply('354 go on');
    } else if (verb === 'QUIT') {
      reply('221 bye');
      socket.end();
    } else reply('250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('latin1')).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) command(line);
      else if (line === '.') {
        take(parseMailId(body.join('\n')), to);
        body = null;
        reply('250 taken');
      } else body.push(line);
    }
  });
  reply('220 station');
};

/** A mail server and an SMS gateway on this machine. They count every delivery, repetitions included. */
export const openGateways = async (gateway: SmsGateway = 'plain'): Promise<Gateways> => {
  const taken = { sms: new Map<string, Received>(), email: new Map<string, Received>() };
  const take = (channel: Channel) => (id: string, to: string) => {
    const known = taken[channel].get(id);
    if (known === undefined) taken[channel].set(id, { to, at: [performance.now()] });
    else known.at.push(performance.now());
  };
  const sms = createWebServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
    const id = searchParams.get('id') ?? '';
    if (pathname === '/status') {
      response.writeHead(taken.sms.has(id) ? 200 : 404).end();
      return;
    }
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !taken.sms.has(key)) take('sms')(id, `+${searchParams.get('to') ?? ''}`);
    response.end('ok');
  });
  const mail = createServer(openMailServer(take('email')));
  const [smsPort, mailPort] = [await listen(sms), await listen(mail)];
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMTP_FROM: 'alerts@example.org',
      SMS_METHOD: 'GET',
      SMS_URL: `http://127.0.0.1:${smsPort}/send?to={digits}&text={text}&id={id}`,
      ...(gateway === 'idempotent' ? { SMS_IDEMPOTENCY_HEADER: 'Idempotency-Key' } : {}),
      ...(gateway === 'asked' ? { SMS_STATUS_URL: `http://127.0.0.1:${smsPort}/status?id={id}` } : {}),
    },
    taken,
    close: () => {
      sms.closeAllConnections();
      sms.close();
      mail.close();
    },
  };
};
