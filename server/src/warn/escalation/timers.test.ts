import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Changes } from '../../platform/db/changes.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { watchTimers } from './timers.ts';

test('a database that cannot be reached is asked again after a while, also when it is told at once that something changed', async () => {
  const database = openDatabase('postgres://nobody:none@127.0.0.1:9/none');
  let tell = (): void => undefined;
  const changes = { onChange: (_table: string, listener: () => void) => (tell = listener) } as unknown as Changes;
  const failures: unknown[] = [];
  const timers = watchTimers({ database, changes, onError: (error) => failures.push(error) });
  tell();
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await pause(500);
  // The first look, one more for what was told meanwhile, and after two seconds the next; not thousands.
  expect(failures.length).toBeLessThan(4);
  await timers.stop();
  await database.close();
});
