import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessStart } from './process-identity.ts';
import { StartError } from './start-error.ts';

interface Owner {
  readonly pid: number;
  readonly started: string;
  readonly token: string;
}

export interface DataLock {
  readonly path: string;
  release(): void;
}

const readOwner = (path: string): { text: string; owner: Owner | null } | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const value = JSON.parse(text) as Partial<Owner>;
    const whole = typeof value.pid === 'number' && typeof value.started === 'string' && typeof value.token === 'string';
    return { text, owner: whole ? (value as Owner) : null };
  } catch {
    return { text, owner: null };
  }
};

/** The lock appears complete or not at all: a hard link to a finished file is atomic, and fails when the name exists. */
const tryCreate = (path: string, content: string): boolean => {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Moves a dead owner's lock away; puts it back when another process had replaced it in between. */
const removeStale = (path: string, staleText: string): void => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== staleText) {
    try {
      linkSync(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
};

/**
 * Locks the data folder for this process. The lock of a living process is never taken; that of a dead one (`kill -9`, power cut)
 * is taken over, since process id and start time together prove that it has ended.
 */
export const lockDataFolder = (dataDir: string): DataLock => {
  const path = join(dataDir, 'lock');
  const token = randomUUID();
  const content = `${JSON.stringify({ pid: process.pid, started: readProcessStart(process.pid) ?? '', token } satisfies Owner)}\n`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (tryCreate(path, content)) {
      return {
        path,
        release: () => {
          if (readOwner(path)?.owner?.token === token) rmSync(path, { force: true });
        },
      };
    }
    const found = readOwner(path);
    if (found === null) continue;
    if (found.owner !== null && readProcessStart(found.owner.pid) === found.owner.started) {
      throw new StartError(
        `HazardGuard is already running on ${dataDir} (process ${found.owner.pid}). Stop that one first, or set HAZARDGUARD_DATA to another folder.`,
      );
    }
    removeStale(path, found.text);
  }
  throw new StartError(`The lock ${path} keeps changing. Start HazardGuard once, not several times together.`);
};
