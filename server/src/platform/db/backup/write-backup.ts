import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to } from 'pg-copy-streams';
import { StartError } from '../../data-folder/start-error.ts';
import { writeDurably } from '../../data-folder/write-durably.ts';
import type { Database } from '../database.ts';
import { countObjects } from '../tables/file-columns.ts';
import { CopiedText } from './copied-text.ts';
import type { InstallationSecrets } from './installation-secrets.ts';
import { type Manifest, manifestFile, secretsFile, type TableInBackup, toTableFileName } from './manifest.ts';
import { copyTarget, listMigrations, listSequences, listTables, type TableShape } from './tables.ts';

interface BackupInput {
  readonly database: Database;
  /** Created by the backup; must not exist. */
  readonly folder: string;
  /** Version of the program. */
  readonly version: string;
  /** Null: omitted. */
  readonly secrets: InstallationSecrets | null;
}

const writeTable = async (client: PoolClient, folder: string, table: TableShape): Promise<TableInBackup> => {
  const source = client.query(to(`copy ${copyTarget(client, table)} to stdout`));
  const text = new CopiedText();
  // `flush`: written to the disk before the manifest mentions it.
  await pipeline(
    source,
    text,
    createGzip({ level: 6 }),
    createWriteStream(join(folder, toTableFileName(table.name)), { mode: 0o600, flush: true }),
  );
  return { ...table, columns: [...table.columns], rows: source.rowCount, bytes: text.bytes, sha256: text.digest() };
};

const copyAll = async (client: PoolClient, folder: string, { version, secrets }: BackupInput): Promise<Manifest> => {
  const migrations = await listMigrations(client);
  if (migrations.length === 0)
    throw new StartError('There is nothing to back up: the database is empty. Start HazardGuard once, or name its data.');
  const about = await client.query<{ mode: 'demo' | 'live'; postgres: string }>(
    `select mode, current_setting('server_version') as postgres from installation`,
  );
  const [installation] = about.rows;
  if (installation === undefined) throw new StartError('The database was never started: it has neither demo nor live data.');
  const tables: TableInBackup[] = [];
  for (const table of await listTables(client)) tables.push(await writeTable(client, folder, table));
  return {
    format: 1,
    version,
    ...installation,
    madeAt: new Date().toISOString(),
    migrations: [...migrations],
    tables,
    sequences: [...(await listSequences(client))],
    secrets: secrets !== null,
    objects: await countObjects(client),
  };
};

/**
 * Writes the content of the database at one moment into a new folder: a compressed COPY of each table and a manifest with counts
 * and SHA-256. Runs next to a working server and blocks no write (one read-only snapshot). The folder appears complete at the
 * end, or not at all. Throws a `StartError` with a remedy.
 */
export const writeBackup = async (input: BackupInput): Promise<Manifest> => {
  const folder = resolve(input.folder);
  if (existsSync(folder)) throw new StartError(`${folder} exists already. Name a new folder: a backup never overwrites another.`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const client = await input.database.pool.connect();
  try {
    mkdirSync(part, { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const written = await copyAll(client, part, input);
    await client.query('commit');
    if (input.secrets) writeDurably(join(part, secretsFile), `${JSON.stringify(input.secrets, null, 2)}\n`);
    writeDurably(join(part, manifestFile), `${JSON.stringify(written, null, 2)}\n`);
    renameSync(part, folder);
    return written;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    rmSync(part, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
};
