import { expect, test } from 'vitest';
import { shortFigure, upperLimit } from './short-figure.ts';

test('figures have no exponents', () => {
  expect([1480, 148_000, 0.0123, 12.34].map((value) => shortFigure(value, 3))).toEqual(['1480', '148000', '0.0123', '12.3']);
  expect(shortFigure(1234, 2)).toBe('1200');
});

test('a printed limit is itself allowed', () => {
  for (const value of [1477.68, 1479.99, 0.123456, 98_765.4, 1000]) {
    expect(Number(upperLimit(value))).toBeLessThanOrEqual(value);
    expect(Number(upperLimit(value))).toBeGreaterThan(0.999 * value);
  }
});
