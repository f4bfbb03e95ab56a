import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { StartError } from '../data-folder/start-error.ts';
import type { Database } from './database.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Arbitrary advisory-lock number, unique to this purpose; one start migrates, others wait. */
const advisoryLock = 7_243_617_001;

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The migrations on disk, in the order of their numbers. */
export const readMigrations = (folder: string = migrationsFolder): readonly Migration[] => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const taken = new Map<string, string>();
  return files.map((file) => {
    const number = fileName.exec(file)?.[1];
    if (number === undefined) throw new StartError(`Migration ${file} is not named like 0001_what_it_does.sql.`);
    const other = taken.get(number);
    if (other !== undefined) throw new StartError(`Migrations ${other} and ${file} carry the same number. Give one the next free number.`);
    taken.set(number, file);
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
};

/** Why a server of this version (`server_version_num`: 150004 is 15.4) cannot be used, or null. */
export const findVersionRefusal = (versionNumber: string): string | null => {
  const major = Math.floor(Number(versionNumber) / 10_000);
  if (major >= 15) return null;
  return `DATABASE_URL names a PostgreSQL ${major}; HazardGuard needs version 15 or newer. Upgrade it, or leave DATABASE_URL out.`;
};

/** The first migration of every version before 0.1.0. The migrations of 0.1.0 replaced theirs and cannot continue them. */
const firstBeforeRelease = '0001_installation';

/** Why data or a backup (`what`) with these migrations cannot be used, if they are from before 0.1.0; else null. */
export const releaseRefusal = (what: string, migrations: readonly string[]): string | null =>
  migrations.includes(firstBeforeRelease)
    ? `${what} a HazardGuard before 0.1.0 and cannot be used here: start that version with them once more, export industries, inventory, places nearby and stakeholders as CSV, and load the files here with Bulk Upload, into a new data folder or database; nothing was changed.`
    : null;

const requireVersion = async (client: PoolClient): Promise<void> => {
  const answer = await client.query<{ server_version_num: string }>('show server_version_num');
  const refusal = findVersionRefusal(answer.rows[0]?.server_version_num ?? '');
  if (refusal !== null) throw new StartError(refusal);
};

const applyMissing = async (client: PoolClient, migrations: readonly Migration[]): Promise<readonly string[]> => {
  await client.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name');
  const refusal = releaseRefusal(
    'The data are from',
    rows.map(({ name }) => name),
  );
  if (refusal !== null) throw new StartError(refusal);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const migration = known.get(row.name);
    if (migration === undefined) {
      throw new StartError(
        `The data were written by a newer HazardGuard (its migration ${row.name} is unknown here). Update HazardGuard, or use other data; nothing was changed.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new StartError(
        `Migration ${row.name} was changed after it had run on these data. Restore the file; a correction is a new migration.`,
      );
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
  }
  // A new table is recorded from here on, unless the audit plan in the database excludes it.
  if (missing.length > 0) await client.query('select audit_attach()');
  return missing.map((migration) => migration.name);
};

export interface MigrationState {
  /** Migrations of this program. */
  readonly known: number;
  /** Migrations that have not run on the data. */
  readonly missing: readonly string[];
  /** Migrations of a newer program. */
  readonly unknown: readonly string[];
}

/** Compares the schema of a database with this program's; changes nothing. */
export const readMigrationState = async ({ pool }: Database): Promise<MigrationState> => {
  const known = readMigrations().map(({ name }) => name);
  const there = await pool.query<{ there: boolean }>(`select to_regclass('public.schema_migration') is not null as there`);
  const { rows } = there.rows[0]?.there ? await pool.query<{ name: string }>('select name from schema_migration') : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  return {
    known: known.length,
    missing: known.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !known.includes(name)),
  };
};

/**
 * Migrates the database to this program's schema: all missing migrations in one transaction, or none. Returns the names of those
 * that ran.
 */
export const migrate = async (database: Database, migrations: readonly Migration[] = readMigrations()): Promise<readonly string[]> => {
  const client = await database.pool.connect();
  try {
    await requireVersion(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const ran = await applyMissing(client, migrations);
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
