import { Readable } from 'node:stream';
import {
  type Account,
  type EmergencyScope,
  isAllowed,
  type LiveTopic,
  liveBeatMs,
  livePermissions,
  liveTopics,
  type Role,
} from '@hazardguard/contract';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { isSiteInScope, runUnscoped, toViewerKey } from '../../platform/db/scope/row-scope.ts';
import { listEventsAfter, readKeptRange, type StoredEvent } from './store.ts';

export interface Listener {
  readonly account: Account;
  /** What is opened to the person in an emergency. */
  readonly emergency: EmergencyScope | null;
  /** Of the session, so that its end ends the stream. */
  readonly session: string;
  /** The last event that was received; null: everything from now on. */
  readonly after: number | null;
}

interface Client {
  readonly stream: Readable;
  readonly account: Account;
  readonly emergency: EmergencyScope | null;
  readonly session: string;
  readonly topics: ReadonlySet<LiveTopic>;
  /** The last event that was sent or need not be. */
  cursor: number;
  /** What happens while it catches up; null: it has. */
  pending: StoredEvent[] | null;
}

/** What decides which changes a person sees. */
type Rights = Pick<Listener, 'account' | 'emergency'>;

export interface Hub {
  /** A stream of server-sent events that ends with the session or with the server. */
  open(listener: Listener): Promise<Readable>;
  countStreams(session: string): number;
  /** Ends all streams: this server hears of no change, another may. Whoever comes back is told what was missed. */
  endStreams(): void;
  /** Open streams of everybody. */
  streams(): number;
  /** Ends the streams whose session no longer gives the role and the scope they were opened with. */
  recheck(rightsOf: (session: string) => Promise<Rights | null>): Promise<void>;
  close(): void;
}

interface HubOptions {
  readonly database: Database;
  readonly changes: Changes;
  readonly onError: (error: unknown) => void;
  /** Between two signs of life, ms; default 15 s (`liveBeatMs`): proxies cut what is silent for longer. */
  readonly heartbeatMs?: number;
}

/** Changes that come together are told together. */
const settleMs = 40;
/** A client that does not read is cut, and catches up when it comes back. */
const longestQueueBytes = 256 * 1024;
/** A client that missed more than this asks anew for everything, which is cheaper. */
const longestCatchUp = 5_000;

const formatFrame = (event: string, id: number, data: object): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A sign of life that the page sees, too: a connection that died without a word is noticed by its silence. It has no id: nothing has changed. */
const beat = 'event: beat\ndata: {}\n\n';

/** Of several changes of the same thing, the last. */
const coalesceEvents = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  [...new Map([...events].reverse().map((event) => [`${event.topic} ${event.subject}`, event])).values()].sort((a, b) => a.id - b.id);

/** Whether it tells of something that this person sees; of what is gone it tells no more than that. */
const isVisible = ({ topic, there, told, madeBy, site }: StoredEvent, { account: { id, scope }, emergency }: Rights): boolean => {
  if (scope.kind === 'all' || !there || (topic === 'alert' && told)) return true;
  if (site !== null) return isSiteInScope({ id, scope, emergency }, site);
  return madeBy === id || (topic === 'incident' && 'area' in scope);
};

const toKey = (rights: Rights | null): string | null =>
  rights === null ? null : `${rights.account.role} ${toViewerKey({ scope: rights.account.scope, emergency: rights.emergency })}`;

const listTopics = (role: Role): ReadonlySet<LiveTopic> => new Set(liveTopics.filter((topic) => isAllowed(role, livePermissions[topic])));

/**
 * Tells each connected browser what has changed, whichever server changed it: the events stand in a table in the order of their
 * commits, an announcement wakes every server, and each reads on from where it stopped.
 */
export const openHub = async ({ database, changes, onError, heartbeatMs = liveBeatMs }: HubOptions): Promise<Hub> => {
  const clients = new Set<Client>();
  let cursor = (await readKeptRange(database)).newest;
  let reading: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const write = (client: Client, text: string): void => {
    if (client.stream.destroyed) return;
    client.stream.push(text);
    if (client.stream.readableLength > longestQueueBytes) client.stream.destroy();
  };
  const tell = (client: Client, events: readonly StoredEvent[]): void => {
    const mine = events.filter((event) => event.id > client.cursor && client.topics.has(event.topic) && isVisible(event, client));
    for (const { id, topic, subject } of mine) write(client, formatFrame('change', id, { topic, subject }));
    client.cursor = Math.max(client.cursor, events.at(-1)?.id ?? 0);
  };
  const readOn = async (): Promise<void> => {
    do {
      again = false;
      const events = await listEventsAfter(database, cursor);
      const last = events.at(-1);
      if (last === undefined) return;
      cursor = last.id;
      const newEvents = coalesceEvents(events);
      for (const client of clients) {
        if (client.pending === null) tell(client, newEvents);
        else client.pending.push(...newEvents);
      }
      again ||= events.length > 0;
    } while (again && !closed);
  };
  const read = (): Promise<void> => {
    again = true;
    reading ??= readOn().finally(() => {
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
    const { oldest, newest } = await readKeptRange(database);
    const missed = after < oldest - 1 || after > newest || newest - after > longestCatchUp;
    if (!missed) return tell(client, coalesceEvents(await listEventsAfter(database, after, longestCatchUp)));
    client.cursor = newest;
    write(client, formatFrame('reset', newest, {}));
  };

  const heartbeat = setInterval(() => {
    for (const client of clients) write(client, beat);
    // An announcement may have been lost with its connection.
    read().catch(onError);
  }, heartbeatMs).unref();

  return {
    open: ({ account, emergency, session, after }) =>
      // The events are everybody's; each client is told its own.
      runUnscoped(async () => {
        const stream = new Readable({ read: () => undefined });
        const client: Client = { stream, account, emergency, session, topics: listTopics(account.role), cursor: after ?? 0, pending: [] };
        clients.add(client);
        stream.once('close', () => clients.delete(client));
        // Spread, so that thousands that were cut together do not come back together.
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
        tell(client, meanwhile);
        write(client, formatFrame('hello', client.cursor, {}));
        if (closed) stream.push(null);
        return stream;
      }),
    countStreams: (session) => [...clients].filter((client) => client.session === session).length,
    recheck: async (rightsOf) => {
      const rights = new Map<string, string | null>();
      for (const client of clients) {
        const { session } = client;
        if (!rights.has(session)) rights.set(session, toKey(await rightsOf(session)));
        if (rights.get(session) !== toKey(client)) client.stream.push(null);
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
