import { describe, expect, test } from 'vitest';
import type { StabilityClass } from '../types/common-types.ts';
import { briggsRural, briggsUrban } from './sigma.ts';
import { isc3Rural } from './sigma-isc3.ts';
import { tnoPlume, turner } from './sigma-tables.ts';

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Spreads at 1 km read off the Pasquill-Gifford drawings (Turner 1970, Workbook, figures 3-2 and 3-3), m. */
const drawn = {
  sigmaY: { A: 213, B: 156, C: 104, D: 68, E: 50, F: 34 },
  sigmaZ: { A: 450, B: 109, C: 61, D: 31, E: 21.5, F: 14 },
};

/** The fits of ISC3 follow the drawings closely; plain power laws cut their bends. */
const bends = [
  [isc3Rural, 0.05],
  [turner, 0.08],
] as const;

describe.each(bends.map(([set, tolerance]) => [set.id, set, tolerance] as const))('%s at 1 km', (id, set, tolerance) => {
  test.each(classes)('class %s is the drawn curve, sideways and upwards', (stability) => {
    expect(Math.abs(set.sigmaY(stability)(1000) / drawn.sigmaY[stability] - 1)).toBeLessThan(tolerance);
    if (id === 'turner' && stability === 'F') return;
    expect(Math.abs(set.sigmaZ(stability)(1000) / drawn.sigmaZ[stability] - 1)).toBeLessThan(tolerance);
  });
});

test('the more stable the air, the narrower and shallower the plume, in every set', () => {
  for (const set of [briggsRural, briggsUrban, isc3Rural, tnoPlume]) {
    for (const x of [200, 1000, 5000]) {
      const wide = classes.map((stability) => set.sigmaY(stability)(x));
      const deep = classes.map((stability) => set.sigmaZ(stability)(x));
      expect(wide, set.id).toEqual([...wide].sort((a, b) => b - a));
      expect(deep, set.id).toEqual([...deep].sort((a, b) => b - a));
    }
  }
});

test('the pieces of ISC3 meet within 3 % where one ends and the next begins', () => {
  for (const [stability, km] of [
    ['A', 0.3],
    ['B', 0.4],
    ['D', 3],
    ['E', 10],
    ['F', 7],
  ] as const) {
    const curve = isc3Rural.sigmaZ(stability);
    expect(curve(1000 * km * 1.0001) / curve(1000 * km)).toBeCloseTo(1, 1);
  }
});
