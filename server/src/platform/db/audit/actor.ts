import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Who made a change, for the audit record. */
export interface Actor {
  readonly kind: 'person' | 'public' | 'machine' | 'system' | 'command';
  readonly id: string | null;
  readonly name: string | null;
  readonly role: string | null;
  /** The id of the request. */
  readonly request: string | null;
  /** The operation that was requested, or the job or command that runs. */
  readonly call: string | null;
  /** When the person acted, by the device's clock (ISO 8601); an incident's log keeps it. Absent: at the time of the request. */
  readonly deviceAt: string | undefined;
}

interface ActorHolder {
  actor: Actor | null;
}

const storage = new AsyncLocalStorage<ActorHolder>();

/** Records every change that the work makes under this actor. Work that is still running when it ends belongs to the server again. */
export const runAsActor = async <T>(actor: Actor, work: () => T | Promise<T>): Promise<T> => {
  const holder: ActorHolder = { actor };
  try {
    return await storage.run(holder, work);
  } finally {
    holder.actor = null;
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

/** Reading is not recorded here, so it need not wait until the actor is set. */
const isPlainRead = (text: string): boolean => /^\s*(select|show|listen)\b/i.test(text);

const servingRequest = new WeakMap<object, boolean>();

/** Whether the last statement on this connection was for a request, which waits for an answer. */
export const servesRequest = (client: pg.PoolClient): boolean => servingRequest.get(client) ?? false;

/**
 * Sets the actor on this connection before the first statement that may change something: one short message, sent only where the
 * actor differs from the last one.
 */
export const applyActor = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let stamped: string | null = '';
  const stamp = (text: string): void => {
    stamped = text;
    (query(`select set_config('hazardguard.actor', $1, false)`, [text]) as Promise<unknown>).catch(() => {
      // The next statement fails for the same reason and reports it.
      stamped = null;
    });
  };
  const stampedQuery = (...args: unknown[]): unknown => {
    const text = statementText(args[0]);
    const wanted = formatActor();
    servingRequest.set(client, wanted !== '');
    if (wanted !== stamped && !isPlainRead(text)) stamp(wanted);
    // A setting made inside a transaction is rolled back with it.
    if (/^\s*rollback\b/i.test(text)) stamped = null;
    return query(...args);
  };
  Object.assign(client, { query: stampedQuery });
};

/** A caller that waits for a pooled connection continues under its own context, not that of the caller who released it. */
export const keepActorOnConnect = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  const connectAsAsked = (callback?: (...args: never[]) => unknown): unknown =>
    callback === undefined ? connect() : connect(AsyncLocalStorage.bind(callback));
  Object.assign(pool, { connect: connectAsAsked });
};
