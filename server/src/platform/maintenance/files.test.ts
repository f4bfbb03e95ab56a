import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoopbackStore, openLoopbackStore } from '../../testing/loopback/object-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';
import { readSecrets } from '../data-folder/secrets.ts';
import { claimMode } from '../db/installation.ts';
import { readSettings } from '../env/env.ts';
import { openFiles } from '../files/file-store.ts';
import { backUp, restore } from './backup.ts';
import { runDoctor } from './doctor.ts';
import { moveAllFiles, verifyObjects } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-files-'));
let made: TestDatabase;
let copy: TestDatabase;
let store: LoopbackStore;
let plain: Record<string, string>;
let environment: Record<string, string>;

beforeAll(async () => {
  [made, copy, store] = await Promise.all([createTestDatabase(), createTestDatabase(), openLoopbackStore()]);
  const dataDir = join(folder, 'data');
  plain = { DATABASE_URL: made.url, HAZARDGUARD_DATA: dataDir, HAZARDGUARD_MODE: 'live', PORT: '0' };
  environment = { ...plain, ...store.environment };
  await claimMode(made.database, 'live');
  openDataFolder(dataDir);
  readSecrets(dataDir);
  await copy.database.pool.query('drop schema public cascade; create schema public; drop schema compat cascade');
});
afterAll(async () => {
  store.close();
  await Promise.all([made.drop(), copy.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const attach = async (text: string): Promise<void> => {
  const { body, sha256, bytes } = await openFiles(readSettings(environment).files, made.database).put(Buffer.from(text));
  await made.database.pool.query(
    `insert into incident_attachment (incident, media_type, whole, whole_sha256, whole_bytes) values (1, 'application/pdf', $1, $2, $3)`,
    [body, sha256, bytes],
  );
};
const filesFinding = async (given: Record<string, string>) => {
  const found = (await runDoctor(given)).find(({ check }) => check === 'Files');
  return [found?.state, found?.says];
};

test('by default files are in PostgreSQL, with no store to move them to', async () => {
  expect(await filesFinding(plain)).toEqual(['ok', 'in PostgreSQL']);
  await expect(moveAllFiles(plain, 's3')).rejects.toThrow('No object store is set. Set S3_ENDPOINT');
  await expect(verifyObjects(plain, { own: false })).rejects.toThrow('No object store is set');
});

test('files move by command, with counts; the doctor stores and removes one object; files missing from a backup are reported', async () => {
  await attach('one');
  await attach('three');
  const moved = await moveAllFiles(environment, 's3');
  expect(moved).toMatchObject({
    files: 2,
    bytes: 8,
    damaged: [],
    inRows: { files: 0, bytes: 0 },
    inObjects: { files: 2, bytes: 8 },
    newGoTo: 'postgres',
  });
  expect(store.objects.size).toBe(2);
  const { database } = made;
  const record = await database.pool.query(
    `select call, actor_kind from audit_entry where thing = 'incident_attachment' and kind = 'changed'`,
  );
  expect(record.rows).toEqual([1, 2].map(() => ({ call: 'files', actor_kind: 'command' })));

  expect(await filesFinding(environment)).toEqual(['ok', 'new ones go to PostgreSQL; the store answers; 2 are in the object store']);
  expect(store.objects.size).toBe(2);
  expect(await filesFinding({ ...environment, FILES: 's3' })).toEqual(['ok', expect.stringContaining('new ones go to http://127.0.0.1')]);
  expect(await filesFinding(plain)).toEqual(['failed', expect.stringContaining('2 files are in an object store that is not configured')]);
  const wrong = await filesFinding({ ...environment, S3_SECRET_ACCESS_KEY: 'another-secret' });
  expect(wrong).toEqual(['failed', expect.stringContaining('403 (SignatureDoesNotMatch); 2 are in the object store')]);
  expect(wrong[1]).not.toContain('another-secret');

  const { manifest } = await backUp(plain, join(folder, 'taken'), { secrets: false });
  expect(manifest.objects).toEqual({ files: 2, bytes: 8 });
  expect(readFileSync(join(folder, 'taken', 'manifest.json'), 'utf8')).not.toContain(store.environment.S3_SECRET_ACCESS_KEY);
});

test('a restored copy reads the files and owns none; the store is checked against the rows', async () => {
  const other = { ...environment, HAZARDGUARD_DATA: join(folder, 'copy'), DATABASE_URL: copy.url };
  await restore(other, join(folder, 'taken'), { resume: false });
  expect(await verifyObjects(other, { own: false })).toMatchObject({ sound: 2, damaged: [], adopted: 0 });
  expect((await copy.database.pool.query('select * from stored_object')).rows).toEqual([]);
  expect(await verifyObjects(other, { own: true })).toMatchObject({ adopted: 2 });
  const [key = ''] = store.objects.keys();
  store.objects.set(key, Buffer.from('eno'));
  const { damaged, sound } = await verifyObjects(environment, { own: false });
  expect([damaged, sound]).toEqual([[expect.stringContaining(key)], 1]);
  expect((await moveAllFiles(environment, 'postgres')).damaged).toEqual(damaged);
  store.trouble((response) => void response.writeHead(500).end());
  await expect(moveAllFiles(environment, 'postgres')).rejects.toThrow(/500 \(no code\)\. 0 files were moved; run it again to go on\.$/);
});
