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

/** Why an external server cannot be used, without the password in its address. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host name does not resolve',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the user or password',
  '28000': 'it refuses the user or password',
  '3D000': 'the database does not exist there',
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
        throw new StartError(
          `DATABASE_URL names ${host}${pathname}, but ${reasons[code ?? ''] ?? message}. Correct it, or leave it out to use the embedded PostgreSQL.`,
        );
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
