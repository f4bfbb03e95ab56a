import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadSamples } from '../../../demo/load-samples.ts';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { releaseAlert } from '../../../testing/released-alert.ts';
import { type Database, openDatabase } from '../database.ts';
import { claimMode } from '../installation.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { type Manifest, manifestFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const filled = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-backup-'));
const taken = join(folder, 'taken');
const secrets = { sessionSecret: 'only for tests: 0123456789abcdef', vapidKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' };
let made: Manifest;

const opened = new Set<Database>();
/** An empty database, without the program's tables. */
const emptyDatabase = async (): Promise<Database> => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(inject('postgresSuperuserUrl'), { maxConnections: 1 });
  await admin.pool.query(`create database ${name} owner hazardguard`);
  await admin.close();
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { maxConnections: 2 });
  opened.add(database);
  return database;
};

beforeAll(async () => {
  await claimMode(filled(), 'demo');
  await loadSamples(filled());
  made = await writeBackup({ database: filled(), folder: taken, version: '0.1.0', secrets });
});

afterAll(async () => {
  await Promise.all([...opened].map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** The keys, checks and triggers of the tables, as the database reports them. */
const guards = async (database: Database): Promise<unknown> => {
  const { rows } = await database.pool.query(`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows;
};

test('all tables are restored byte for byte, with their keys, triggers and sequences', async () => {
  const industries = made.tables.find(({ name }) => name === 'industry');
  expect(industries?.rows).toBeGreaterThan(10);
  const database = await emptyDatabase();
  const { rows, migrated } = await restoreBackup(database, taken, { resume: false });
  expect(migrated).toEqual([]);
  expect(rows).toBe(made.tables.reduce((sum, table) => sum + table.rows, 0));
  const again = await writeBackup({ database, folder: join(folder, 'again'), version: '0.1.0', secrets: null });
  expect(again.tables).toEqual(made.tables);
  expect(again.sequences).toEqual(made.sequences);
  expect(await guards(database)).toEqual(await guards(filled()));
});

test('only the owner of the files can read keys and personal data', () => {
  for (const file of [manifestFile, 'secrets.json', 'stakeholder.copy.gz']) expect(statSync(join(taken, file)).mode & 0o077, file).toBe(0);
  expect(JSON.parse(readFileSync(join(taken, 'secrets.json'), 'utf8'))).toEqual(secrets);
});

test('a backup of an older schema is migrated to the current one', async () => {
  const old = await emptyDatabase();
  await migrate(
    old,
    readMigrations().filter(({ name }) => name < '0006'),
  );
  await claimMode(old, 'live');
  const before = await writeBackup({ database: old, folder: join(folder, 'old'), version: '0.0.9', secrets: null });
  const database = await emptyDatabase();
  const { migrated } = await restoreBackup(database, join(folder, 'old'), { resume: false });
  expect([...before.migrations, ...migrated]).toEqual(readMigrations().map(({ name }) => name));
});

test('a backup from before emergency access was withdrawn is restored with its rows, which then are closed', async () => {
  const old = await emptyDatabase();
  await migrate(
    old,
    readMigrations().filter(({ name }) => name < '0048'),
  );
  await claimMode(old, 'live');
  await old.pool.query(`
    insert into person (id, name, email, email_verified, role) values ('p', 'Asha', 'asha@example.org', false, 'l1');
    insert into break_glass (person_id, person_name, role, scope_kind, scope_industries, opens_kind, opens_area, reason, ends_at)
    values ('p', 'Asha', 'l1', 'district', '{}', 'district', 'Surat', 'A tanker burns at the border', now() + interval '1 hour')`);
  await writeBackup({ database: old, folder: join(folder, 'emergency'), version: '0.1.0', secrets: null });
  const database = await emptyDatabase();
  const { migrated } = await restoreBackup(database, join(folder, 'emergency'), { resume: false });
  expect(migrated).toEqual(readMigrations().flatMap(({ name }) => (name < '0048' ? [] : [name])));
  const { rows } = await database.pool.query('select person_name, ended_by from break_glass');
  expect(rows).toEqual([{ person_name: 'Asha', ended_by: 'HazardGuard' }]);
  await expect(database.pool.query('delete from break_glass')).rejects.toThrow('append-only');
});

/** The database as a backup sees it, with a hook between its statements: called with number and text of each. */
const between = (database: Database, act: (asked: number, text: string) => Promise<void>): Database => {
  const connect = async () => {
    const client = await database.pool.connect();
    let asked = 0;
    const query = (...given: Parameters<typeof client.query>) =>
      typeof given[0] === 'string' ? act(++asked, given[0]).then(() => client.query(...given)) : client.query(...given);
    return new Proxy(client, {
      get: (target, key) => {
        const value: unknown = key === 'query' ? query : Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { ...database, pool: { connect } } as unknown as Database;
};

test('a write during the backup neither waits nor is included', async () => {
  const written: string[] = [];
  // A session that waited for the backup would wait for ever here, so it is ended.
  const write = async (name: string): Promise<void> => {
    const client = await filled().pool.connect();
    try {
      await client.query("begin; set local statement_timeout = '10s'");
      await client.query('update industry set industry_name = $1 where id = (select min(id) from industry)', [name]);
      await client.query('commit');
      written.push(name);
    } finally {
      client.release();
    }
  };
  const beside = join(folder, 'beside');
  const busy = between(filled(), async (asked, text) => {
    // The second statement has taken the snapshot, before any table is copied; before the end every lock is held.
    if (asked === 3) await write('Written before its table was copied');
    if (text === 'commit') await write('Written after its table was copied');
  });
  await writeBackup({ database: busy, folder: beside, version: '0.1.0', secrets: null });
  expect(written).toHaveLength(2);
  const back = await emptyDatabase();
  await restoreBackup(back, beside, { resume: false });
  const { rows } = await back.pool.query("select from industry where industry_name like 'Written %'");
  expect(rows).toHaveLength(0);
});

test('waiting messages are held back, unless the data move to another machine', async () => {
  const from = await emptyDatabase();
  await restoreBackup(from, taken, { resume: false });
  const id = await releaseAlert(from, { status: 'Test', latitude: 21.6, longitude: 72.9, radiiM: [500] });
  await from.pool.query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at)
     values ($1, 2, 'Alert', 'Test', 'exercise-sink', 'email', 'a@example.org', 'en', now() + interval '1 hour')`,
    [id],
  );
  await writeBackup({ database: from, folder: join(folder, 'waiting'), version: '0.1.0', secrets: null });
  const stateAfter = async (resume: boolean) => {
    const database = await emptyDatabase();
    const { heldBack: held } = await restoreBackup(database, join(folder, 'waiting'), { resume });
    const { rows } = await database.pool.query<{ state: string }>('select state from delivery');
    return { held, states: rows.map(({ state }) => state) };
  };
  expect(await stateAfter(false)).toEqual({ held: 1, states: ['gave-up'] });
  expect(await stateAfter(true)).toEqual({ held: 0, states: ['waiting'] });
});

test('a damaged, foreign, newer or pre-release backup is refused before anything is changed', async () => {
  const database = await emptyDatabase();
  const hurt = join(folder, 'hurt');
  await writeBackup({ database: filled(), folder: hurt, version: '0.1.0', secrets: null });
  const restoring = () => restoreBackup(database, hurt, { resume: false });
  const industries = join(hurt, 'industry.copy.gz');
  const whole = readFileSync(industries);
  writeFileSync(industries, whole.subarray(0, whole.length - 20));
  await expect(restoring()).rejects.toThrow(/industry\.copy\.gz cannot be read/);
  writeFileSync(industries, gzipSync('1\tother\n'));
  await expect(restoring()).rejects.toThrow(/industry\.copy\.gz differs from what was backed up/);
  writeFileSync(industries, whole);
  const path = join(hurt, manifestFile);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_of_tomorrow'] }));
  await expect(restoring()).rejects.toThrow(/9999_of_tomorrow is unknown here/);
  writeFileSync(path, JSON.stringify({ ...manifest, migrations: ['0001_installation', '0010_person'] }));
  await expect(restoring()).rejects.toThrow(/^The backup is from a HazardGuard before 0\.1\.0 and cannot be used here: /);
  writeFileSync(path, '{}');
  await expect(restoring()).rejects.toThrow(/damaged, or of a newer/);
  await expect(restoreBackup(database, folder, { resume: false })).rejects.toThrow(/is no backup/);
  const { rows } = await database.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
});

test('a backup or restore never overwrites a folder or data', async () => {
  await expect(writeBackup({ database: filled(), folder: taken, version: '0.1.0', secrets: null })).rejects.toThrow(/exists already/);
  await expect(restoreBackup(filled(), taken, { resume: false })).rejects.toThrow(/is not empty/);
  expect(existsSync(`${taken}.part`)).toBe(false);
});
