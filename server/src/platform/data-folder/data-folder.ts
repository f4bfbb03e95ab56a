import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** Creates the data folder when it is missing and checks that this user may write there; permissions of other folders are not changed. */
export const openDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const place = existsSync(dataDir) ? dataDir : dirname(dataDir);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${(error as Error).message}). Make ${place} writable for this user, or set HAZARDGUARD_DATA to another folder.`,
      (error as NodeJS.ErrnoException).code,
    );
  }
};
