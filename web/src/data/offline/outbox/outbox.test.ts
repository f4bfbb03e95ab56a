import { expect, test } from 'vitest';
import { runSchedule } from './schedules.ts';

test('whatever is cut, killed or set back, every change of three devices is at the server once and in order', async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= 200; seed += 1) failures.push(...(await runSchedule(seed)));
  expect(failures).toEqual([]);
}, 120_000);
