import { expect, test } from 'vitest';
import { hatchLines, type Ring } from './hatch-lines.ts';

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const length = (strokes: ReturnType<typeof hatchLines>): number =>
  strokes.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);

test.each([0, 30, 45, 90, 135])('lines at %d° times their gap give the area of a ring without the inner ring', (degrees) => {
  const strokes = hatchLines([square(0, 100), square(30, 60)], degrees, 0.5);
  // At most half a line may be missing at each edge.
  expect(Math.abs(length(strokes) * 0.5 - (100 * 100 - 30 * 30))).toBeLessThan(80);
  for (const [from, to] of strokes) {
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    expect(middle.every((value) => value > 30.01 && value < 59.99)).toBe(false);
    expect(Math.min(...from, ...to)).toBeGreaterThan(-1e-6);
    expect(Math.max(...from, ...to)).toBeLessThan(100 + 1e-6);
  }
});

test('no lines without a ring', () => {
  expect(hatchLines([], 45, 2)).toEqual([]);
  expect(hatchLines([[[1, 1]]], 45, 2)).toEqual([]);
});
