import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DiskFault } from '../data-folder/start-error.ts';
import { applyActor, keepActorOnConnect } from './audit/actor.ts';
import { settlesWithin } from './faults/settles-within.ts';
import { endSilentConnections } from './faults/silent-connections.ts';
import { applyViewer, type RowLock } from './scope/person-role.ts';
import type { Schema } from './tables/schema.ts';
import { traceStatements } from './trace-statements.ts';

/** An open database: Kysely for queries, the pool for what Kysely does not support (COPY, LISTEN). */
export interface Database {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Schema>;
  /** Whether requests with a limited scope run as the role that row-level security applies to. */
  readonly rowLock: RowLock;
  /** From now on, a request's statement without an answer for so long, ms, is abandoned with its connection. */
  giveUpSilent(silentMs: number): void;
  /** The server has another address: new connections go there. */
  moveTo(url: string): void;
  /** Why the embedded server does not run, where its disk is the cause. */
  readonly fault: DiskFault | null;
  noteFault(fault: DiskFault | null): void;
  /** Closes every connection immediately, even one that is still being opened; statements under way fail. */
  cut(): void;
  /** Lets running statements finish for a moment, then closes: a silent database does not answer a disconnect. */
  close(): Promise<void>;
}

const { builtins } = pg.types;

const parseBigint = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} is outside the whole numbers that JavaScript holds exactly (±2^53)`);
  return value;
};

const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === builtins.INT8 && format !== 'binary') return parseBigint;
  // A calendar date has no time zone: it stays text (2026-03-01) and is not converted to midnight in some zone.
  if (oid === builtins.DATE && format !== 'binary') return (text: string) => text;
  return pg.types.getTypeParser(oid, format as 'text');
}) as typeof pg.types.getTypeParser;

/** Shorter than the time a stopping server is given. */
const goodbyeMs = 400;

/** The connections of a pool from the moment they are begun; the pool itself reports only connected ones. */
const trackConnections = (opened: Set<pg.Client>): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      opened.add(this);
      this.once('end', () => opened.delete(this));
    }
  };

/** Opens a pool on the database; nothing is sent until the first query. */
export const openDatabase = (url: string, options: { readonly maxConnections?: number } = {}): Database => {
  const opened = new Set<pg.Client>();
  const pool = new pg.Pool({
    Client: trackConnections(opened),
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A client cut off in the middle of a transaction blocks others no longer than this.
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'hazardguard',
    types: { getTypeParser },
  });
  const rowLock: RowLock = { on: false };
  // The pool replaces a broken connection on next use, and the query reports the error; without a listener, the error of a
  // connection, idle or in use, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    applyActor(client);
    applyViewer(client, rowLock);
    traceStatements(client);
  });
  keepActorOnConnect(pool);
  const silence = endSilentConnections(pool);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const moveTo = (moved: string): void => {
    pool.options.connectionString = moved;
  };
  const cut = (): void => {
    for (const { connection } of opened) connection.stream.destroy();
  };
  const close = async (): Promise<void> => {
    const ended = pool.end();
    if (!(await settlesWithin(goodbyeMs, ended))) cut();
    await ended;
    silence.stop();
  };
  let fault: DiskFault | null = null;
  return {
    pool,
    kysely,
    rowLock,
    giveUpSilent: silence.watch,
    moveTo,
    get fault() {
      return fault;
    },
    noteFault: (noted) => {
      fault = noted;
    },
    cut,
    close,
  };
};
