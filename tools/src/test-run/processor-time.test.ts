import { expect, test } from 'vitest';
import { Family, type ProcessTimes, parseStat } from './processor-time.ts';

const one = (pid: number, parent: number, own: number, waitedFor = 0, startedAt = pid): ProcessTimes => ({
  pid,
  parent,
  startedAt,
  own,
  waitedFor,
});
const measure = (...looks: readonly (readonly ProcessTimes[])[]): number => {
  const family = new Family(10);
  for (const look of looks) family.look(look);
  return family.seconds;
};

test('a line of the kernel is read, whatever the program is called', () => {
  const line = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 0 0 0 150 50 30 20 20 0 1 0 987654 1000 200';
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, startedAt: 987654, own: 200, waitedFor: 50 });
});

test('the time of a program is its own and that of everything it started, of nothing else', () => {
  expect(measure([one(1, 0, 900), one(10, 1, 100), one(11, 10, 200), one(12, 11, 300), one(13, 1, 400)])).toBe(6);
});

test('a child that ended is counted once: in the time of the parent that waited for it, or by the last look at it', () => {
  const before = [one(10, 1, 100), one(11, 10, 200)];
  expect(measure(before, [one(10, 1, 110, 250)])).toBe(3.6);
  expect(measure(before, [one(10, 1, 110)])).toBe(3.1);
  // One ended and was waited for, never seen; the other runs.
  expect(measure([one(10, 1, 100, 50), one(11, 10, 200)])).toBe(3.5);
});

test('what a parent leaves behind remains in the family', () => {
  expect(measure([one(10, 1, 100), one(11, 10, 50), one(12, 11, 200)], [one(10, 1, 100), one(12, 1, 700)])).toBe(8.5);
});

test('another process with the number of one that ended is another process', () => {
  expect(measure([one(10, 1, 100), one(11, 10, 200)], [one(10, 1, 100), one(11, 1, 900, 0, 99)])).toBe(3);
});
