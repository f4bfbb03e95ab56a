import { expect, test } from 'vitest';
import { plumeAlpha, plumeExtent, plumeShare, puffAlpha, puffRadius, puffShare } from './britter-mcquaid.ts';

/** The LNG spill of ccps-1999, p. 122: 97.9 kg/s of vapour at 111.15 K in a wind of 10.9 m/s at 298 K. */
const spill = { volume: (0.23 * 425.6) / 1.76, reducedGravity: 9.80665 * (1.76 / 1.1839 - 1), windMs: 10.9, coldness: 111.15 / 298 };

test('the workbook’s LNG spill: 67 % at 45 m, 5 % at 367 m, 0.5 % at 1200 m', () => {
  const share = plumeShare(spill);
  for (const [x, expected] of [
    [45.2, 0.67202],
    [367, 0.050718],
    [1200, 0.0049214],
  ] as const) {
    expect(Math.abs(share(x) / expected - 1)).toBeLessThan(0.01);
  }
  expect(plumeAlpha({ ...spill, reducedGravity: 9.80665 * (1.76 / 1.225 - 1) })).toBeCloseTo(-0.4357, 3);
});

test('concentrations fall with distance without a jump, from steady and sudden releases, heavy and light', () => {
  for (const windMs of [0.8, 2, 5, 15]) {
    for (const share of [plumeShare({ ...spill, windMs }), puffShare({ ...spill, volume: 1e4, windMs })]) {
      let before = share(0);
      expect(before).toBeLessThanOrEqual(1);
      for (let x = 0.5; x < 1e4; x *= 1.02) {
        const here = share(x);
        expect(here).toBeLessThanOrEqual(before);
        expect(here).toBeGreaterThan(0.7 * before);
        before = here;
      }
    }
  }
});

test('a heavier cloud is wider, and a puff’s area grows evenly in time', () => {
  const light = plumeExtent({ ...spill, reducedGravity: 1 });
  expect(plumeExtent(spill).halfWidthM(300)).toBeGreaterThan(light.halfWidthM(300));
  const area = (t: number): number => puffRadius(spill, t) ** 2;
  expect((area(20) - area(10)) / (area(10) - area(0))).toBeCloseTo(1, 9);
  expect(puffAlpha({ ...spill, volume: 1000, reducedGravity: 1, windMs: Math.sqrt(10) })).toBeCloseTo(0, 12);
});
