import { expect, test } from 'vitest';
import { waitMs } from './ways.ts';

test('three wrong attempts cost nothing, the next 5 s, then twice as long each time, an hour at most', () => {
  const after = (failures: number): number => waitMs({ failures, triedAtMs: 1_000 }, 1_000);
  expect([0, 2, 3, 4, 5, 12, 13, 40].map(after)).toEqual([0, 0, 5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});

test('the wait passes with time, and a clock that was set back does not shorten it', () => {
  expect(waitMs({ failures: 4, triedAtMs: 1_000 }, 8_000)).toBe(3_000);
  expect(waitMs({ failures: 4, triedAtMs: 1_000 }, 20_000)).toBe(0);
  expect(waitMs({ failures: 4, triedAtMs: 900_000 }, 0)).toBe(10_000);
});
