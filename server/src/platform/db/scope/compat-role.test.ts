import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start.ts';
import { migrate } from '../migrate.ts';
import { asCompatRole, compatRole, openCompatRole } from './compat-role.ts';
import { lockRows, personRole } from './person-role.ts';

/** A separate server, like an operator's: roles belong to the whole server. */
let server: EmbeddedPostgres;
let admin: Database;
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-roles-'));
const opened: Database[] = [];

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  admin = openDatabase(server.superuserUrl, { maxConnections: 1 });
  await admin.pool.query(`revoke ${compatRole} from hazardguard`);
  await admin.pool.query(`drop role ${compatRole}`);
}, 60_000);

afterAll(async () => {
  await Promise.all([admin, ...opened].map((database) => database.close()));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A user with a database, as an operator provides them to the program. */
const createDatabase = async (user: string, attributes: string): Promise<Database> => {
  await admin.pool.query(`create role ${user} login password 'only for tests' ${attributes}`);
  await admin.pool.query(`create database ${user} owner ${user}`);
  const url = new URL(server.superuserUrl);
  Object.assign(url, { username: user, password: 'only for tests', pathname: `/${user}` });
  const database = openDatabase(url.href, { maxConnections: 2 });
  opened.push(database);
  await migrate(database);
  return database;
};

const industries = (database: Database) =>
  asCompatRole(database, 1_000, {}, (transaction) => sql`select id from compat.industry_info`.execute(transaction));

test('a user who may not create roles gets the statement to run, and can then use the role', async () => {
  const plain = await createDatabase('plain', 'nocreaterole');
  expect(await openCompatRole(plain)).toContain(`create role ${compatRole} nologin; grant ${compatRole} to plain`);
  expect(await lockRows(plain)).toContain(`grant ${personRole}, ${compatRole} to plain`);
  expect(plain.rowLock.on).toBe(false);
  await admin.pool.query(`create role ${compatRole} nologin`);
  expect(await openCompatRole(plain)).toContain(`grant ${compatRole} to plain`);
  await admin.pool.query(`grant ${compatRole} to plain`);
  expect(await openCompatRole(plain)).toBeNull();
  expect((await industries(plain)).rows).toEqual([]);
  await admin.pool.query(`revoke ${compatRole} from plain`);
  await admin.pool.query(`drop database plain with (force)`);
  await admin.pool.query(`drop role ${compatRole}`);
});

test('a user who may create roles creates it, even from two starts at a time', async () => {
  const maker = await createDatabase('maker', 'createrole');
  expect(await Promise.all([openCompatRole(maker), openCompatRole(maker)])).toEqual([null, null]);
  expect((await industries(maker)).rows).toEqual([]);
});

test('the role reads no table of the platform, cannot become another role, and has a time limit', async () => {
  const [, maker] = opened;
  if (maker === undefined) throw new Error('The database of the test before is missing');
  const as = (query: ReturnType<typeof sql>) => asCompatRole(maker, 200, {}, (transaction) => query.execute(transaction));
  for (const query of [sql`select * from public.person`, sql`select * from public.industry`, sql`create table public.x (id int)`]) {
    await expect(as(query)).rejects.toThrow('permission denied');
  }
  await expect(as(sql`select pg_sleep(5)`)).rejects.toThrow('statement timeout');
});

test('a role with rights beyond its views is not used', async () => {
  const [, maker] = opened;
  if (maker === undefined) throw new Error('The database of the test before is missing');
  await admin.pool.query(`alter role ${compatRole} bypassrls`);
  expect(await openCompatRole(maker)).toContain('has rights beyond its views');
  await admin.pool.query(`alter role ${compatRole} nobypassrls`);
  await sql`grant select on person to ${sql.id(compatRole)}`.execute(maker.kysely);
  expect(await openCompatRole(maker)).toContain('can use person');
  await sql`revoke select on person from ${sql.id(compatRole)}`.execute(maker.kysely);
  expect(await openCompatRole(maker)).toBeNull();
});
