import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSamples } from '../../demo/load-samples.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { explainNoPostgres, findSystemPostgres, startSystemPostgres } from '../../testing/system-postgres.ts';
import { claimMode } from '../db/installation.ts';
import { exportAll, importAll } from './backup.ts';

const bin = findSystemPostgres();
if (bin === null) process.stdout.write(`Move to a server: ${explainNoPostgres}\n`);

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-to-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(bin === null)(
  'data move from the bundled PostgreSQL to a server with equal counts and checksums',
  { timeout: 120_000 },
  async () => {
    const server = await startSystemPostgres(bin ?? '');
    const { url, database, drop } = await createTestDatabase();
    try {
      await claimMode(database, 'demo');
      await loadSamples(database);
      const home = { HAZARDGUARD_DATA: join(folder, 'home'), DATABASE_URL: url };
      const away = { HAZARDGUARD_DATA: join(folder, 'away'), DATABASE_URL: server.url };
      const { manifest: taken } = await exportAll(home, join(folder, 'out'));
      const { rows } = await importAll(away, join(folder, 'out'));
      expect(rows).toBe(taken.tables.reduce((sum, table) => sum + table.rows, 0));
      expect(rows).toBeGreaterThan(100);
      const { manifest: there } = await exportAll(away, join(folder, 'again'));
      // The person who moved them is recorded there too.
      const withoutRecord = ({ tables }: typeof taken) => tables.filter(({ name }) => name !== 'audit_entry');
      expect(withoutRecord(there)).toEqual(withoutRecord(taken));
    } finally {
      await drop();
      await server.stop();
    }
  },
);
