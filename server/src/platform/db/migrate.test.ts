import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { checkSchema } from '../maintenance/doctor/data.ts';
import { findVersionRefusal, migrate, readMigrations } from './migrate.ts';

const db = useTestDatabase();

const migration = (name: string, sql: string) => ({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') });
const real = readMigrations();

test('no migration runs on data that are up to date', async () => {
  expect(await migrate(db())).toEqual([]);
});

test('missing migrations run once, even when several programs start together', async () => {
  const next = [...real, migration('9001_once', 'create table made_once (n int)')];
  const ran = await Promise.all([migrate(db(), next), migrate(db(), next), migrate(db(), next)]);
  expect(ran.flat()).toEqual(['9001_once']);
});

test('data of a newer program are refused', async () => {
  await expect(migrate(db(), real)).rejects.toThrow(
    'The data were written by a newer HazardGuard (its migration 9001_once is unknown here). Update HazardGuard, or use other data; nothing was changed.',
  );
});

test('a migration that was changed after it ran is refused', async () => {
  const changed = [...real, migration('9001_once', 'create table made_twice (n int)')];
  await expect(migrate(db(), changed)).rejects.toThrow('Migration 9001_once was changed after it had run');
});

test('when one migration fails, all are rolled back', async () => {
  const known = [...real, migration('9001_once', 'create table made_once (n int)')];
  const broken = [...known, migration('9002_good', 'create table good (n int)'), migration('9003_bad', 'create table good (n int)')];
  await expect(migrate(db(), broken)).rejects.toThrow('already exists');
  const { rows } = await db().pool.query(`select to_regclass('good') as found`);
  expect(rows).toEqual([{ found: null }]);
  expect(await migrate(db(), known)).toEqual([]);
});

test('data from before 0.1.0 are refused with the way to bring them over, and nothing is changed', async () => {
  const { pool } = db();
  await pool.query('alter table schema_migration rename to schema_migration_of_now');
  await pool.query(
    `create table schema_migration as select '0001_installation' as name, 'x' as checksum, now() as applied_at
     union all select '0670_sign_in_attempt_growth', 'x', now()`,
  );
  try {
    await expect(migrate(db())).rejects.toThrow(
      'The data are from a HazardGuard before 0.1.0 and cannot be used here: start that version with them once more, export industries, inventory, places nearby and stakeholders as CSV, and load the files here with Bulk Upload, into a new data folder or database; nothing was changed.',
    );
    expect((await pool.query('select from schema_migration')).rowCount).toBe(2);
    expect(await checkSchema(db())).toMatchObject({ state: 'failed', says: expect.stringContaining('before 0.1.0') });
  } finally {
    await pool.query('drop table schema_migration');
    await pool.query('alter table schema_migration_of_now rename to schema_migration');
  }
});

test('two files with one number, or a name without a number, are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-migrations-'));
  try {
    writeFileSync(join(folder, '0001_a.sql'), '');
    writeFileSync(join(folder, '0001_b.sql'), '');
    expect(() => readMigrations(folder)).toThrow('0001_a.sql and 0001_b.sql carry the same number');
    rmSync(join(folder, '0001_b.sql'));
    writeFileSync(join(folder, 'later.sql'), '');
    expect(() => readMigrations(folder)).toThrow('later.sql is not named like');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a PostgreSQL older than 15 is refused with a sentence, 15 and newer are not', () => {
  expect(findVersionRefusal('140011')).toBe(
    'DATABASE_URL names a PostgreSQL 14; HazardGuard needs version 15 or newer. Upgrade it, or leave DATABASE_URL out.',
  );
  expect(findVersionRefusal('150000')).toBeNull();
  expect(findVersionRefusal('180004')).toBeNull();
});
