import { createServer as createWebServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** A message as its station took it: it tells a repetition by the id, and hands the message on once. */
export interface Taken {
  readonly to: string;
  times: number;
}

export interface Stations {
  readonly smtpUrl: string;
  readonly smsUrl: string;
  readonly taken: Readonly<Record<Channel, Map<string, Taken>>>;
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

const idOfMail = (text: string): string => /^Message-ID:\s*<([0-9a-f-]{36})@/im.exec(text)?.[1] ?? '';

/** The smallest SMTP server that takes mail. */
const mailStation = (take: (id: string, to: string) => void) => (socket: Socket) => {
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
        take(idOfMail(body.join('\n')), to);
        body = null;
        reply('250 taken');
      } else body.push(line);
    }
  });
  reply('220 station');
};

/** A mail server and an SMS gateway on this machine that keep what they take by its id. */
export const openStations = async (): Promise<Stations> => {
  const taken = { sms: new Map<string, Taken>(), email: new Map<string, Taken>() };
  const take = (channel: Channel) => (id: string, to: string) => {
    const known = taken[channel].get(id);
    if (known === undefined) taken[channel].set(id, { to, times: 1 });
    else known.times += 1;
  };
  const sms = createWebServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    take('sms')(searchParams.get('id') ?? '', `+${searchParams.get('to') ?? ''}`);
    response.end('ok');
  });
  const mail = createServer(mailStation(take('email')));
  const [smsPort, mailPort] = [await listen(sms), await listen(mail)];
  return {
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    smsUrl: `http://127.0.0.1:${smsPort}/send?to={digits}&text={text}&id={id}`,
    taken,
    close: () => {
      sms.closeAllConnections();
      sms.close();
      mail.close();
    },
  };
};
