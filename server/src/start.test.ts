import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProcessStart } from './platform/data-folder/process-identity.ts';
import { type Program, startProgram, waitUntilReady } from './testing/program.ts';

// Every test creates a database and starts programs, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Creating a database is most of a first start: tests that only need one share it, and each leaves it unchanged. */
const made = mkdtempSync(join(tmpdir(), 'hazardguard-start-'));
let fresh: string;
let programs: Program[];

beforeEach(() => {
  fresh = mkdtempSync(join(tmpdir(), 'hazardguard-start-'));
  programs = [];
});

afterEach(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGINT');
    await ended;
  }
  rmSync(fresh, { recursive: true, force: true });
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

const startIn = (folder: string, settings: Readonly<Record<string, string>> = {}): Program => {
  const program = startProgram({ HAZARDGUARD_DATA: folder, ...settings });
  programs.push(program);
  return program;
};
const start = (settings: Readonly<Record<string, string>> = {}): Program => startIn(made, settings);

const postmasterPid = (): number => Number(readFileSync(join(made, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A connection like the application's, made from the data folder. */
const connect = async (): Promise<pg.Client> => {
  const port = Number(readFileSync(join(made, 'pg', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const { databasePassword } = JSON.parse(readFileSync(join(made, 'secrets'), 'utf8')) as { databasePassword: string };
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'hazardguard', database: 'hazardguard', password: databasePassword });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Tens of thousands: compared by look-up, not pairwise. */
const lost = (acknowledged: readonly number[], rows: readonly { readonly n: number }[]): readonly number[] => {
  const kept = new Set(rows.map(({ n }) => n));
  return acknowledged.filter((n) => !kept.has(n));
};

/** Inserts rows one by one until the connection breaks; returns the acknowledged numbers. */
const insertUntilCut = async (client: pg.Client, acknowledged: number[]): Promise<void> => {
  try {
    for (let n = 0; ; n += 1) {
      await client.query('insert into endured (n) values ($1)', [n]);
      acknowledged.push(n);
    }
  } catch {
    await client.end().catch(() => undefined);
  }
};

const gone = async (pid: number): Promise<void> => {
  while (readProcessStart(pid) !== null) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a start prints address, sign-in, data and how to stop; SIGINT stops everything with code 0, the database cleanly', async () => {
  const program = start();
  const address = await waitUntilReady(program);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(program.output().trim().split('\n')).toHaveLength(4);
  expect(program.output()).toMatch(/Sign in .*\nData .*hazardguard-start-.*\nStop +Ctrl-C/);
  expect(statSync(join(made, 'secrets')).mode & 0o777).toBe(0o600);
  const database = postmasterPid();
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(readProcessStart(database)).toBeNull();
  expect(readFileSync(join(made, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(existsSync(join(made, 'lock'))).toBe(false);
});

test('a second start on the same data is refused, names the first, and leaves it running', async () => {
  const first = start();
  const address = await waitUntilReady(first);
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `HazardGuard is already running on ${made} (process ${first.child.pid}). Stop that one first, or set HAZARDGUARD_DATA to another folder.`,
  );
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('a wrong file of look-up tables is refused in one sentence before a database is created', async () => {
  const tables = join(fresh, 'tables.json');
  writeFileSync(tables, '{\n"source": 1');
  const program = startIn(join(fresh, 'data'), { RMP_TABLES: tables });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toMatch(/^RMP_TABLES names .*tables\.json, which is no JSON: .*, or leave RMP_TABLES out\.$/);
  expect(existsSync(join(fresh, 'data', 'pg'))).toBe(false);
});

test('after kill -9 of the server the next start takes over the running database, with every acknowledged row', async () => {
  const first = start();
  await waitUntilReady(first);
  const client = await connect();
  await client.query('drop table if exists endured');
  await client.query('create table endured (n int primary key)');
  const acknowledged: number[] = [];
  const writing = insertUntilCut(client, acknowledged);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  first.child.kill('SIGKILL');
  await first.ended;
  const left = postmasterPid();
  expect(readProcessStart(left)).not.toBeNull();
  await waitUntilReady(start());
  await writing;
  expect(readProcessStart(left)).toBeNull();
  const again = await connect();
  const { rows } = await again.query('select n from endured order by n');
  await again.end();
  expect(lost(acknowledged, rows)).toEqual([]);
});

test('after kill -9 of the server and of the database the next start recovers every acknowledged row', async () => {
  const first = start();
  await waitUntilReady(first);
  const client = await connect();
  await client.query('drop table if exists endured');
  await client.query('create table endured (n int primary key)');
  const acknowledged: number[] = [];
  const writing = insertUntilCut(client, acknowledged);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  const database = postmasterPid();
  process.kill(database, 'SIGKILL');
  first.child.kill('SIGKILL');
  await writing;
  await first.ended;
  await gone(database);
  await waitUntilReady(start());
  const again = await connect();
  const { rows } = await again.query('select n from endured order by n');
  await again.end();
  expect(lost(acknowledged, rows)).toEqual([]);
});

test('a killed database is restarted by its server, which serves as before; a stop meanwhile stops', async () => {
  const first = start();
  const address = await waitUntilReady(first);
  const readStatus = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => first.output(), { timeout: 30_000 }).toContain('The database runs again.');
  await expect.poll(readStatus, { timeout: 30_000 }).toBe(200);
  expect(postmasterPid()).not.toBe(killed);
  const again = await connect();
  await again.query('select count(*) from industry');
  await again.end();
  process.kill(postmasterPid(), 'SIGKILL');
  await expect.poll(() => first.output().split('ended unexpectedly').length, { timeout: 30_000 }).toBe(3);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // The killed database may leave its file; nothing serves the folder any more.
  const left = existsSync(join(made, 'pg', 'postmaster.pid')) ? postmasterPid() : null;
  expect(left === null || readProcessStart(left) === null).toBe(true);
});

test('a server whose output nobody reads any more goes on serving, and stops as asked', async () => {
  const program = start();
  const address = await waitUntilReady(program);
  for (const stream of [program.child.stdout, program.child.stderr]) stream?.destroy();
  const killed = postmasterPid();
  // It reports that the database ended, and that it runs again, into nothing.
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => existsSync(join(made, 'pg', 'postmaster.pid')) && postmasterPid() !== killed, { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
});

test('an incomplete database folder is set aside, not deleted', async () => {
  mkdirSync(join(fresh, 'pg.initialising'));
  writeFileSync(join(fresh, 'pg.initialising', 'half'), 'kept');
  mkdirSync(join(fresh, 'pg'));
  writeFileSync(join(fresh, 'pg', 'PG_VERSION'), '18\n');
  const program = startIn(fresh);
  await waitUntilReady(program);
  const aside = readdirSync(fresh).filter((name) => name.startsWith('pg.set-aside-'));
  expect(aside).toHaveLength(2);
  const kept = aside.flatMap((name) => readdirSync(join(fresh, name)));
  expect(kept.sort()).toEqual(['PG_VERSION', 'half']);
});

test('demo data are never opened in live mode', async () => {
  const demo = start();
  await waitUntilReady(demo);
  demo.child.kill('SIGINT');
  await demo.ended;
  const live = start({ HAZARDGUARD_MODE: 'live' });
  expect(await live.ended).toBe(1);
  expect(live.output().trim()).toBe(
    'These data were made in demo mode, which cannot change; HAZARDGUARD_MODE is live. Set it to demo, or choose other data with HAZARDGUARD_DATA or DATABASE_URL.',
  );
});

test('a wrong setting stops the start with one sentence before anything is created', async () => {
  const program = startIn(fresh, { HAZARDGUARD_MODE: 'test' });
  expect(await program.ended).toBe(1);
  expect(program.output()).toBe('HAZARDGUARD_MODE: "test" is not allowed. Set it to demo or live, or leave it out.\n');
  expect(readdirSync(fresh)).toEqual([]);
});

test('a port in use stops the start with one sentence, and the database with it', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  try {
    const program = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is used by another program. Stop that one, or set PORT to another port, for example PORT=${port + 1}.`,
    );
    expect(existsSync(join(made, 'pg', 'postmaster.pid'))).toBe(false);
  } finally {
    other.close();
  }
});

test('a database server that does not answer is named without its password', async () => {
  const program = startIn(fresh, { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/data' });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toBe(
    'The PostgreSQL of DATABASE_URL cannot be used (host 127.0.0.1, port 1, database data): nothing listens there. Start PostgreSQL there, or correct host and port in DATABASE_URL.',
  );
});
