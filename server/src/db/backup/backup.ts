import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productVersion } from '../../env/product-version.ts';
import { readSettings } from '../../env.ts';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/start.ts';
import { restoreSecrets, secretsOf } from './installation-secrets.ts';
import type { Manifest } from './manifest.ts';
import { openInstallation } from './open-installation.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export { StartError } from '../../data-folder/start-error.ts';
export type { Manifest } from './manifest.ts';
export type { Restored } from './restore-backup.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Backs up the data that the environment names, whether their server runs or not. Throws a `StartError` with a remedy. */
export const backUp = async (
  environment: Environment,
  folder: string,
  { secrets }: { readonly secrets: boolean },
): Promise<{ readonly manifest: Manifest; readonly place: string }> => {
  const settings = readSettings(environment);
  const installation = await openInstallation(settings, { alone: false });
  try {
    const { database, place } = installation;
    const manifest = await writeBackup({ database, folder, version: productVersion, secrets: secrets ? secretsOf(settings) : null });
    return { manifest, place };
  } finally {
    await installation.close();
  }
};

/** Restores a backup into the empty data that the environment names; their server must not run. Throws a `StartError` with a remedy. */
export const restore = async (
  environment: Environment,
  folder: string,
  options: { readonly resume: boolean },
): Promise<Restored & { readonly place: string; readonly secrets: boolean }> => {
  const settings = readSettings(environment);
  const installation = await openInstallation(settings, { alone: true });
  try {
    const restored = await restoreBackup(installation.database, folder, options);
    return { ...restored, place: installation.place, secrets: restoreSecrets(folder, settings.dataDir) };
  } finally {
    await installation.close();
  }
};

/** Restores a backup into a database made for it and thrown away after: the proof that it can be done. Throws a `StartError` with a remedy. */
export const rehearse = async (folder: string): Promise<Restored> => {
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
