import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  /** Headers and body, as received. */
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses every recipient with this reply until changed. */
  refuse(reply: string | null): void;
  close(): void;
}

/** A minimal SMTP server of RFC 5321 on its own port: accepts mail, stores it, sends it nowhere. */
export const openMailServer = async (): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  let refusal: string | null = null;
  const talk = (socket: Socket): void => {
    let pending = '';
    let to = '';
    let body: string | null = null;
    const reply = (line: string): boolean => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        reply(refusal ?? '250 ok');
      } else if (verb === 'DATA') {
        body = '';
        reply('354 go on');
      } else if (verb === 'QUIT') {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end !== -1; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (body === null) command(line);
        else if (line === '.') {
          mails.push({ to, text: body });
          body = null;
          reply('250 taken');
        } else body += `${line}\n`;
      }
    });
    reply('220 mail for tests');
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  const url = `smtp://127.0.0.1:${address.port}`;
  return {
    url,
    mails,
    refuse: (reply) => {
      refusal = reply;
    },
    close: () => void server.close(),
  };
};
