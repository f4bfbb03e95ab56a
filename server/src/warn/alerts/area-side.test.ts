import { expect, test } from 'vitest';
import { destination } from '../../platform/compute/geodesy.ts';
import { findAreaSide } from './area-side.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };

/** A sector of a circle, from one direction to another, degrees. */
const buildSector = (fromDeg: number, toDeg: number, reachM: number, status = 'reached') => {
  const bearings = Array.from({ length: 25 }, (_none, index) => fromDeg + ((toDeg - fromDeg) * index) / 24);
  const corners = [...bearings.map((bearing) => destination(site.latitude, site.longitude, bearing, reachM)), site];
  const ring = [...corners, corners[0] ?? site].map(({ latitude, longitude }) => [longitude, latitude]);
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { severity: 'middle', status }, geometry }] };
};

test.each([
  ['to the north-east', 20, 70, 45],
  ['across north', 340, 390, 5],
  ['half of the circle but a little', 100, 270, 185],
  ['more than half of it: on all sides', 0, 250, null],
  ['all around', 0, 360, null],
])('an area %s', (_what, from, to, towardsDeg) => {
  const side = findAreaSide(buildSector(from, to, 3_000), site);
  expect(side.reachM).toBeCloseTo(3_000, -1);
  if (towardsDeg === null) expect(side.towardsDeg).toBeNull();
  else expect(Math.abs((side.towardsDeg ?? Number.NaN) - towardsDeg)).toBeLessThan(6);
});

test('where a model ends before the danger does, no distance is known', () => {
  expect(findAreaSide(buildSector(20, 70, 10_000, 'beyond-range'), site)).toMatchObject({ reachM: null });
  expect(findAreaSide(buildSector(20, 70, 20_000), site)).toMatchObject({ reachM: null, towardsDeg: expect.any(Number) });
  expect(findAreaSide({ type: 'FeatureCollection', features: [] }, site)).toEqual({ reachM: null, towardsDeg: null });
});
