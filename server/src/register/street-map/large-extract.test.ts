import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureExtract } from '../../testing/measure-extract.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-extract-'));
const features = 50_000;
let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

const mostMb = 400;

/** A twentieth of `npm run proofs extract`, which also measures the time; here other tests use the same cores. */
test('an extract of 50,000 elements with tags is imported in 400 MB', async () => {
  const environment = { ...process.env, DATABASE_URL: made.url, HAZARDGUARD_DATA: join(folder, 'data') };
  const path = join(folder, 'extract.osm');
  await measureExtract(['write', String(features), path]);
  const imported = await measureExtract(['import', path], environment);
  expect(imported.count).toBe(features);
  expect(imported.peakMb).toBeLessThanOrEqual(mostMb);
  const { rows } = await made.database.pool.query<{ count: number }>('select count(*)::int as count from map_feature');
  expect(rows[0]?.count).toBe(features);
});

test('packed as PBF it takes no more memory, and has the same features', async () => {
  const path = join(folder, 'extract.osm.pbf');
  await measureExtract(['write', String(features), path]);
  const read = await measureExtract(['read', path]);
  expect(read.count).toBe(features);
  expect(read.peakMb).toBeLessThanOrEqual(mostMb);
});
