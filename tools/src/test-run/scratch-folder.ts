import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Space for the databases and browser profiles of a whole run, with margin, bytes. */
const enough = 4 * 1024 ** 3;

const hasRoom = (): boolean => {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
};

/** A folder in memory, or among the temporary files where there is no room: the caller removes it. */
export const makeScratchFolder = (stem: string): string => {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), stem));
  // A database that root starts runs as another user, who needs access.
  chmodSync(folder, 0o711);
  return folder;
};

/**
 * Runs `work` with an environment in which programs keep their temporary files in memory, if the machine has a folder of that
 * kind with room: a database of a test is four hundred files, and to create them on a disk takes longer than the test.
 */
export const withScratchFolder = async <Result>(
  work: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> => {
  if (!hasRoom()) return await work({});
  const folder = makeScratchFolder('hazardguard-');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work({ TMPDIR: folder });
  } finally {
    process.off('exit', remove);
    remove();
  }
};
