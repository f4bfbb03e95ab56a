import { expect, test } from 'vitest';
import { destination } from '../../compute/geodesy.ts';
import { directions, findDirection } from './find-direction.ts';

const source = { latitude: 21.63, longitude: 72.99 };
const toOutline = (corners: readonly (readonly [bearing: number, metres: number])[]) => ({
  type: 'Polygon' as const,
  coordinates: [
    corners.map(([bearing, metres]): [number, number] => {
      const { latitude, longitude } = destination(source.latitude, source.longitude, bearing, metres);
      return [longitude, latitude];
    }),
  ],
});
/** 300 m all round, and a sector. */
const toSector = (bearing: number, halfDeg: number) =>
  toOutline([
    ...Array.from({ length: 36 }, (_none, index) => [10 * index, 300] as const),
    [(bearing - halfDeg + 360) % 360, 3_000],
    [bearing, 3_000],
    [(bearing + halfDeg) % 360, 3_000],
  ]);

test.each(directions.map((direction, index) => [direction, 45 * index] as const))(
  'a sector towards %s lies there',
  (direction, bearing) => {
    expect(findDirection([toSector(bearing, 30)], source)).toBe(direction);
  },
);

test('a circle, and a sector wider than half of it, lie in every direction', () => {
  expect(findDirection([toOutline(Array.from({ length: 36 }, (_none, index) => [10 * index, 300] as const))], source)).toBe('all');
  expect(findDirection([toSector(0, 120)], source)).toBe('all');
  expect(findDirection([toSector(0, 80)], source)).toBe('n');
});

test('without an outline there is no direction', () => {
  expect(findDirection([], source)).toBe('all');
});
