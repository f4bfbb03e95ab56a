import { expect, test } from 'vitest';
import { whereItFallsTo } from '../numerics/falls-to.ts';
import type { Level } from '../types/common-types.ts';
import type { GroundField } from '../types/pipeline.ts';
import { groundReach, groundZone } from './ground-zone.ts';
import { halfWidthAt } from './strip.ts';

const level: Level = { id: 'L', severity: 'mild', value: 5, unit: 'kW/m²', exposureS: undefined, meaning: '' };

/** 500/r² about a point 30 m downwind: 5 at 10 m from it. */
const round: GroundField = {
  shape: 'ground',
  unit: 'kW/m²',
  centreM: 30,
  fallsFromM: undefined,
  rangeM: 1000,
  peak: (x, y) => 500 / Math.max(1, (x - 30) ** 2 + y * y),
};

test('a round field about a centre downwind makes a circle there', () => {
  const zone = groundZone(round, level);
  expect(zone.status).toBe('reached');
  expect(zone.reachM).toBeCloseTo(40, 2);
  expect(zone.maxHalfWidthM).toBeCloseTo(10, 2);
  expect(zone.areaM2 / (Math.PI * 100)).toBeCloseTo(1, 2);
  expect(zone.strip && halfWidthAt(zone.strip, 24)).toBeCloseTo(8, 1);
  expect(zone.strip && halfWidthAt(zone.strip, 19.9)).toBe(-1);
});

test('a level that the centre does not meet is not reached; one beyond the range is said to be', () => {
  expect(groundZone(round, { ...level, value: 501 }).status).toBe('not-reached');
  expect(groundZone(round, { ...level, value: 1e-6 }).status).toBe('beyond-range');
});

test('a level reaches to the outermost place that meets it, across a dip between two hot places', () => {
  const hot = (x: number, y: number, centre: number): number => 500 / Math.max(1, (x - centre) ** 2 + y * y);
  // Two places 60 m apart, 500/r² each: 5 at 10 m outside either, 500/30² × 2 = 1.1 in the middle.
  const two: GroundField = { ...round, centreM: 30, fallsFromM: 60, peak: (x, y) => Math.max(hot(x, y, 30), hot(x, y, 90)) };
  const zone = groundZone(two, level);
  expect(zone.reachM).toBeCloseTo(100, 2);
  expect(groundReach(two, level.value).reachM).toBeCloseTo(100, 1);
  const upwind: GroundField = { ...two, centreM: 90 };
  expect(groundZone(upwind, level).outlineM.some(([x]) => Math.abs(x - 20) < 0.01)).toBe(true);
});

test('the edge is found in a dozen evaluations, a jump too', () => {
  let asked = 0;
  const power = (r: number): number => {
    asked++;
    return 1e6 / r ** 2.3;
  };
  expect(whereItFallsTo(2, power, 1, 1e5, 1e-3)).toBeCloseTo((1e6 / 2) ** (1 / 2.3), 2);
  expect(asked).toBeLessThan(24);
  expect(whereItFallsTo(2, (r) => (r < 7 ? 100 : 1), 1, 1e5, 1e-3)).toBeCloseTo(7, 2);
});
