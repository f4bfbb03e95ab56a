import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const sizeBytes = 600 * 1024 * 1024;

/** A separate ext4 file system in a file, which can be made to fail as on a disk that no longer accepts writes. */
export interface FailingDisk {
  readonly folder: string;
  /** The kernel finds an error: the journal is aborted, and the file system is read-only until it has been checked. */
  fail(): void;
  /** Unmounts it, as an operator does; refused while one of its files is open. */
  unmount(): void;
  /** Checks, repairs and mounts it again. */
  mend(): void;
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Exit code 1: errors were found and corrected (e2fsck(8)). */
const check = (image: string): void => {
  try {
    run('e2fsck', '-f', '-p', image);
  } catch (error) {
    if ((error as { status: number }).status !== 1) throw error;
  }
};

/** Why no such disk can be created here; null: it can. */
export const findDiskObstacle = (): string | null => {
  if (process.getuid?.() !== 0) return 'only root can create a separate disk';
  try {
    run('losetup', '--find');
    run('mkfs.ext4', '-V');
    return existsSync('/sys/fs/ext4') ? null : 'this kernel has no ext4';
  } catch {
    return 'it needs loop devices and the programs losetup and mkfs.ext4';
  }
};

/** Runs the work with such a disk and removes it afterwards; needs root. */
export const withFailingDisk = async <T>(work: (disk: FailingDisk) => Promise<T>): Promise<T> => {
  const why = findDiskObstacle();
  if (why !== null) throw new Error(`A disk that fails cannot be made: ${why}`);
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-disk-'));
  const image = `${folder}.ext4`;
  writeFileSync(image, '');
  truncateSync(image, sizeBytes);
  const mount = (): void => {
    run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  };
  const isMounted = (): boolean => existsSync(join(folder, 'lost+found'));
  try {
    run('mkfs.ext4', '-q', '-F', image);
    mount();
    chmodSync(folder, 0o755);
    return await work({
      folder,
      fail: () => {
        const device = basename(run('losetup', '--noheadings', '--output', 'NAME', '--associated', image).trim());
        writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
      },
      unmount: () => void run('umount', folder),
      mend: () => {
        check(image);
        mount();
      },
    });
  } finally {
    if (isMounted()) run('umount', '--lazy', folder);
    rmdirSync(folder);
    rmSync(image, { force: true });
  }
};
