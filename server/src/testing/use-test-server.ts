import { afterAll, beforeAll } from 'vitest';

/** A server of the tests, from before the first test of a file to after its last. */
export const useTestServer = <Server extends { close(): void }>(open: () => Promise<Server>): (() => Server) => {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server exists only inside tests and hooks that follow');
    return server;
  };
};
