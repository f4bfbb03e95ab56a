import { Readable } from 'node:stream';
import { type Account, isAllowed, type LiveTopic, liveBeatMs, livePermissions, liveTopics, type Role } from '@hazardguard/contract';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { isAreaInScope, isSiteInScope, runUnscoped, toViewerKey } from '../../platform/db/scope/row-scope.ts';
import { listEventsAfter, readStoredRange, type StoredEvent } from './store.ts';

export interface Listener {
  readonly account: Account;
  /** The session; when it ends, the stream ends. */
  readonly session: string;
  /** The last event received; null: only new events. */
  readonly after: number | null;
}

interface Client {
  readonly stream: Readable;
  readonly account: Account;
  readonly session: string;
  readonly topics: ReadonlySet<LiveTopic>;
  /** The last event that was sent or skipped. */
  cursor: number;
  /** Events that arrive while it catches up; null: it has caught up. */
  pending: StoredEvent[] | null;
}

export interface Hub {
  /** A stream of server-sent events that ends with the session or with the server. */
  open(listener: Listener): Promise<Readable>;
  countStreams(session: string): number;
  /** Ends all streams: this server no longer receives changes. Clients reconnect to another server and catch up. */
  endStreams(): void;
  /** Number of open streams. */
  streams(): number;
  /** Ends the streams whose session no longer has the role and scope they were opened with. */
  recheck(findAccount: (session: string) => Promise<Account | null>): Promise<void>;
  close(): void;
}

interface HubOptions {
  readonly database: Database;
  readonly changes: Changes;
  readonly onError: (error: unknown) => void;
  /** Time between two heartbeats, ms; default 15 s (`liveBeatMs`): proxies cut connections that are silent for longer. */
  readonly heartbeatMs?: number;
}

/** Changes within this time are sent together. */
const settleMs = 40;
/** A client that does not read is disconnected; it catches up when it reconnects. */
const longestQueueBytes = 256 * 1024;
/** A client that missed more events reads everything again, which is cheaper. */
const longestCatchUp = 5_000;

const formatFrame = (event: string, id: number, data: object): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A heartbeat that the page sees, so that it notices a dead connection. It has no id, because nothing has changed. */
const beat = 'event: beat\ndata: {}\n\n';

/** Keeps the last of several changes to the same subject. */
const coalesceEvents = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  [...new Map([...events].reverse().map((event) => [`${event.topic} ${event.subject}`, event])).values()].sort((a, b) => a.id - b.id);

/** Whether the person may see the subject of an event; an event about a deleted subject reveals only the deletion. */
const isVisible = (event: StoredEvent, { id, scope }: Account): boolean => {
  const { topic, exists, isPublic, madeBy, site, madeIn } = event;
  if (scope.kind === 'all' || !exists || (topic === 'alert' && isPublic)) return true;
  if (isAreaInScope(scope, madeIn)) return true;
  if (site !== null) return isSiteInScope(scope, site);
  const isPlaceless = scope.kind === 'district' ? madeIn.district === null : scope.kind === 'state' && (madeIn.state ?? '') === '';
  return madeBy === id || (topic === 'incident' && isPlaceless);
};

const toKey = (account: Account | null): string | null =>
  account === null ? null : `${account.role} ${toViewerKey({ scope: account.scope, opened: [] })}`;

const listTopics = (role: Role): ReadonlySet<LiveTopic> => new Set(liveTopics.filter((topic) => isAllowed(role, livePermissions[topic])));

/**
 * Sends changes to connected browsers, whichever server made them: events are in a table in commit order, an announcement wakes every
 * server, and each reads the new events.
 */
export const openHub = async ({ database, changes, onError, heartbeatMs = liveBeatMs }: HubOptions): Promise<Hub> => {
  const clients = new Set<Client>();
  let cursor = (await readStoredRange(database)).newest;
  let reading: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const write = (client: Client, text: string): void => {
    if (client.stream.destroyed) return;
    client.stream.push(text);
    if (client.stream.readableLength > longestQueueBytes) client.stream.destroy();
  };
  const send = (client: Client, events: readonly StoredEvent[]): void => {
    const mine = events.filter((event) => event.id > client.cursor && client.topics.has(event.topic) && isVisible(event, client.account));
    for (const { id, topic, subject } of mine) write(client, formatFrame('change', id, { topic, subject }));
    client.cursor = Math.max(client.cursor, events.at(-1)?.id ?? 0);
  };
  const readNewEvents = async (): Promise<void> => {
    do {
      again = false;
      const events = await listEventsAfter(database, cursor);
      const last = events.at(-1);
      if (last === undefined) return;
      cursor = last.id;
      const newEvents = coalesceEvents(events);
      for (const client of clients) {
        if (client.pending === null) send(client, newEvents);
        else client.pending.push(...newEvents);
      }
      again ||= events.length > 0;
    } while (again && !closed);
  };
  const read = (): Promise<void> => {
    again = true;
    reading ??= readNewEvents().finally(() => {
      reading = null;
    });
    return reading;
  };
  changes.onChange('live_event', () => {
    if (!closed)
      timer ??= setTimeout(() => {
        timer = undefined;
        read().catch(onError);
      }, settleMs).unref();
  });

  const catchUp = async (client: Client, after: number): Promise<void> => {
    const { oldest, newest } = await readStoredRange(database);
    const missed = after < oldest - 1 || after > newest || newest - after > longestCatchUp;
    if (!missed) return send(client, coalesceEvents(await listEventsAfter(database, after, longestCatchUp)));
    client.cursor = newest;
    write(client, formatFrame('reset', newest, {}));
  };

  const heartbeat = setInterval(() => {
    for (const client of clients) write(client, beat);
    // An announcement may have been lost with a connection.
    read().catch(onError);
  }, heartbeatMs).unref();

  return {
    open: ({ account, session, after }) =>
      // All events are read; each client receives only those it may see.
      runUnscoped(async () => {
        const stream = new Readable({ read: () => undefined });
        const client: Client = { stream, account, session, topics: listTopics(account.role), cursor: after ?? 0, pending: [] };
        clients.add(client);
        stream.once('close', () => clients.delete(client));
        // Random, so that thousands of disconnected clients do not reconnect at the same moment.
        write(client, `retry: ${1_000 + Math.round(Math.random() * 4_000)}\n\n`);
        try {
          if (after === null) await read();
          if (after === null) client.cursor = cursor;
          else await catchUp(client, after);
        } catch (error) {
          clients.delete(client);
          stream.destroy();
          throw error;
        }
        const meanwhile = client.pending ?? [];
        client.pending = null;
        send(client, meanwhile);
        write(client, formatFrame('hello', client.cursor, {}));
        if (closed) stream.push(null);
        return stream;
      }),
    countStreams: (session) => [...clients].filter((client) => client.session === session).length,
    recheck: async (findAccount) => {
      const keys = new Map<string, string | null>();
      for (const client of clients) {
        const { session } = client;
        if (!keys.has(session)) keys.set(session, toKey(await findAccount(session)));
        if (keys.get(session) !== toKey(client.account)) client.stream.push(null);
      }
    },
    streams: () => clients.size,
    endStreams: () => {
      for (const { stream } of clients) stream.push(null);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      for (const { stream } of clients) stream.push(null);
    },
  };
};
