import { join } from 'node:path';
import { openDataFolder } from '../../data-folder/data-folder.ts';
import { type DataLock, lockDataFolder } from '../../data-folder/lock.ts';
import { readSecrets } from '../../data-folder/secrets.ts';
import { StartError } from '../../data-folder/start-error.ts';
import type { Settings } from '../../env/env.ts';
import { connectDatabase } from '../connect.ts';
import { type Database, openDatabase } from '../database.ts';
import { readPostmaster } from '../embedded/postmaster.ts';
import { buildApplicationUrl } from '../embedded/prepare.ts';

export interface Installation {
  readonly database: Database;
  /** Where the data are, in words. */
  readonly place: string;
  close(): Promise<void>;
}

/** The database of a running HazardGuard on this data folder. */
const attachRunningServer = (dataDir: string): Installation => {
  const postmaster = readPostmaster(join(dataDir, 'pg'));
  if (postmaster === null) throw new StartError(`HazardGuard is just starting or stopping on ${dataDir}. Try again in a moment.`);
  const database = openDatabase(buildApplicationUrl(postmaster.port, readSecrets(dataDir).databasePassword), { maxConnections: 2 });
  return { database, place: dataDir, close: () => database.close() };
};

const tryLock = (dataDir: string): DataLock | null => {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
};

/**
 * Opens the configured data for a command-line program: through the running server, or, where none runs, by starting the database
 * for the duration of the work. `alone`: refused while a server runs.
 */
export const openInstallation = async (settings: Settings, { alone }: { readonly alone: boolean }): Promise<Installation> => {
  openDataFolder(settings.dataDir);
  const lock = alone ? lockDataFolder(settings.dataDir) : tryLock(settings.dataDir);
  if (lock === null && settings.databaseUrl === null) return attachRunningServer(settings.dataDir);
  try {
    const connection = await connectDatabase(settings, () => undefined);
    const close = async (): Promise<void> => {
      await connection.stop();
      lock?.release();
    };
    return { database: connection.database, place: connection.place, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
};
