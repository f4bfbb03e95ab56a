import { expect, test } from 'vitest';
import { findStep } from './find-step.ts';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const areas = { 'act-now': [[square(0, 2)]], 'be-ready': [[square(0, 6), square(4, 5)]] };

test.each([
  [1, 'act-now'],
  [3, 'be-ready'],
  // In a hole of the area.
  [4.5, 'none'],
  [7, 'none'],
])('a place at %d has the step of the stricter area that holds it: %s', (at, step) => {
  expect(findStep({ longitude: at, latitude: at }, areas)).toBe(step);
});

test('without areas no step is known', () => {
  expect(findStep({ longitude: 1, latitude: 1 }, { 'act-now': [], 'be-ready': [] })).toBeUndefined();
});
