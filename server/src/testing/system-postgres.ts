import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/db/database.ts';
import { readPostmaster, waitUntil } from '../platform/db/embedded/postmaster.ts';
import { buildApplicationUrl } from '../platform/db/embedded/prepare.ts';
import { chooseUser, type RunAs, spawnAs } from '../platform/db/embedded/run-as.ts';
import { compatRole } from '../platform/db/scope/compat-role.ts';
import { personRole } from '../platform/db/scope/person-role.ts';

/** Where Linux distributions and Homebrew install the servers of each version. */
const places = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql'] as const;
const leastVersion = 15;

const parseVersion = (name: string): number => Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1] ?? 0);

/** The folder with the programs of this machine's newest supported PostgreSQL; null: none. */
export const findSystemPostgres = (): string | null => {
  const found = places
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => ({ version: parseVersion(name), bin: join(place, name, 'bin') })))
    .filter(({ version, bin }) => version >= leastVersion && existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .toSorted((a, b) => b.version - a.version);
  return found[0]?.bin ?? null;
};

export const explainNoPostgres = `SKIPPED, no PostgreSQL ≥ ${leastVersion} is installed on this machine (Debian: apt-get install postgresql)`;

const findFreePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
};

/** What an administrator prepares for the product: a role, its database, and the roles for row-level security. */
const prepare = async (superuserUrl: string, url: string): Promise<string> => {
  const admin = openDatabase(superuserUrl, { maxConnections: 1 });
  try {
    const { username, password } = new URL(url);
    await admin.pool.query(`create role ${username} login password '${password}'`);
    for (const role of [compatRole, personRole]) await admin.pool.query(`create role ${role} nologin; grant ${role} to ${username}`);
    await admin.pool.query(`create database ${username} owner ${username}`);
  } finally {
    await admin.close();
  }
  return url;
};

export interface SystemPostgres {
  /** An empty database of the product's own role. */
  readonly url: string;
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly runAs: RunAs;
}

/** An empty cluster in a new folder. */
const makeCluster = async (bin: string, folder: string): Promise<Cluster> => {
  chmodSync(folder, 0o755);
  const data = join(folder, 'pg');
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'only for tests\n');
  const runAs = chooseUser(join(folder, 'new'), join(bin, 'postgres'));
  if (runAs.user !== null) chownSync(data, runAs.user.uid, runAs.user.gid);
  const made = spawnAs(
    runAs,
    join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  made.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(made, 'close');
  if (code !== 0) throw new Error(`initdb ended with code ${String(code)}: ${complaint}`);
  return { folder, data, runAs };
};

interface Where {
  /** Besides the loopback: an address of this machine that its network may connect to. */
  readonly address?: string;
}

const startIn = ({ folder, data, runAs }: Cluster, bin: string, port: number, { address }: Where): ChildProcess => {
  if (address !== undefined) appendFileSync(join(data, 'pg_hba.conf'), 'host all all samenet scram-sha-256\n');
  const log = openSync(join(folder, 'log'), 'a');
  const addresses = ['127.0.0.1', ...(address === undefined ? [] : [address])].join();
  const settings = [`port=${port}`, `listen_addresses=${addresses}`, 'unix_socket_directories=', 'max_connections=100'];
  const child = spawnAs(runAs, join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
};

/** A new cluster of the machine's own PostgreSQL on a free port, removed when it stops or fails to start. */
export const startSystemPostgres = async (bin: string, where: Where = {}): Promise<SystemPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-system-'));
  let running: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | undefined;
  const stop = async (): Promise<void> => {
    running?.child.kill('SIGQUIT');
    await running?.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await makeCluster(bin, folder);
    const port = await findFreePort();
    const child = startIn(cluster, bin, port, where);
    running = { child, ended: once(child, 'exit') };
    const isUp = (): boolean => readPostmaster(cluster.data)?.ready === true;
    await waitUntil(() => child.exitCode !== null || isUp(), 60_000);
    if (!isUp()) throw new Error(`PostgreSQL did not come up: ${readFileSync(join(folder, 'log'), 'utf8')}`);
    const superuserUrl = `postgres://postgres:only%20for%20tests@127.0.0.1:${port}/postgres`;
    return { url: await prepare(superuserUrl, buildApplicationUrl(port, 'only-for-tests')), superuserUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
