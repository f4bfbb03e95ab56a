import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Changes } from '../../platform/db/changes.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { watchTimers } from './timers.ts';

test('an unreachable database is retried after a pause, even when a change is announced immediately', async () => {
  const database = openDatabase('postgres://nobody:none@127.0.0.1:9/none');
  let announce = (): void => undefined;
  const changes = { onChange: (_table: string, listener: () => void) => (announce = listener) } as unknown as Changes;
  const failures: unknown[] = [];
  const timers = watchTimers({ database, secondFactorRequired: false, changes, onError: (error) => failures.push(error) });
  announce();
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await pause(500);
  // The first look, one more for the announcement, and the next after two seconds; not thousands.
  expect(failures.length).toBeLessThan(4);
  await timers.stop();
  await database.close();
});
