import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDiskFault } from '../../data-folder/start-error.ts';
import { startEmbeddedPostgres } from './start.ts';

test('a database that ended is never recreated in a folder whose disk was removed, nor in a missing folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-away-'));
  try {
    for (const dataDir of [folder, join(folder, 'gone')]) {
      const error = await startEmbeddedPostgres({ dataDir, log: () => undefined, again: true }).catch((failure: unknown) => failure);
      expect((error as Error).message).toContain(`The database is not in ${dataDir} any more. Mount its disk again`);
      expect(findDiskFault(error)).toBe('missing');
    }
    expect([readdirSync(folder), existsSync(join(folder, 'gone'))]).toEqual([[], false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
