import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordEntry } from '../db/audit/record.ts';
import { readInstallationSecrets, restoreSecrets } from '../db/backup/installation-secrets.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { type Restored, restoreBackup } from '../db/backup/restore-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { productVersion } from '../env/product-version.ts';
import { type Environment, hasAuditRecord, type OpenedInstallation, withInstallation } from './work-on.ts';

type Act = 'backup' | 'restore' | 'export' | 'import';

const countRows = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

const record = async (database: Database, act: Act, folder: string, after: Readonly<Record<string, unknown>>): Promise<void> => {
  if (await hasAuditRecord(database)) await recordEntry(database, { kind: 'done', thing: act, thingId: folder, after });
};

interface TakeOptions {
  /** Whether the keys are included. */
  readonly secrets: boolean;
}

/** An export of all data is recorded before they are read, and again with its counts. */
const takeBackup = async (act: Act, { database, settings, installation }: OpenedInstallation, folder: string, { secrets }: TakeOptions) => {
  await record(database, act, folder, { begun: true, keys: secrets });
  const manifest = await writeBackup({
    database,
    folder,
    version: productVersion,
    secrets: secrets ? readInstallationSecrets(settings) : null,
  });
  await record(database, act, folder, { rows: countRows(manifest), tables: manifest.tables.length, keys: manifest.secrets });
  return { manifest, place: installation.place };
};

/** Backs up the configured data, whether their server runs or not. Throws a `StartError` with a remedy. */
export const backUp = (
  environment: Environment,
  folder: string,
  options: TakeOptions,
): Promise<{ readonly manifest: Manifest; readonly place: string }> =>
  withInstallation(environment, { alone: false, call: 'backup' }, (opened) => takeBackup('backup', opened, folder, options));

/** Exports all data and keys of a stopped installation, for import into another. Throws a `StartError` with a remedy. */
export const exportAll = (environment: Environment, folder: string): Promise<{ readonly manifest: Manifest; readonly place: string }> =>
  withInstallation(environment, { alone: true, call: 'export' }, (opened) => takeBackup('export', opened, folder, { secrets: true }));

export type RestoredInto = Restored & { readonly place: string; readonly secrets: boolean };

const restoreInto = async (
  act: Act,
  { database, settings, installation }: OpenedInstallation,
  folder: string,
  resume: boolean,
): Promise<RestoredInto> => {
  const restored = await restoreBackup(database, folder, { resume });
  const { rows, heldBack: held, manifest } = restored;
  await record(database, act, folder, { madeAt: manifest.madeAt, rows, held });
  return { ...restored, place: installation.place, secrets: restoreSecrets(folder, settings.dataDir) };
};

/** Restores a backup into the empty configured data; their server must not run. Throws a `StartError` with a remedy. */
export const restore = (environment: Environment, folder: string, { resume }: { readonly resume: boolean }): Promise<RestoredInto> =>
  withInstallation(environment, { alone: true, call: 'restore' }, (opened) => restoreInto('restore', opened, folder, resume));

/**
 * Imports an export of `exportAll` into the empty configured data, where waiting messages are then sent. Throws a `StartError`
 * with a remedy.
 */
export const importAll = (environment: Environment, folder: string): Promise<RestoredInto> =>
  withInstallation(environment, { alone: true, call: 'import' }, (opened) => restoreInto('import', opened, folder, true));

/** Restores a backup into a temporary database, to prove that it can be restored. Throws a `StartError` with a remedy. */
export const rehearseRestore = async (folder: string): Promise<Restored> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-rehearsal-'));
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const database = openDatabase(server.url);
    try {
      return await restoreBackup(database, folder, { resume: false });
    } finally {
      await database.close();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
