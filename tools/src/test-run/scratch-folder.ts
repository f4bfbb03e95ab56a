import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
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

/**
 * Runs `work` with an environment in which programs keep their temporary files in memory, if the machine has a folder of that
 * kind with room: a database of a test is four hundred files, and to create them on a disk takes longer than the test.
 */
export const withScratchFolder = async <Result>(
  work: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> => {
  if (!hasRoom()) return await work({});
  const folder = mkdtempSync(join(memory, 'hazardguard-'));
  // A database that root starts runs as another user, who needs access.
  chmodSync(folder, 0o711);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work({ TMPDIR: folder });
  } finally {
    process.off('exit', remove);
    remove();
  }
};
