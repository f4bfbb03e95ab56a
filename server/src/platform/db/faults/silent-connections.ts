import type pg from 'pg';
import { servesRequest } from '../audit/actor.ts';

/** What pg's client has and its types leave out: whether a statement is under way, and the socket. */
interface Inner {
  readonly readyForQuery: boolean | null;
  readonly connection: { readonly stream: { readonly bytesRead: number; destroy(): void } };
}

interface Watched {
  bytes: number;
  since: number;
}

/** Work in the background may take so many times as long as what somebody waits for. */
const patience = 4;

export interface SilenceWatch {
  /** From now on; before, statements may take any time: migrations do. */
  watch(silentMs: number): void;
  stop(): void;
}

/**
 * Breaks connections of a pool on which a statement has had no byte of an answer for so long, ms: a network that swallows everything tells nobody,
 * and TCP itself gives up after a quarter of an hour. Whoever waits gets the failure of a lost connection, and the pool opens another.
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
