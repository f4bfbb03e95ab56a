import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/postgres.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';
import { lockDataFolder } from '../data-folder/lock.ts';
import { readSecrets } from '../data-folder/secrets.ts';
import { readVapidKeys } from '../data-folder/vapid-key.ts';
import { connectDatabase } from '../db/connect.ts';
import { claimMode } from '../db/installation.ts';
import { migrate } from '../db/migrate.ts';
import { readSettings } from '../env/env.ts';
import { backUp, exportAll, importAll, rehearseRestore, restore } from './backup.ts';
import { checkAudit } from './check-audit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-moves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('data move from a folder with a running server to another folder, with the keys; a rehearsal leaves nothing', {
  timeout: 60_000,
}, async () => {
  const [home, away, taken] = ['home', 'away', 'taken'].map((name) => join(folder, name)) as [string, string, string];
  // A running server: it has the folder's lock and its database.
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
    expect((await rehearseRestore(taken)).manifest).toEqual(manifest);
  } finally {
    await running.stop();
    lock.release();
  }
  const restored = await restore({ HAZARDGUARD_DATA: away }, taken, { resume: true });
  expect(restored.secrets).toBe(true);
  expect(readSecrets(away).sessionSecret).toBe(readSecrets(home).sessionSecret);
  expect(readSecrets(away).databasePassword).not.toBe(readSecrets(home).databasePassword);
  expect(readVapidKeys(away)).toEqual(readVapidKeys(home));
  // Its server is stopped: the database is started for the backup only.
  const again = await backUp({ HAZARDGUARD_DATA: away }, join(folder, 'again'), { secrets: false });
  const withoutRecord = ({ tables }: typeof again.manifest) => tables.filter(({ name }) => name !== 'audit_entry');
  expect(withoutRecord(again.manifest)).toEqual(withoutRecord(restored.manifest));
  // Export and import are recorded there with their person.
  expect(await checkAudit({ HAZARDGUARD_DATA: away }, { head: null })).toMatchObject({ faults: [], unsealed: 0 });

  // On to an external server: every table returns the exported text.
  const out = join(folder, 'out');
  const { manifest } = await exportAll({ HAZARDGUARD_DATA: away }, out);
  const { url, database, drop } = await createTestDatabase();
  try {
    await database.pool.query('drop schema public cascade; create schema public; drop schema compat cascade');
    const server = { HAZARDGUARD_DATA: join(folder, 'server'), DATABASE_URL: url };
    const imported = await importAll(server, out);
    expect(imported.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));
    expect(imported.secrets).toBe(true);
    const { rows } = await database.pool.query(
      `select thing, actor_kind, call from audit_entry where kind = 'done' and not coalesce((after ->> 'begun')::boolean, false) order by id`,
    );
    // The result of the export is recorded after the data were read.
    expect(rows.map(({ thing, call }) => `${thing} by ${call}`)).toEqual(['restore by restore', 'backup by backup', 'import by import']);
    expect(rows.every(({ actor_kind }) => actor_kind === 'command')).toBe(true);
  } finally {
    await drop();
  }
});
