import { describe, expect, test } from 'vitest';
import { spreadOfDirections, stabilityFromSpread, vectorMeanWind } from './wind-statistics.ts';

/** Population standard deviation of angles that do not pass north, by its definition. */
const plainDeviation = (values: readonly number[]): number => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
};

describe('the mean wind of a series', () => {
  test('is the mean of the vectors: equal winds from north and east make one from the north-east of 0.7071 of the speed', () => {
    const wind = vectorMeanWind([
      { speedMs: 4, fromDeg: 0 },
      { speedMs: 4, fromDeg: 90 },
    ]);
    expect(wind.speedMs).toBeCloseTo(4 * Math.SQRT1_2, 9);
    expect(wind.fromDeg).toBeCloseTo(45, 9);
    expect(wind.scalarSpeedMs).toBe(4);
  });

  test('passes north: 350° and 10° have the mean 0°, not 180°', () => {
    const { fromDeg } = vectorMeanWind([
      { speedMs: 3, fromDeg: 350 },
      { speedMs: 3, fromDeg: 10 },
    ]);
    expect(Math.min(fromDeg ?? 180, 360 - (fromDeg ?? 180))).toBeLessThan(1e-9);
  });

  test('gives the stronger wind more weight: 3 m/s from north and 4 m/s from west is the 3-4-5 triangle', () => {
    const wind = vectorMeanWind([
      { speedMs: 3, fromDeg: 0 },
      { speedMs: 4, fromDeg: 270 },
    ]);
    expect(wind.speedMs).toBeCloseTo(2.5, 9);
    expect(wind.fromDeg).toBeCloseTo(360 - 53.130102354, 6);
  });

  test('has no direction where the readings cancel out', () => {
    expect(vectorMeanWind([{ speedMs: 0, fromDeg: 40 }]).fromDeg).toBeNull();
  });
});

describe('the spread of the direction', () => {
  // The deviation of a uniform distribution is its width / √12; Yamartino's constants are exact for a narrow one and for the whole circle.
  test.each([
    [20, 0.002],
    [60, 0.005],
    [120, 0.02],
    [240, 0.06],
    [360, 0.002],
  ])('of a uniform distribution over %i° is right within %d', (widthDeg, tolerance) => {
    const count = 3_600;
    const directions = Array.from({ length: count }, (_none, i) => (-widthDeg / 2 + ((i + 0.5) / count) * widthDeg + 360) % 360);
    const trueDeg = widthDeg / Math.sqrt(12);
    expect(Math.abs(spreadOfDirections(directions) / trueDeg - 1)).toBeLessThan(tolerance);
  });

  test('is that of the plain formula around any direction, also around north', () => {
    const deviations = [-20, -10, -5, 0, 5, 10, 20];
    const expected = plainDeviation(deviations);
    for (const middle of [0, 90, 225, 359]) {
      const spread = spreadOfDirections(deviations.map((deviation) => (middle + deviation + 360) % 360));
      expect(Math.abs(spread / expected - 1)).toBeLessThan(0.005);
    }
  });

  test('is nothing in a steady wind and 103.9° where every direction is as likely', () => {
    expect(spreadOfDirections([77, 77, 77])).toBeCloseTo(0, 5);
    expect(spreadOfDirections([0, 90, 180, 270])).toBeCloseTo(90 * (2 / Math.sqrt(3)), 6);
  });
});

describe('the stability class from the spread', () => {
  // EPA-454/R-99-005, table 6-8b: σθ category, wind speed, final class by day and by night.
  test.each([
    [25, 2.5, 'A', 'F'],
    [25, 3.2, 'B', 'E'],
    [25, 3.7, 'B', 'D'],
    [25, 5, 'C', 'D'],
    [25, 6, 'D', 'D'],
    [20, 2, 'B', 'F'],
    [20, 2.7, 'B', 'E'],
    [20, 3, 'B', 'D'],
    [20, 4, 'C', 'D'],
    [15, 2.3, 'C', 'E'],
    [15, 2.4, 'C', 'D'],
    [15, 6, 'D', 'D'],
    [10, 1, 'D', 'D'],
    [5, 4.9, 'D', 'E'],
    [5, 5, 'D', 'D'],
    [2, 2.9, 'D', 'F'],
    [2, 3, 'D', 'E'],
    [2, 5, 'D', 'D'],
  ] as const)('of %d° at %d m/s is %s by day and %s by night', (sigmaThetaDeg, windSpeedMs, day, night) => {
    expect(stabilityFromSpread({ sigmaThetaDeg, windSpeedMs, isNight: false })).toBe(day);
    expect(stabilityFromSpread({ sigmaThetaDeg, windSpeedMs, isNight: true })).toBe(night);
  });

  test('takes the height of the vane into account: 3.5° is E at 10 m only from 3.8°, at 20 m from 3.8 · 2^-0.38 = 2.92°', () => {
    const at = (heightM: number) => stabilityFromSpread({ sigmaThetaDeg: 3.5, windSpeedMs: 2, isNight: true, heightM });
    expect([at(10), at(20)]).toEqual(['F', 'E']);
  });
});
