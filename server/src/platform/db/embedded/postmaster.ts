import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readProcessStart } from '../../data-folder/process-identity.ts';
import { StartError } from '../../data-folder/start-error.ts';
import type { Log } from './initialise.ts';

/** What `postmaster.pid` says: line 1 the process, line 4 the port, line 8 the state (PostgreSQL's `utils/pidfile.h`). */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export const readPostmaster = (cluster: string): Postmaster | null => {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
};

/** True when that process is a PostgreSQL server of exactly this folder: a process id in a file proves nothing. */
const servesCluster = (pid: number, cluster: string): boolean => {
  if (!isAlive(pid) || readProcessStart(pid) === null) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
};

export const waitUntil = async (condition: () => boolean, timeoutMs: number): Promise<boolean> => {
  const end = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
};

/**
 * Stops a database that a killed HazardGuard left running. The caller holds the lock of the data folder, so no running
 * HazardGuard uses it. SIGINT is PostgreSQL's fast shutdown; SIGQUIT, after that, leaves the rest to crash recovery.
 */
export const stopLeftBehind = async (cluster: string, log: Log): Promise<void> => {
  const found = readPostmaster(cluster);
  if (found === null || !servesCluster(found.pid, cluster)) return;
  log(`Stopping the database that an earlier HazardGuard left running (process ${found.pid})`);
  const gone = () => !isAlive(found.pid) || readProcessStart(found.pid) === null;
  for (const [signal, waitMs] of [
    ['SIGINT', 8_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(found.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new StartError(
        `The database of this folder is still running as process ${found.pid}, which this user may not stop. Stop it first.`,
      );
    }
    if (await waitUntil(gone, waitMs)) return;
  }
  throw new StartError(`The database of this folder (process ${found.pid}) does not stop. Stop it by hand, then start again.`);
};
