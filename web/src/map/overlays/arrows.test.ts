import { expect, it } from 'vitest';
import { arrowDensity, arrowMargin, drawArrow } from './arrow-picture.ts';
import { arrowSource } from './arrows.ts';

const from = { latitude: 21.7, longitude: 72.58 };

it.each([
  ['east', { latitude: 21.7, longitude: 72.6 }, 90],
  ['south', { latitude: 21.6, longitude: 72.58 }, 180],
  ['north', { latitude: 21.8, longitude: 72.58 }, 0],
] as const)('ends at the other place and points %s to it', (_side, to, bearingDeg) => {
  const { data } = arrowSource([{ from, to, name: '30 kPa' }]);
  if (typeof data !== 'object' || data.type !== 'FeatureCollection') throw new Error('no features');
  const [line, tip] = data.features;
  expect(line?.geometry).toEqual({ type: 'LineString', coordinates: [Object.values(from).reverse(), Object.values(to).reverse()] });
  expect(tip?.geometry).toEqual({ type: 'Point', coordinates: [to.longitude, to.latitude] });
  expect(tip?.properties?.bearing).toBeCloseTo(bearingDeg, 1);
});

it('is drawn pointing up, with the outline at the map’s threshold and a head wider than its shaft', () => {
  const { width, height, data } = drawArrow();
  // 192 of 255 is the outline; more is inside.
  const inside = (row: number): number =>
    Array.from({ length: width }, (_none, column) => data[(row * width + column) * 4 + 3] ?? 0).filter((alpha) => alpha >= 192).length;
  const rows = Array.from({ length: height }, (_none, row) => inside(row));
  const tip = arrowMargin * arrowDensity;
  expect(rows.findIndex((count) => count > 0)).toBeGreaterThanOrEqual(tip);
  expect(rows.findIndex((count) => count > 0)).toBeLessThan(tip + 4);
  expect(rows.findLastIndex((count) => count > 0)).toBe((arrowMargin + 44) * arrowDensity - 1);
  expect(Math.max(...rows)).toBeGreaterThan(2.5 * (rows[(arrowMargin + 40) * arrowDensity] ?? 0));
  expect(rows[(arrowMargin + 40) * arrowDensity]).toBe(6 * arrowDensity);
});
