import { connect, createServer, type Socket } from 'node:net';

/** State of the network between the server and its database. */
export type Network = 'well' | 'cut' | 'silent' | { readonly delayMs: number };

/** A TCP proxy before a database: data pass, are delayed, are dropped silently, or connections break and no new one is accepted. */
export interface CutProxy {
  readonly url: string;
  become(network: Network): void;
  close(): Promise<void>;
}

export const openCutProxy = async (databaseUrl: string): Promise<CutProxy> => {
  let network: Network = 'well';
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (chunk) => {
      // Data sent while the proxy is silent never arrive, and the connection is unusable afterwards.
      if (network === 'silent') from.removeAllListeners('data').resume();
      else if (typeof network === 'object') setTimeout(() => to.destroyed || to.write(chunk), network.delayMs);
      else to.write(chunk);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    if (network === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    become: (now) => {
      network = now;
      if (now === 'cut') breakAll();
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
