import { expect, test } from 'vitest';
import { latinHypercube } from './latin-hypercube.ts';
import { normalQuantile, normalShare } from './normal.ts';
import { quantileAt } from './quantile.ts';
import { randomFrom, xoshiro128 } from './random.ts';

// Output of the authors' C program for this state, as recorded in the public repository edorfaus/xoshiro-6502.
test('xoshiro128** gives the numbers of the reference program', () => {
  const random = xoshiro128(Uint32Array.of(0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0));
  expect(Array.from({ length: 4 }, () => random.bits())).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
});

test('the same seed gives the same numbers, the next seed others', () => {
  const draw = (seed: number): readonly number[] => {
    const random = randomFrom(seed);
    return Array.from({ length: 5 }, () => random.bits());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(8).filter((word) => draw(7).includes(word))).toEqual([]);
  expect(() => randomFrom(-1)).toThrow('Seed is -1');
});

// Abramowitz and Stegun, table 26.5, and 26.2: quantiles of the normal distribution.
test.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.95, 1.6448536269514722],
  [0.001, -3.090232306167813],
  [1e-9, -5.997807015007686],
])('the normal deviate at %d is %d', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 12);
});

test('share and deviate are inverse to each other over the whole range', () => {
  for (let z = -5; z <= 5; z += 0.037) expect(normalQuantile(normalShare(z))).toBeCloseTo(z, 8);
});

test('every part of a Latin hypercube is hit exactly once, and the columns do not follow each other', () => {
  const n = 1000;
  const columns = latinHypercube(n, 6, 42);
  for (const column of columns) {
    const parts = new Set(Array.from(column, (p) => Math.floor(p * n)));
    expect(parts.size).toBe(n);
    const normals = Array.from(column, normalQuantile);
    const mean = normals.reduce((sum, z) => sum + z, 0) / n;
    const variance = normals.reduce((sum, z) => sum + (z - mean) ** 2, 0) / (n - 1);
    expect(Math.abs(mean)).toBeLessThan(0.002);
    expect(Math.abs(variance - 1)).toBeLessThan(0.01);
  }
  const [a, b] = columns;
  const correlation =
    Array.from({ length: n }, (_, i) => 12 * ((a?.[i] ?? 0) - 0.5) * ((b?.[i] ?? 0) - 0.5)).reduce((x, y) => x + y, 0) / n;
  expect(Math.abs(correlation)).toBeLessThan(0.1);
});

test('quantiles lie straight between sorted values', () => {
  const values = Float64Array.of(1, 2, 4, 8);
  expect(quantileAt(values, 0)).toBe(1);
  expect(quantileAt(values, 0.5)).toBe(3);
  expect(quantileAt(values, 1)).toBe(8);
});
