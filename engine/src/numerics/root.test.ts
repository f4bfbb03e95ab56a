import { expect, test } from 'vitest';
import { findRoot } from './root.ts';

const solved = { name: 'depth', unit: 'm' };

test('finds the root of two, and the place of a jump', () => {
  expect(findRoot((x) => x * x - 2, 0, 2, 1e-12, solved)).toBeCloseTo(Math.SQRT2, 11);
  expect(findRoot((x) => (x < 0.3 ? -1 : 1e9), 0, 1, 1e-9, solved)).toBeCloseTo(0.3, 8);
});

test('a function that is flat but for its far end is still closed in', () => {
  expect(findRoot((x) => x ** 41 - 1e-30, 0, 1000, 1e-9, solved)).toBeCloseTo(1e-30 ** (1 / 41), 8);
});

test('a bracket without a root throws with name, value, unit and range', () => {
  expect(() => findRoot((x) => x + 1, 0, 2, 1e-9, solved)).toThrow(/depth: not converged at 0 m; must be bracketed by 0 and 2/u);
  expect(() => findRoot((x) => x - 3, 0, 2, 1e-9, solved)).toThrow(/depth: not converged at 2 m; must be bracketed by 0 and 2/u);
});

test('a function that is no number throws', () => {
  expect(() => findRoot(() => Number.NaN, 0, 2, 1e-9, solved)).toThrow(/depth: not converged/u);
  expect(() => findRoot((x) => (x > 0.5 && x < 2 ? Number.NaN : x - 1), 0, 2, 1e-9, solved)).toThrow(/where the function is a number/u);
});
