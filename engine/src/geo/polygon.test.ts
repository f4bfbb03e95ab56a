import { expect, test } from 'vitest';
import { relationTo } from './polygon.ts';
import { destination } from './sphere.ts';

const site = { latitude: 21.632, longitude: 72.99 };
/** A ring of equal distance from the site, m. */
const circle = (distanceM: number, from = site): [number, number][] =>
  Array.from({ length: 721 }, (_none, index) => {
    const place = destination(from.latitude, from.longitude, index / 2, distanceM);
    return [place.longitude, place.latitude] as [number, number];
  });
const at = (bearing: number, distanceM: number): [number, number] => {
  const { latitude, longitude } = destination(site.latitude, site.longitude, bearing, distanceM);
  return [latitude, longitude];
};

test.each([0, 37, 90, 180, 222, 315])('from a circle of 2 km, 3 km out towards %i°, the edge is 1 km back', (bearing) => {
  const relation = relationTo([circle(2000)], ...at(bearing, 3000));
  expect(relation?.inside).toBe(false);
  expect(relation?.edgeDistanceM).toBeCloseTo(1000, 0);
  expect(((relation?.edgeBearingDeg ?? 0) - bearing + 360) % 360).toBeCloseTo(180, 0);
});

test.each([0, 90, 222])('500 m from the middle towards %i° is inside, and the edge 1.5 km on', (bearing) => {
  const relation = relationTo([circle(2000)], ...at(bearing, 500));
  expect(relation?.inside).toBe(true);
  expect(relation?.edgeDistanceM).toBeCloseTo(1500, 0);
});

test('a hole is outside, and its edge is the nearest', () => {
  const relation = relationTo([circle(2000), circle(1000)], ...at(45, 900));
  expect(relation?.inside).toBe(false);
  expect(relation?.edgeDistanceM).toBeCloseTo(100, 0);
  expect(relation?.edgeBearingDeg).toBeCloseTo(45, 0);
});

test('a corner, an edge, an open ring and the date line', () => {
  const square: [number, number][] = [
    [179.99, -0.01],
    [180.01, -0.01],
    [180.01, 0.01],
    [179.99, 0.01],
  ];
  expect(relationTo([square], 0, -179.995)?.inside).toBe(true);
  expect(relationTo([square], 0, -179.98)).toMatchObject({ inside: false, edgeBearingDeg: 270 });
  expect(relationTo([square], 0.01, 179.99)).toMatchObject({ inside: true, edgeDistanceM: 0 });
});

test('without an edge there is nothing to be inside of', () => {
  expect(relationTo([], 0, 0)).toBeNull();
  expect(relationTo([[]], 0, 0)).toBeNull();
});
