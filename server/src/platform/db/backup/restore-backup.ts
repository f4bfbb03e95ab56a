import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from, to } from 'pg-copy-streams';
import { StartError } from '../../data-folder/start-error.ts';
import type { Database } from '../database.ts';
import { migrate, readMigrations, releaseRefusal } from '../migrate.ts';
import { inTransaction } from '../tables/copy.ts';
import { CopiedText } from './copied-text.ts';
import { type Manifest, readManifest, type TableInBackup, toTableFileName } from './manifest.ts';
import { copyTarget, listMigrations, listTables } from './tables.ts';

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const matchesManifest = (table: TableInBackup, text: CopiedText): boolean => text.bytes === table.bytes && text.digest() === table.sha256;

/** Reads every file of a backup and checks it against the manifest; throws a `StartError` that names the first damaged one. */
export const verifyFiles = async (folder: string, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const path = join(folder, toTableFileName(table.name));
    const text = new CopiedText();
    try {
      await pipeline(createReadStream(path), createGunzip(), text, discard());
    } catch (error) {
      throw new StartError(`${path} cannot be read (${(error as Error).message}). Use another backup; nothing was changed.`);
    }
    if (!matchesManifest(table, text))
      throw new StartError(`${path} differs from what was backed up. Use another backup; nothing was changed.`);
  }
};

/** The migrations of the backup's schema; throws where this program does not know one. */
const requireKnownSchema = ({ migrations, version }: Manifest) => {
  const refusal = releaseRefusal('The backup is from', migrations);
  if (refusal !== null) throw new StartError(refusal);
  const known = readMigrations();
  const unknown = migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown !== undefined) {
    throw new StartError(
      `The backup is of HazardGuard ${version}, whose migration ${unknown} is unknown here. Restore it with that version or a newer one.`,
    );
  }
  return known.filter(({ name }) => migrations.includes(name));
};

/** True for an empty database, or the bare schema that a failed restore has left. */
const isFreeFor = async (client: PoolClient, { migrations }: Manifest): Promise<boolean> => {
  const present = await listMigrations(client);
  if (present.length === 0) return true;
  if (present.some((name) => !migrations.includes(name))) return false;
  const { rowCount } = await client.query('select from installation');
  return rowCount === 0;
};

/** Foreign keys are dropped while tables are filled one by one, and added again: that checks every row. */
const withoutForeignKeys = async (client: PoolClient, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  await fill();
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
  }
};

const fillTable = async (client: PoolClient, folder: string, table: TableInBackup): Promise<void> => {
  const target = client.query(from(`copy ${copyTarget(client, table)} from stdin`));
  await pipeline(createReadStream(join(folder, toTableFileName(table.name))), createGunzip(), target);
};

/** The restored table must equal what was backed up, byte for byte. */
const checkTable = async (client: PoolClient, table: TableInBackup): Promise<void> => {
  const source = client.query(to(`copy ${copyTarget(client, table)} to stdout`));
  const text = new CopiedText();
  await pipeline(source, text, discard());
  if (source.rowCount !== table.rows || !matchesManifest(table, text)) {
    throw new StartError(
      `Table ${table.name} came back with ${source.rowCount} rows instead of ${table.rows}, or with other values. Nothing was kept.`,
    );
  }
};

const fill = async (client: PoolClient, folder: string, { tables, sequences }: Manifest): Promise<void> => {
  const there = await listTables(client);
  const names = there.map(({ name }) => client.escapeIdentifier(name));
  const strange = tables.find(({ name }) => !there.some((table) => table.name === name));
  if (strange) throw new StartError(`The backup has a table ${strange.name}, which its own migrations do not make.`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await withoutForeignKeys(client, async () => {
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of tables) await fillTable(client, folder, table);
  });
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
  }
  for (const table of tables) await checkTable(client, table);
};

/**
 * Messages and calls that were waiting when the backup was made are out of date: they stay in the record but are not sent.
 * Returns the number of messages.
 */
const supersedeDeliveries = async (client: PoolClient): Promise<number> => {
  const { rowCount } = await client.query(
    `update delivery set state = 'gave-up', cause = 'superseded', reason = 'held back when a backup was restored' where state = 'waiting'`,
  );
  await client.query(`update escalation set state = 'stopped', stopped = 'expired', ended_at = now() where state = 'running'`);
  // The installation that stored them may still run: a copy removes none of its objects.
  await client.query('delete from stored_object');
  return rowCount ?? 0;
};

export interface Restored {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Waiting messages that were held back. */
  readonly heldBack: number;
  /** Migrations that are newer than the backup. */
  readonly migrated: readonly string[];
}

/**
 * Fills an empty database from a backup and migrates it to this program's schema. Files are checked before, tables after: each
 * must equal the text that was backed up. The tables are filled in one transaction. `resume`: waiting messages are sent after
 * all, for a move from one machine to another. Throws a `StartError` with a remedy.
 */
export const restoreBackup = async (database: Database, folder: string, { resume }: { readonly resume: boolean }): Promise<Restored> => {
  const manifest = readManifest(folder);
  const schema = requireKnownSchema(manifest);
  await verifyFiles(folder, manifest);
  if (!(await inTransaction(database, (client) => isFreeFor(client, manifest)))) {
    throw new StartError('The database is not empty, and a restore never overwrites data. Name another folder or database.');
  }
  await migrate(database, schema);
  await inTransaction(database, (client) => fill(client, folder, manifest));
  const migrated = await migrate(database);
  const held = resume ? 0 : await inTransaction(database, supersedeDeliveries);
  return { manifest, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), heldBack: held, migrated };
};
