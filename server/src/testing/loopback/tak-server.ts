import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface TakInput {
  readonly url: string;
  /** Each document received, over all connections, in order. */
  readonly received: () => readonly string[];
  readonly connections: () => number;
  /** Ends all connections. */
  cut(): void;
  close(): void;
}

/** The streaming input of a TAK server: XML documents one after another over TCP, or TLS with these options. It answers nothing. */
export const openTakInput = async (tls?: TlsOptions): Promise<TakInput> => {
  const sockets = new Set<Socket>();
  const streams: string[] = [];
  const take = (socket: Socket): void => {
    const at = streams.push('') - 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (text) => {
      streams[at] += String(text);
    });
  };
  const server: Server = tls === undefined ? createTcpServer(take) : createTlsServer(tls, take);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${tls === undefined ? 'tcp' : 'tls'}://127.0.0.1:${address.port}`,
    received: () => streams.flatMap((text) => text.split(/(?=<\?xml)/).filter((one) => one.trimEnd().endsWith('</event>'))),
    connections: () => streams.length,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
};
