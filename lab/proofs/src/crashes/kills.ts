import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Server {
  lives(): boolean;
  start(): Promise<void>;
  /** SIGKILL without a restart. */
  end(): Promise<void>;
}

const readPostmasterPid = (folder: string): number => Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);

const listChildPids = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const killDatabase = (folder: string): void => {
  const postmaster = readPostmasterPid(folder);
  const processes = listChildPids(postmaster);
  for (const pid of [postmaster, ...processes]) killNow(pid);
};

/** Kinds of kills; each returns after the restart that a service manager would do. The running server itself restarts a killed database. */
export const killMethods: Readonly<Record<string, (server: Server, folder: string, random: () => number) => Promise<void>>> = {
  server: async (server) => {
    await server.end();
    await server.start();
  },
  postmaster: async (_server, folder) => killNow(readPostmasterPid(folder)),
  backends: async (_server, folder) => {
    for (const pid of listChildPids(readPostmasterPid(folder))) killNow(pid);
  },
  everything: async (server, folder) => {
    const ended = server.end();
    killDatabase(folder);
    await ended;
    await server.start();
  },
  'everything, and again while it starts': async (server, folder, random) => {
    const ended = server.end();
    killDatabase(folder);
    await ended;
    const starting = server.start();
    await pause(3_000 * random());
    const again = server.end();
    killDatabase(folder);
    await again;
    await starting;
    // It may have been ready before the kill: then nothing noticed its end.
    if (!server.lives()) await server.start();
  },
};
