import { expect, test } from 'vitest';
import type { Tolerance } from './case.ts';
import { misses as allMisses } from './judge.ts';

const misses = (got: unknown, expected: unknown, tolerance: Tolerance, name = 'a'): number =>
  allMisses(name, got, expected, tolerance).length;

test.each([
  ['relative', { type: 'relative', value: 0.125 }, [1.125, 0.875], [1.126, 0.874]],
  ['ratio range', { type: 'ratio_range', min: 0.8, max: 1.3 }, [0.8, 1.3], [0.79, 1.31]],
  ['factor', { type: 'factor', value: 2 }, [0.5, 2], [0.49, 2.01]],
  ['absolute', { type: 'absolute', value: 0.25 }, [1.25, 0.75], [1.26, 0.74]],
  ['exact', { type: 'exact' }, [1], [1.0001, 0.9999]],
] as const)('%s: its bounds belong to it, what lies beyond does not, and no number is refused', (_name, tolerance, fine, wrong) => {
  for (const value of fine) expect(misses(value, 1, tolerance)).toBe(0);
  for (const value of [...wrong, Number.NaN, null, '1', undefined]) expect(misses(value, 1, tolerance)).toBe(1);
});

test('a level that is not reached is no distance, and null means no expectation', () => {
  const tolerance = { type: 'relative', value: 0.1 };
  expect(misses(['not reached', 18], ['not reached', 18], tolerance)).toBe(0);
  expect(misses([5, 18], ['not reached', 18], tolerance)).toBe(1);
  expect(misses(['not reached'], [18], tolerance)).toBe(1);
  expect(misses([0.2], [null], tolerance)).toBe(0);
});

test('bounds hold a number; a goal is reported but not judged', () => {
  const tolerance = { type: 'exact' };
  expect(misses(2, { min: 1.85, max: 2.06 }, tolerance)).toBe(0);
  expect(misses(1, { min: 1.85, max: 2.06 }, tolerance)).toBe(1);
  expect(misses(3, { min: 1.85, max: 2.06 }, tolerance)).toBe(1);
  expect(misses(4, { max: 5, goal: 1 }, tolerance)).toBe(0);
  expect(misses(6, { max: 5, goal: 1 }, tolerance)).toBe(1);
  expect(allMisses('a', 3, { min: 1.85, max: 2.06 }, tolerance)).toEqual(['a: got 3, expected at least 1.85 and at most 2.06']);
  for (const got of [Number.NaN, null, '4', undefined]) expect(misses(got, { max: 5 }, tolerance)).toBe(1);
});

test('a table is compared entry by entry, a text and an answer by yes or no as they are', () => {
  expect(misses({ 20: 1, 50: 2 }, { 20: 1, 50: 3 }, { type: 'exact' })).toBe(1);
  expect(misses(undefined, { 20: 1, 50: 3 }, { type: 'exact' })).toBe(2);
  expect(misses('two-phase', 'gas', { type: 'exact' })).toBe(1);
  expect(misses(true, false, { type: 'exact' })).toBe(1);
});

test('bearings a turn apart are the same', () => {
  const tolerance = { type: 'absolute', value: 3 };
  expect(misses(359, 1, tolerance, 'bearing_deg')).toBe(0);
  expect(misses([1], [359], tolerance, 'bearing_deg')).toBe(0);
  expect(allMisses('bearing_deg.0', 1, 359, tolerance)).toEqual([]);
  expect(misses(181, 1, tolerance, 'bearing_deg')).toBe(1);
  expect(misses(359, 1, tolerance, 'elevation_deg')).toBe(1);
});
