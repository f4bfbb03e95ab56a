import { describe, expect, test } from 'vitest';
import type { StabilityClass } from '../types/common-types.ts';
import { waterRoughness, waterRoughnessUnder } from './roughness.ts';
import { stabilityFrom } from './stability.ts';
import { findInverseObukhov, inverseObukhovTno, nearestClass } from './surface-layer.ts';

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

describe.each([0.001, 0.03, 0.1, 1])('over a roughness of %d m', (roughnessM) => {
  test('the centre of a class is nearest to itself, and midway the class changes', () => {
    const centres = classes.map((one) => findInverseObukhov(one, roughnessM));
    expect(centres.map((one) => nearestClass(one, roughnessM))).toEqual(classes);
    classes.slice(1).forEach((one, i) => {
      const middle = 0.5 * ((centres[i] ?? 0) + (centres[i + 1] ?? 0));
      expect([nearestClass(middle - 1e-9, roughnessM), nearestClass(middle + 1e-9, roughnessM)]).toEqual([classes[i], one]);
    });
  });

  test('both methods order the classes from unstable to stable about a neutral D', () => {
    for (const findInverse of [findInverseObukhov, inverseObukhovTno]) {
      const lengths = classes.map((one) => findInverse(one, roughnessM));
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(lengths[3]).toBe(0);
    }
  });
});

test("TNO's table at a roughness of 0.1 m, by hand: E 43.9 m, F 13.7 m, A -8.2 m", () => {
  expect(1 / inverseObukhovTno('E', 0.1)).toBeCloseTo(43.9, 1);
  expect(1 / inverseObukhovTno('F', 0.1)).toBeCloseTo(13.7, 1);
  expect(1 / inverseObukhovTno('A', 0.1)).toBeCloseTo(-8.2, 1);
});

test('slight sun at 3 to 5 m/s is C by Pasquill and ALOHA, D by Turner, and no other cell moves', () => {
  const at = (windSpeedMs: number, solarElevationDeg: number, slightSunClass: 'C' | 'D') =>
    stabilityFrom({ windSpeedMs, solarElevationDeg, cloudPercent: 0, slightSunClass });
  expect([at(4, 20, 'C'), at(4, 20, 'D')]).toEqual(['C', 'D']);
  for (const [wind, sun] of [
    [2.5, 20],
    [4, 45],
    [5.5, 20],
  ] as const) {
    expect(at(wind, sun, 'D')).toBe(at(wind, sun, 'C'));
  }
});

test('water roughens with the wind: 0.82 mm at 10 m/s, and a wind from 2 m up fixes the same surface', () => {
  expect(waterRoughness(10)).toBeCloseTo(8.22e-4, 6);
  const roughnessM = waterRoughness(10);
  const atTwo = (10 * Math.log(2 / roughnessM + 1)) / Math.log(10 / roughnessM + 1);
  expect(waterRoughnessUnder(atTwo, 2)).toBeCloseTo(roughnessM, 8);
});
