import { StartError, toStartError } from '../data-folder/start-error.ts';
import type { Settings } from '../env/env.ts';
import { type Database, openDatabase } from './database.ts';
import type { Log } from './embedded/initialise.ts';
import { keepPostgresRunning } from './embedded/keep-running.ts';
import { watchRefusals } from './embedded/start.ts';
import { settlesWithin } from './faults/settles-within.ts';

export interface Connection {
  readonly database: Database;
  /** Where the data are, in words. */
  readonly place: string;
  /** A sentence for a start that failed, where a person can fix the cause. */
  explain(error: unknown): unknown;
  stop(): Promise<void>;
}

/** Why an external server cannot be used, and what to do about it. */
const reasons: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  ECONNREFUSED: ['nothing listens there', 'Start PostgreSQL there, or correct host and port in DATABASE_URL.'],
  ENOTFOUND: ['its host name does not resolve', 'Correct the host name in DATABASE_URL.'],
  EAI_AGAIN: ['its host name could not be looked up', 'Check the name server of this machine, or correct the host name in DATABASE_URL.'],
  ETIMEDOUT: ['it does not answer', 'Check that PostgreSQL runs there and that the network lets this machine reach the port.'],
  EHOSTUNREACH: ['no network route leads there', 'Check the network of this machine, or correct the host in DATABASE_URL.'],
  '28P01': ['it refuses the user or password', 'Correct user and password in DATABASE_URL.'],
  '28000': [
    'it refuses the user or password',
    'Correct user and password in DATABASE_URL, or allow this machine in pg_hba.conf of the server.',
  ],
  '3D000': ['the database does not exist there', 'Create it, or correct the name of the database in DATABASE_URL.'],
};

/** Host, port and database of an address, without user and password. */
const describeAddress = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  const database = pathname.slice(1);
  return `host ${host}, port ${port || 5432}${database === '' ? '' : `, database ${database}`}`;
};

/** SQLSTATE of a server that starts, stops or recovers after a crash. */
const notYet = '57P03';
const againMs = 1_000;

/** Waits for a server that is starting or recovering; any other refusal ends the start with a sentence. */
const checkReachable = async (database: Database, url: string, log: Log): Promise<void> => {
  const { host, pathname } = new URL(url);
  for (let isFirst = true; ; isFirst = false) {
    try {
      await database.pool.query('select 1');
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code !== notYet) {
        await database.close();
        const [reason, remedy] = reasons[code ?? ''] ?? [message, 'Correct DATABASE_URL, or the server it names.'];
        throw new StartError(`The PostgreSQL of DATABASE_URL cannot be used (${describeAddress(url)}): ${reason}. ${remedy}`);
      }
      if (isFirst) log(`PostgreSQL at ${host}${pathname} is starting or recovering (${message}). Waiting for it ...`);
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
};

/** Opens the configured database: an external server, or the embedded one in the data folder. */
export const connectDatabase = async (settings: Settings, log: Log): Promise<Connection> => {
  if (settings.databaseUrl !== null) {
    const database = openDatabase(settings.databaseUrl);
    await checkReachable(database, settings.databaseUrl, log);
    const { host, pathname } = new URL(settings.databaseUrl);
    return {
      database,
      place: `PostgreSQL at ${host}${pathname}`,
      explain: (error) => error,
      stop: async () => void (await settlesWithin(1_500, database.close())),
    };
  }
  const refused = watchRefusals(settings.dataDir);
  const server = await keepPostgresRunning({
    dataDir: settings.dataDir,
    log,
    onMoved: (url) => database.moveTo(url),
    onFault: (fault) => database.noteFault(fault),
  });
  const database = openDatabase(server.url);
  const stop = async () => {
    // A running query would keep the pool open; PostgreSQL's own stop ends it.
    await settlesWithin(500, database.close());
    await server.stop();
  };
  const explain = (error: unknown): unknown => {
    const refusal = toStartError(error) instanceof StartError ? null : refused();
    if (refusal === null) return error;
    return new StartError(`The database in ${settings.dataDir} ended during the start: ${refusal.remedy}.`, refusal.code);
  };
  return { database, place: settings.dataDir, explain, stop };
};
