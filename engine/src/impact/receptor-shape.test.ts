import { expect, test } from 'vitest';
import type { ZoneOnPlane } from '../field/zone.ts';
import { destination } from '../geo/sphere.ts';
import type { Level } from '../types/common-types.ts';
import type { Receptor } from '../types/document-types.ts';
import type { ThreatField } from '../types/pipeline.ts';
import { computeImpact } from './impact.ts';
import { distanceToShape, toShape } from './receptor-shape.ts';
import { receptorTable } from './receptor-table.ts';

const site = { latitude: 21.6, longitude: 73 };
/** Wind from the south: x runs north, y to the west. */
const frame = { ...site, windFromDeg: 180 };

const circle = (id: string, reachM: number): ZoneOnPlane => ({
  level: { id, value: 1, unit: 'kPa', severity: 'middle', meaning: '' } as Level,
  status: 'reached',
  reachM,
  maxHalfWidthM: reachM,
  areaM2: Math.PI * reachM ** 2,
  arrivalS: null,
  outlineM: Array.from({ length: 361 }, (_none, i): [number, number] => {
    const angle = ((i % 360) * Math.PI) / 180;
    return [reachM * Math.cos(angle), reachM * Math.sin(angle)];
  }),
  strip: null,
  isPath: false,
});
const zones = [circle('near', 500), circle('far', 1000)];
const field = { shape: 'radial', unit: 'kPa', peak: (m: number) => 1000 / m } as unknown as ThreatField;

/** A place so many metres east and north of the site. */
const at = (eastM: number, northM: number): [number, number] => {
  const { latitude, longitude } = destination(
    site.latitude,
    site.longitude,
    (Math.atan2(eastM, northM) * 180) / Math.PI,
    Math.hypot(eastM, northM),
  );
  return [longitude, latitude];
};
const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  at(west, south),
  at(east, south),
  at(east, north),
  at(west, north),
  at(west, south),
];
const receptor = (id: string, [longitude, latitude]: [number, number], geometry?: Receptor['geometry']): Receptor => ({
  id,
  name: id,
  kind: 'school',
  latitude,
  longitude,
  people: 100,
  geometry,
});

const countHits = (...list: readonly Receptor[]) => {
  const { hits, impact } = computeImpact(field, zones, frame, receptorTable(list));
  return {
    found: hits.map(({ receptor: { id }, levelId, distanceM, bearingDeg }) => [id, levelId, Math.round(distanceM), Math.round(bearingDeg)]),
    impact,
  };
};

test('a point counts where it lies; a school ground that reaches into the zone counts although its middle is outside', () => {
  expect(countHits(receptor('point', at(1050, 0))).found).toEqual([]);
  const ground = receptor('ground', at(1050, 0), { type: 'Polygon', coordinates: [box(900, -100, 1200, 100)] });
  // Its nearest edge is 900 m east.
  const { found, impact } = countHits(ground);
  expect(found).toEqual([['ground', 'far', 900, 90]]);
  expect(impact.map(({ within }) => within.people)).toEqual([0, 100]);
  // The copy in a result has no outline.
  expect(JSON.stringify(computeImpact(field, zones, frame, receptorTable([ground])).hits)).not.toContain('coordinates');
});

test('a river counts where it crosses the zone, however far away its mouth is', () => {
  const river = receptor('river', at(20_000, 300), { type: 'LineString', coordinates: [at(-20_000, 300), at(20_000, 300)] });
  // It passes 300 m north of the source, with no corner in the zone.
  const { found } = countHits(river);
  expect(found.map(([id, level]) => `${id} ${level}`)).toEqual(['river near']);
  // A line of 40 km between two places bends by some 30 m on the sphere.
  expect(Math.abs(Number(found[0]?.[2]) - 300)).toBeLessThan(40);
  expect(countHits(receptor('beside', at(0, 1200), { type: 'LineString', coordinates: [at(-5000, 1200), at(5000, 1200)] })).found).toEqual(
    [],
  );
});

test('an area around the source holds it; one with a hole around the whole zone does not', () => {
  const around = { type: 'Polygon', coordinates: [box(-5000, -5000, 5000, 5000)] } as const;
  expect(countHits(receptor('town', at(4000, 4000), around)).found).toEqual([['town', 'near', 0, expect.any(Number)]]);
  const ring = { type: 'MultiPolygon', coordinates: [[box(-5000, -5000, 5000, 5000), box(-2000, -2000, 2000, 2000)]] } as const;
  expect(countHits(receptor('ring', at(4000, 4000), ring)).found).toEqual([]);
});

test('the distance to a shape is that to its nearest point, not to a corner or to its middle; 0 inside an area', () => {
  const wide = { type: 'Polygon', coordinates: [box(300, -2000, 2300, 2000)] } as const;
  expect(distanceToShape(site, toShape(wide))).toBeCloseTo(300, 0);
  expect(distanceToShape(site, toShape({ type: 'Polygon', coordinates: [box(-100, -100, 100, 100)] }))).toBe(0);
  // A ring with a hole around the site.
  const hole = { type: 'Polygon', coordinates: [box(-900, -900, 900, 900), box(-400, -400, 400, 400)] } as const;
  expect(distanceToShape(site, toShape(hole))).toBeCloseTo(400, 0);
  expect(distanceToShape(site, toShape({ type: 'LineString', coordinates: [at(-5000, 700), at(5000, 700)] }))).toBeCloseTo(700, 0);
});
