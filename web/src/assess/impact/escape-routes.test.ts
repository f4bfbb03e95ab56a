import type { RunResult } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { destination, distanceM } from '../../compute/geodesy.ts';
import { findEscapeRoutes } from './escape-routes.ts';

const site = { latitude: 21.7, longitude: 72.58 };
const level = { id: 'AEGL-2', value: 2, unit: 'ppm', severity: 'middle' } as RunResult['zones'][number]['level'];
const buildZone = (outlineM: readonly (readonly [number, number])[], id = 'AEGL-2', status: 'reached' | 'beyond-range' = 'reached') => ({
  level: { ...level, id },
  status,
  reachM: 0,
  maxHalfWidthM: 0,
  areaM2: 0,
  arrivalS: null,
  outlineM,
  polygon: [],
});
/** 1,000 m long, from 100 m right to 100 m left of the wind. */
const plume = (half: number, id: string) =>
  buildZone(
    [
      [0, -half],
      [1000, -half],
      [1000, half],
      [0, half],
      [0, -half],
    ],
    id,
  );
const circle = (radius: number) =>
  buildZone(
    Array.from({ length: 361 }, (_, degree) => {
      const angle = (degree % 360) * (Math.PI / 180);
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );
/** Wind from the west: the plume goes east, and its left is north. */
const west = { site, windFromDeg: 270, hazard: 'leak' } as const;
const east500north = (north: number) =>
  destination(site.latitude, site.longitude, 90 - (Math.atan2(north, 500) * 180) / Math.PI, Math.hypot(500, north));

describe('escape routes from a zone', () => {
  it('cross the wind, nearer edge first: from 30 m north of the axis 70 m to the north, 130 m to the south', () => {
    const out = findEscapeRoutes({ ...west, zones: [plume(100, 'AEGL-2')] }, east500north(30));
    expect(out?.routes.map((route) => [Math.round(route.distanceM), Math.round(route.bearingDeg)])).toEqual([
      [70, 0],
      [130, 180],
    ]);
    const first = out?.routes[0];
    const start = east500north(30);
    expect(first && distanceM(start.latitude, start.longitude, first.to.latitude, first.to.longitude)).toBeCloseTo(70, 1);
  });

  it('leave the mildest zone around the place, and so every zone', () => {
    const out = findEscapeRoutes({ ...west, zones: [plume(50, 'AEGL-3'), plume(200, 'AEGL-2'), plume(20, 'AEGL-1')] }, east500north(30));
    expect(out?.zone.level.id).toBe('AEGL-2');
    expect(out?.routes[0]?.distanceM).toBeCloseTo(170, 0);
  });

  it('go straight away from an explosion', () => {
    const from = destination(site.latitude, site.longitude, 45, 400);
    const out = findEscapeRoutes({ ...west, hazard: 'explosion', zones: [circle(1000)] }, from);
    expect(out?.routes).toHaveLength(1);
    expect(out?.routes[0]?.distanceM).toBeCloseTo(600, 0);
    expect(out?.routes[0]?.bearingDeg).toBeCloseTo(45, 1);
  });

  it('do not exist outside every zone: upwind of the source nobody has to leave', () => {
    expect(
      findEscapeRoutes({ ...west, zones: [plume(100, 'AEGL-2')] }, destination(site.latitude, site.longitude, 270, 50)),
    ).toBeUndefined();
  });

  it('report when the edge is only the limit of the model', () => {
    const zones = [buildZone(plume(100, 'AEGL-2').outlineM, 'AEGL-2', 'beyond-range')];
    expect(findEscapeRoutes({ ...west, zones }, east500north(0))?.cutShort).toBe(true);
  });
});
