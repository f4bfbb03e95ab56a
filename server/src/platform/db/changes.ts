import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { settlesWithin } from './faults/settles-within.ts';
import { runUnscoped } from './scope/row-scope.ts';

/**
 * Tables whose changes are announced by triggers (`announce_change` in the migrations): of the weather only what a person enters;
 * `computed`: answers in `computation`.
 */
const announced = [
  'industry',
  'inventory_item',
  'person',
  'person_session',
  'passkey',
  'two_factor',
  'duty_entry',
  'weather',
  'delivery',
  'escalation',
  'live_event',
  'drill',
  'sensor_alarm',
  'computation',
  'computed',
  'receptor',
  'stakeholder',
  'stakeholder_membership',
  'stakeholder_proof',
  'precomputed_footprint',
  'topic_mapping',
  'public_text',
  'offered_language',
] as const;
export type Announced = (typeof announced)[number];

/** Reports changes of tables to caches, whichever server made them. */
export interface Changes {
  /** False while announcements cannot be received: then nothing may be answered from a cache. */
  readonly live: boolean;
  /** Increases with every change of the table. */
  version(table: Announced): number;
  /** For the server's own writes: its next read must see them, even before the announcement arrives. */
  note(table: Announced): void;
  onChange(table: Announced, listener: () => void): void;
  /** Resolves once every change committed before, on any server, is noted; or `live` is false. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'hazardguard_change';
const retryMs = 2_000;
/** No announcement may come for hours: only a query tells a quiet connection from a dead one. */
const askEveryMs = 10_000;

const isAnnounced = (text: string): text is Announced => (announced as readonly string[]).includes(text);

/** Listens on one connection of the pool; a lost one is replaced, and until then every cache counts as out of date. */
export const followChanges = async (database: Database, askMs = askEveryMs): Promise<Changes> => {
  const versions = new Map<Announced, number>();
  const listeners = new Map<Announced, (() => void)[]>();
  let connection: PoolClient | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;
  /** The query before: the driver takes one at a time. */
  let asked: Promise<unknown> = Promise.resolve();

  const note = (table: Announced): void => {
    versions.set(table, (versions.get(table) ?? 0) + 1);
    // Listeners run without an actor, whichever call made the change.
    for (const listener of listeners.get(table) ?? []) runUnscoped(listener);
  };
  const noteAll = (): void => {
    for (const table of announced) note(table);
  };
  const lose = (): void => {
    if (connection === null) return;
    connection.release(true);
    connection = null;
    asked = Promise.resolve();
    noteAll();
    if (!closed) retry = setTimeout(() => void listen(), retryMs).unref();
  };
  /** PostgreSQL sends pending announcements before it reports that it is ready for the next query. */
  const settle = async (): Promise<void> => {
    const queried = connection;
    if (queried === null) return;
    let answered = false;
    const hear = async (): Promise<void> => {
      await queried.query('select 1');
      answered = true;
    };
    const heard = runUnscoped(() => asked.then(hear));
    asked = heard.catch(() => undefined);
    await settlesWithin(askMs, heard);
    if (!answered && queried === connection) lose();
  };
  const listen = async (): Promise<void> => {
    try {
      const client = await database.pool.connect();
      client.on('notification', ({ payload = '' }) => {
        if (isAnnounced(payload)) note(payload);
      });
      const lost = (): void => {
        if (connection === client) lose();
      };
      client.on('error', lost);
      client.on('end', lost);
      try {
        await client.query(`listen ${channel}`);
      } catch (error) {
        client.release(true);
        throw error;
      }
      if (closed) return client.release(true);
      noteAll();
      connection = client;
    } catch {
      // A query that needs the database reports why it is unavailable; this only retries.
      if (!closed) retry = setTimeout(() => void listen(), retryMs).unref();
    }
  };

  await listen();
  const asking = setInterval(() => void settle(), askMs).unref();
  return {
    get live() {
      return connection !== null;
    },
    version: (table) => versions.get(table) ?? 0,
    note,
    onChange: (table, listener) => {
      listeners.set(table, [...(listeners.get(table) ?? []), listener]);
    },
    settle,
    close: async () => {
      closed = true;
      clearInterval(asking);
      if (retry) clearTimeout(retry);
      const client = connection;
      connection = null;
      if (client === null) return;
      client.removeAllListeners('notification');
      client.release(true);
    },
  };
};
