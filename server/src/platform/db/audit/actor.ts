import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Whoever a change is put down to. */
export interface Actor {
  readonly kind: 'person' | 'public' | 'machine' | 'system' | 'command';
  readonly id: string | null;
  readonly name: string | null;
  readonly role: string | null;
  /** The id of the request. */
  readonly request: string | null;
  /** The operation that was asked for, or the job or command that runs. */
  readonly call: string | null;
}

interface ActorHolder {
  actor: Actor | null;
}

const storage = new AsyncLocalStorage<ActorHolder>();

/**
 * Puts every change that the work makes down to this actor. What the work has left running when it ends is nobody's any more: it goes
 * on in the name of the server.
 */
export const runAsActor = async <T>(actor: Actor, work: () => T | Promise<T>): Promise<T> => {
  const held: ActorHolder = { actor };
  try {
    return await storage.run(held, work);
  } finally {
    held.actor = null;
  }
};

const formatActor = (): string => {
  const actor = storage.getStore()?.actor ?? null;
  return actor === null ? '' : JSON.stringify(actor);
};

const statementText = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : '';
};

/** Reading leaves no trace here, so it need not wait for the actor to be told. */
const isPlainRead = (text: string): boolean => /^\s*(select|show|listen)\b/i.test(text);

const servingRequest = new WeakMap<object, boolean>();

/** Whether the last statement on this connection was for somebody who waits for an answer: of a request. */
export const servesRequest = (client: pg.PoolClient): boolean => servingRequest.get(client) ?? false;

/**
 * Tells the database, on this connection, who acts, before the first statement that may change something: one short message where the
 * actor is another than the last.
 */
export const applyActor = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let stamped: string | null = '';
  const stamp = (text: string): void => {
    stamped = text;
    (query(`select set_config('hazardguard.actor', $1, false)`, [text]) as Promise<unknown>).catch(() => {
      // The statement after it fails for the same reason and tells it.
      stamped = null;
    });
  };
  const stampedQuery = (...args: unknown[]): unknown => {
    const text = statementText(args[0]);
    const wanted = formatActor();
    servingRequest.set(client, wanted !== '');
    if (wanted !== stamped && !isPlainRead(text)) stamp(wanted);
    // What was set inside a transaction is taken back with it.
    if (/^\s*rollback\b/i.test(text)) stamped = null;
    return query(...args);
  };
  Object.assign(client, { query: stampedQuery });
};

/** Whoever waits for a connection of the pool goes on as himself, not as whoever gave it back. */
export const keepActorOnConnect = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  const connectAsAsked = (callback?: (...args: never[]) => unknown): unknown =>
    callback === undefined ? connect() : connect(AsyncLocalStorage.bind(callback));
  Object.assign(pool, { connect: connectAsAsked });
};
