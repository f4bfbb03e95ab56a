import type pg from 'pg';
import { servesRequest } from '../audit/actor.ts';

/** Properties of pg's client that its types omit: whether a statement is running, and the socket. */
interface Inner {
  readonly readyForQuery: boolean | null;
  readonly connection: { readonly stream: { readonly bytesRead: number; destroy(): void } };
}

interface Watched {
  bytes: number;
  since: number;
}

/** Background work may take this many times as long as a request. */
const patience = 4;

export interface SilenceWatch {
  /** From now on; before that, statements may take any time, as migrations do. */
  watch(silentMs: number): void;
  stop(): void;
}

/**
 * Breaks connections of a pool whose statement has received no byte for so long, ms: a network that drops every packet reports no
 * error, and TCP itself gives up after a quarter of an hour. The caller gets the error of a lost connection, and the pool opens
 * another.
 */
export const endSilentConnections = (pool: pg.Pool): SilenceWatch => {
  const watched = new Map<pg.PoolClient, Watched>();
  pool.on('connect', (client) => watched.set(client, { bytes: 0, since: performance.now() }));
  pool.on('remove', (client) => watched.delete(client as pg.PoolClient));
  let timer: NodeJS.Timeout | undefined;
  const look = (silentMs: number): void => {
    const now = performance.now();
    for (const [client, seen] of watched) {
      const { readyForQuery, connection } = client as unknown as Inner;
      const bytes = connection.stream.bytesRead;
      if (readyForQuery === true || bytes !== seen.bytes) watched.set(client, { bytes, since: now });
      else if (now - seen.since > (servesRequest(client) ? silentMs : patience * silentMs)) connection.stream.destroy();
    }
  };
  return {
    watch: (silentMs) => {
      timer ??= setInterval(look, silentMs / 10, silentMs).unref();
    },
    stop: () => clearInterval(timer),
  };
};
