import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsRoutes, systemRoutes } from '@hazardguard/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded/start.ts';
import { describeExcess, readDatabaseOwner } from './platform/db/scope/row-security.ts';
import { runDoctor } from './platform/maintenance/doctor.ts';
import { type Program, startProgram, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';

// Whole servers start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A separate server, like an operator's, without the roles of HazardGuard. */
let server: EmbeddedPostgres;
let admin: Database;
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-database-roles-'));
const programs: Program[] = [];

const rolesFile = readFileSync(new URL('../../deploy/postgres/roles.sql', import.meta.url), 'utf8');

const dropRoles = async (): Promise<void> => {
  await admin.pool.query('drop role if exists hazardguard_person, hazardguard_compat');
};
const toUrl = (user: string): string => {
  const url = new URL(server.superuserUrl);
  Object.assign(url, { username: user, password: 'only-for-tests', pathname: `/${user}` });
  return url.href;
};
const createOwner = async (user: string, attributes = ''): Promise<string> => {
  await admin.pool.query(`create role ${user} login password 'only-for-tests' ${attributes}`);
  await admin.pool.query(`create database ${user} owner ${user}`);
  return toUrl(user);
};
const toSettings = (url: string): Readonly<Record<string, string>> => ({
  HAZARDGUARD_DATA: join(folder, new URL(url).username),
  HAZARDGUARD_SECRET: 'only for tests: 0123456789abcdef0123456789abcdef',
  HAZARDGUARD_MODE: 'live',
  DATABASE_URL: url,
  STANDING_FOOTPRINTS: 'off',
  LOG_LEVEL: 'warn',
});
const start = (url: string, settings: Readonly<Record<string, string>> = {}): Program => {
  const program = startProgram({ ...toSettings(url), ...settings });
  programs.push(program);
  return program;
};
const readChecks = async (program: Program): Promise<Record<string, string>> => {
  const answer = await fetch(`${await waitUntilReady(program)}${systemRoutes.readyz.path}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { checks: Record<string, string> }).checks;
};
const examine = async (url: string, settings: Readonly<Record<string, string>> = {}) =>
  (await runDoctor({ ...toSettings(url), PORT: '0', ...settings })).find(({ check }) => check === 'Row-level security');
const listTables = async (url: string): Promise<number> => {
  const database = openDatabase(url, { maxConnections: 1 });
  const { rows } = await database.pool.query<{ n: number }>("select count(*) as n from pg_tables where schemaname = 'public'");
  await database.close();
  return rows[0]?.n ?? Number.NaN;
};
/** Ends the running servers and removes the database, so that the roles can be dropped. */
const remove = async (user: string): Promise<void> => {
  await Promise.all(programs.splice(0).map(end));
  await admin.pool.query(`drop database ${user} with (force)`);
  await dropRoles();
};
const end = async ({ child, ended }: Program): Promise<void> => {
  child.kill('SIGTERM');
  await ended;
};

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  admin = openDatabase(server.superuserUrl, { maxConnections: 1 });
  await dropRoles();
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map(end));
});
afterAll(async () => {
  await admin.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a role that cannot make the others is refused in live mode, before the schema changes; the SQL of the message mends it', async () => {
  const url = await createOwner('plain');
  const program = start(url);
  expect(await program.ended).toBe(1);
  const message = program.output();
  expect(message).toContain('Not started: row-level security is not possible.');
  expect(message).toContain('WITHOUT_ROW_LEVEL_SECURITY=start');
  expect(await listTables(url)).toBe(0);
  expect(await examine(url)).toMatchObject({ state: 'failed', says: expect.stringContaining('no server starts') });
  const statements = message.split('\n').filter((line) => line.startsWith('  '));
  expect(statements.map((line) => line.trim())).toEqual([
    'create role hazardguard_person nologin;',
    'create role hazardguard_compat nologin;',
    'grant hazardguard_person, hazardguard_compat to plain;',
  ]);
  await admin.pool.query(statements.join('\n'));
  expect(await readChecks(start(url))).toMatchObject({ database: 'ok', rowLevelSecurity: 'on' });
  expect(await examine(url)).toMatchObject({ state: 'ok', says: expect.stringContaining('hazardguard_person') });
  await remove('plain');
});

test('the setting starts the server all the same; readiness and doctor say that it is off', async () => {
  const url = await createOwner('accepted');
  const settings = { WITHOUT_ROW_LEVEL_SECURITY: 'start' };
  const program = start(url, settings);
  expect(await readChecks(program)).toMatchObject({ rowLevelSecurity: 'off' });
  expect(program.output()).toContain('by the program only');
  expect(await examine(url, settings)).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('create role hazardguard_person nologin;'),
  });
  await remove('accepted');
});

test('in a demo it is off without a setting, and Operations says so to the administrator', async () => {
  const url = await createOwner('demo');
  const program = start(url, { HAZARDGUARD_MODE: 'demo' });
  const address = await waitUntilReady(program);
  const visitor = await new ProgramVisitor().signInAs(address, 'admin');
  expect((await visitor.call(address, operationsRoutes.read)).rowSecurity).toEqual({ on: false, owner: 'demo', excess: null });
  await remove('demo');
});

test('roles.sql of deploy/ is enough for a role without CREATEROLE, and may run twice', async () => {
  await admin.pool.query(rolesFile);
  await admin.pool.query(rolesFile);
  const { rows } = await admin.pool.query(
    `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolcanlogin from pg_roles where rolname like 'hazardguard%' order by 1`,
  );
  const plain = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
  expect(rows).toEqual([
    { rolname: 'hazardguard', ...plain, rolcanlogin: true },
    { rolname: 'hazardguard_compat', ...plain, rolcanlogin: false },
    { rolname: 'hazardguard_person', ...plain, rolcanlogin: false },
  ]);
  const url = server.url;
  const program = start(url);
  expect(await readChecks(program)).toMatchObject({ rowLevelSecurity: 'on' });
  expect(program.output()).not.toContain('closed');
  await remove('hazardguard');
});

test('a role that may make roles needs nobody; one with rights too many is used and named', async () => {
  const maker = await createOwner('maker', 'createrole');
  expect(await readChecks(start(maker))).toMatchObject({ rowLevelSecurity: 'on' });
  await remove('maker');
  for (const [user, attribute, says] of [
    ['most', 'superuser', 'is a superuser'],
    ['bypass', 'createrole bypassrls', 'has BYPASSRLS'],
  ] as const) {
    const url = await createOwner(user, attribute);
    const program = start(url);
    expect(await readChecks(program), user).toMatchObject({ rowLevelSecurity: 'on' });
    expect(program.output()).toContain(says);
    expect(await examine(url)).toMatchObject({ state: 'warning', says: expect.stringContaining(says) });
    const database = openDatabase(url, { maxConnections: 1 });
    expect(describeExcess(await readDatabaseOwner(database))).toContain(says);
    await database.close();
    await remove(user);
  }
});

test('a role hazardguard_person that bypasses the policies is refused, with the SQL that takes the right away', async () => {
  const url = await createOwner('careless');
  await admin.pool.query('create role hazardguard_person nologin bypassrls; create role hazardguard_compat nologin');
  await admin.pool.query('grant hazardguard_person, hazardguard_compat to careless; grant pg_monitor to hazardguard_person');
  const program = start(url);
  expect(await program.ended).toBe(1);
  const statements = program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(statements).toHaveLength(2);
  await admin.pool.query(statements.join('\n'));
  expect(await readChecks(start(url))).toMatchObject({ rowLevelSecurity: 'on' });
  await remove('careless');
});
