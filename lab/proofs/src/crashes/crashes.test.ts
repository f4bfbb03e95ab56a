import { expect, test, vi } from 'vitest';
import { runCrashRounds } from './crashes.ts';

// A first start and five kills, while other tests use the same two cores.
vi.setConfig({ testTimeout: 180_000 });

test('after kills during writes every acknowledged row is stored exactly once, and the audit record is intact', async () => {
  const lines: string[] = [];
  const { acknowledged, readyMs, ...found } = await runCrashRounds(5, 7, (line) => lines.push(line));
  expect(found, lines.join('\n')).toEqual({ lost: [], doubled: [], wrong: [], chainFaults: 0, unrecorded: 0, brokenPages: [] });
  expect(readyMs).toHaveLength(5);
  expect(acknowledged).toBeGreaterThan(100);
});
