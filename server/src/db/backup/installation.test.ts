import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDataFolder } from '../../data-folder/data-folder.ts';
import { lockDataFolder } from '../../data-folder/lock.ts';
import { readSecrets } from '../../data-folder/secrets.ts';
import { readVapidKeys } from '../../data-folder/vapid-key.ts';
import { readSettings } from '../../env.ts';
import { connectDatabase } from '../connect.ts';
import { claimMode } from '../installation.ts';
import { migrate } from '../migrate.ts';
import { backUp, rehearse, restore } from './backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-moves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('data move from a folder whose server runs to another folder, with the keys; a rehearsal leaves nothing', {
  timeout: 60_000,
}, async () => {
  const [home, away, taken] = ['home', 'away', 'taken'].map((name) => join(folder, name)) as [string, string, string];
  // A server at work: it holds the folder's lock and its database.
  const settings = readSettings({ HAZARDGUARD_DATA: home, HAZARDGUARD_MODE: 'live' });
  openDataFolder(home);
  const lock = lockDataFolder(home);
  const running = await connectDatabase(settings, () => undefined);
  try {
    await migrate(running.database);
    await claimMode(running.database, 'live');
    const { manifest, place } = await backUp({ HAZARDGUARD_DATA: home }, taken, { secrets: true });
    expect([manifest.mode, place]).toEqual(['live', home]);
    await expect(restore({ HAZARDGUARD_DATA: home }, taken, { resume: true })).rejects.toThrow(/already running/);
    expect((await rehearse(taken)).manifest).toEqual(manifest);
  } finally {
    await running.stop();
    lock.release();
  }
  const restored = await restore({ HAZARDGUARD_DATA: away }, taken, { resume: true });
  expect(restored.secrets).toBe(true);
  expect(readSecrets(away).sessionSecret).toBe(readSecrets(home).sessionSecret);
  expect(readSecrets(away).databasePassword).not.toBe(readSecrets(home).databasePassword);
  expect(readVapidKeys(away)).toEqual(readVapidKeys(home));
  // Its server stands still: the database is started for the backup alone.
  const again = await backUp({ HAZARDGUARD_DATA: away }, join(folder, 'again'), { secrets: false });
  expect(again.manifest.tables).toEqual(restored.manifest.tables);
});
