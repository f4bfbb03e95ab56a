import { describe, expect, it } from 'vitest';
import type { PlumeField } from '../types/pipeline.ts';
import type { Probit } from '../types/substance-types.ts';
import { toxicLethality } from './toxic-lethality.ts';

/** Withers and Lees (1985), chlorine: half of those exposed die of 250 ppm in 30 min, of 613 ppm in 5 min (HSE SPC/Tech/OSD/30). */
const chlorine: Probit = { set: 'LEES-HSE', a: -8.29, b: 0.92, n: 2, unit: 'ppm' };

/** The same concentration everywhere for a time, arriving at once. */
const box = (ppm: number, seconds: number): PlumeField => ({
  shape: 'plume',
  unit: 'ppm',
  sourceRadiusM: 0,
  sourcePpm: 0,
  rangeM: 1000,
  upwindM: undefined,
  axisPeak: () => ppm,
  halfWidth: () => 1e6,
  peak: () => ppm,
  at: (_x, _y, _z, t) => (t >= 0 && t <= seconds ? ppm : 0),
  slices: undefined,
  arrivalS: () => 0,
  departureS: () => seconds,
});
const death = (ppm: number, seconds: number, airChangesPerS = 1 / 3600) => {
  const there = new Float64Array(3);
  toxicLethality(box(ppm, seconds), chlorine, 0.0709, { exposureS: 1800, airChangesPerS }).write(100, 0, there);
  const [individual = 0, outdoors = 0, indoors = 0] = there;
  return { individual, outdoors, indoors };
};

describe('death by breathing', () => {
  it.each([
    [250, 30],
    [613, 5],
  ])('half die of %d ppm of chlorine in %d min', (ppm, minutes) => {
    expect(death(ppm, 60 * minutes).individual).toBeGreaterThan(0.47);
    expect(death(ppm, 60 * minutes).individual).toBeLessThan(0.53);
  });

  it('counts half an hour of a longer cloud', () => {
    const whole = death(250, 1800).individual;
    expect(Math.abs(death(250, 4 * 3600).individual - whole)).toBeLessThan(0.06);
  });

  it('kills fewer indoors, fewest in a tight house, and as many where the air runs through', () => {
    const [tight, leaky, open] = [0.2, 2, 2000].map((changes) => death(400, 1800, changes / 3600).indoors);
    expect(tight).toBeLessThan(leaky ?? 0);
    expect(leaky).toBeLessThan(death(400, 1800).outdoors);
    expect(Math.abs((open ?? 0) - death(400, 1800).outdoors)).toBeLessThan(0.05);
  });

  it('kills nobody where there is no gas', () => {
    expect(death(0, 1800).individual).toBe(0);
  });
});
