import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDataFolder } from '../../data-folder/data-folder.ts';
import { readSecrets } from '../../data-folder/secrets.ts';
import { findRefusal, type Refusal, StartError } from '../../data-folder/start-error.ts';
import { findBinaries } from './binaries.ts';
import { initialiseCluster, isWhole, type Log, superuser } from './initialise.ts';
import { readPostmaster, stopLeftBehind, waitUntil } from './postmaster.ts';
import { prepareDatabase } from './prepare.ts';
import { chooseUser, type RunAs, spawnAs } from './run-as.ts';

export interface EmbeddedPostgres {
  /** For the application: its own role, owner of its own database, no superuser. */
  readonly url: string;
  /** For creating test databases; the application never uses it. */
  readonly superuserUrl: string;
  readonly pid: number;
  /** Resolves when the server has ended, expectedly or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const logIn = (dataDir: string): string => join(dataDir, 'postgres.log');
const logLimitBytes = 10 * 1024 * 1024;

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const openLog = (path: string): number => {
  if (existsSync(path) && statSync(path).size > logLimitBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
};

interface Attempt {
  readonly binary: string;
  readonly cluster: string;
  readonly runAs: RunAs;
  readonly logPath: string;
  readonly signal: AbortSignal | undefined;
}

/** One attempt to start the server; null when it ended before it was ready. */
const tryStart = async ({ binary, cluster, runAs, logPath, signal }: Attempt): Promise<{ child: ChildProcess; port: number } | null> => {
  const port = await findFreePort();
  const logFile = openLog(logPath);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'on',
    full_page_writes: 'on',
    password_encryption: 'scram-sha-256',
    max_connections: 60,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawnAs(runAs, binary, args, { cwd: runAs.user === null ? cluster : '/', stdio: ['ignore', logFile, logFile] });
  closeSync(logFile);
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  const giveUp = (): void => void child.kill('SIGINT');
  signal?.addEventListener('abort', giveUp, { once: true });
  const isReady = () => {
    const found = readPostmaster(cluster);
    return found !== null && found.pid === child.pid && found.ready;
  };
  // Crash recovery of a large database takes time; the server ends by itself when it cannot succeed.
  await waitUntil(() => ended || isReady(), 300_000);
  signal?.removeEventListener('abort', giveUp);
  return ended || !isReady() ? null : { child, port };
};

/** The server's log since its last start. */
const readLastLines = (logPath: string): readonly string[] => {
  const lines = readFileSync(logPath, 'utf8').trimEnd().split('\n');
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => /LOG: +starting PostgreSQL/.test(line)),
    ),
  );
};

const readLastReason = (logPath: string): string =>
  findRefusal(readLastLines(logPath).join('\n'))?.remedy ??
  readLastLines(logPath)
    .findLast((line) => /(FATAL|PANIC):/.test(line))
    ?.replace(/^.*?(FATAL|PANIC): +/, '') ??
  'no reason given';

/** Returns a function that reports what the machine has refused the embedded server since now, with a remedy; null: nothing. */
export const watchRefusals = (dataDir: string): (() => Refusal | null) => {
  const logPath = logIn(dataDir);
  const begin = existsSync(logPath) ? statSync(logPath).size : 0;
  return () => {
    if (!existsSync(logPath)) return null;
    const log = readFileSync(logPath);
    return findRefusal(log.subarray(log.length < begin ? 0 : begin).toString('utf8'));
  };
};

interface StartOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** The cluster of a server that ran here: if it is missing, none is created in its place. */
  readonly again?: boolean;
  /** When aborted, the start fails and stops what it has begun. */
  readonly signal?: AbortSignal;
}

/** A folder without its disk is empty: a new cluster there would hide the data once the disk is back. */
const refuseAnother = (dataDir: string): void => {
  if (isWhole(join(dataDir, 'pg')) && existsSync(join(dataDir, 'secrets'))) return;
  throw new StartError(
    `The database is not in ${dataDir} any more. Mount its disk again, or put the folder back: HazardGuard creates no new database in its place.`,
    'ENODATA',
  );
};

/**
 * PostgreSQL as a child of this process, on the data folder's cluster `pg`, created on first use. The caller holds the folder's
 * lock. It listens on 127.0.0.1 only, at a free port, with generated passwords (SCRAM); a commit is on the disk when it is
 * acknowledged.
 */
export const startEmbeddedPostgres = async ({ dataDir, log, again = false, signal }: StartOptions): Promise<EmbeddedPostgres> => {
  if (again) refuseAnother(dataDir);
  openDataFolder(dataDir);
  const binaries = findBinaries();
  const secrets = readSecrets(dataDir);
  const runAs = chooseUser(join(dataDir, 'pg'), binaries.postgres);
  const cluster = await initialiseCluster(dataDir, { binaries, runAs, password: secrets.clusterPassword, log });
  await stopLeftBehind(cluster, log);
  const logPath = logIn(dataDir);
  const refused = watchRefusals(dataDir);
  let started: Awaited<ReturnType<typeof tryStart>> = null;
  // A port can be taken between finding and using it, and processes of a killed server need a moment to end: retry.
  const end = performance.now() + 15_000;
  // A retry does not help where the machine refuses.
  while (started === null && refused() === null && performance.now() < end) {
    signal?.throwIfAborted();
    started = await tryStart({ binary: binaries.postgres, cluster, runAs, logPath, signal });
    if (started === null) await new Promise((resolve) => setTimeout(resolve, 300));
  }
  if (started === null) {
    throw new StartError(`The database in ${cluster} did not start: ${readLastReason(logPath)} (see ${logPath}).`, refused()?.code);
  }
  const { child, port } = started;
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), 4_000);
    await ended;
    clearTimeout(impatience);
  };
  const superuserUrl = `postgres://${superuser}:${secrets.clusterPassword}@127.0.0.1:${port}/postgres`;
  try {
    signal?.throwIfAborted();
    const url = await prepareDatabase(superuserUrl, secrets.databasePassword);
    return { url, superuserUrl, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
