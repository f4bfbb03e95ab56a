import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a port of this machine that can be cut like a network: no data passes, and neither side gets an error. */
export interface CuttableProxy {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export const openCuttableProxy = async (toPort: number): Promise<CuttableProxy> => {
  let isCut = false;
  const pairs = new Map<Socket, Socket>();
  const open = (near: Socket): void => {
    const far = connect(toPort, '127.0.0.1');
    pairs.set(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (!isCut) to.write(chunk);
      });
      from.on('error', () => undefined);
      // With a cut network, neither side learns that the other has closed.
      from.on('close', () => {
        if (!isCut) to.destroy();
      });
    }
  };
  const waiting = new Set<Socket>();
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) waiting.add(near);
    else open(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const destroyAll = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    for (const near of waiting) near.destroy();
    pairs.clear();
    waiting.clear();
  };
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    cut: () => {
      isCut = true;
    },
    // Lost data are not sent again: those connections are broken; new ones work.
    mend: () => {
      isCut = false;
      destroyAll();
    },
    close: async () => {
      destroyAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
