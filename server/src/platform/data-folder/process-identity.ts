import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/**
 * When the process started, as text that differs for every process that ever had this id; null when no such process lives. A
 * process id alone is not enough: ids are reused, soon after a reboot.
 */
export const readProcessStart = (pid: number): string | null => {
  if (process.platform === 'linux') {
    const stat = readOrNull(`/proc/${pid}/stat`);
    if (stat === null) return null;
    // The command name is in parentheses and may contain spaces; fields count from after it (proc(5): field 3 is the state, 22
    // the start).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
    return `${boot}/${fields[19] ?? ''}`;
  }
  if (process.platform === 'win32') {
    return isAlive(pid) ? 'alive' : null;
  }
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return text === '' ? null : text;
  } catch {
    return null;
  }
};

/** True when a process with this id exists, ours or another user's. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
