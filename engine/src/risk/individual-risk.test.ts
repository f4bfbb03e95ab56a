import { describe, expect, it } from 'vitest';
import { gaussianPlumeField } from '../dispersion/gaussian-plume.ts';
import { testAir } from '../testing/air.ts';
import { deadlyCircle, deadlySlice } from '../testing/deadly-shapes.ts';
import type { Probit } from '../types/substance-types.ts';
import { flashFireLethality } from './deadly-effects.ts';
import { riskAt, riskRose } from './individual-risk.ts';
import { polarTable, readPolar, unprotected } from './lethality.ts';
import { riskContours, riskGrid } from './risk-grid.ts';
import { toxicLethality } from './toxic-lethality.ts';
import { uniformClimate, type WindClimate } from './wind-climate.ts';

const uniform = uniformClimate([{ id: 'D5', stability: 'D', windSpeedMs: 5, period: null, share: 1 }]);
const fromOne = (sector: number): WindClimate => ({
  sectors: 16,
  classes: [
    { id: 'D5', stability: 'D', windSpeedMs: 5, period: null, shares: Array.from({ length: 16 }, (_none, i) => (i === sector ? 1 : 0)) },
  ],
});
const degrees = Math.PI / 180;

describe('individual risk', () => {
  const circle = polarTable(deadlyCircle(200), 64, 24);

  it('is the frequency itself within a deadly circle, whatever the wind, and nothing outside', () => {
    for (const climate of [uniform, fromOne(3)]) {
      const rose = riskRose(climate, [{ weather: 0, perYear: 1e-5, table: circle }]);
      for (const bearing of [0, 1, 2, 3, 4, 5, 6]) {
        expect(riskAt(rose, 150, bearing)).toBeCloseTo(1e-5, 12);
        expect(riskAt(rose, 203, bearing)).toBe(0);
      }
    }
  });

  it('of a slice in a uniform wind is the frequency times the share of the circle that the slice takes', () => {
    // A cloud over 22.5° of a circle, every wind as likely: one place in sixteen.
    const slice = polarTable(deadlySlice(400, 11.25 * degrees), 64, 24);
    const rose = riskRose(uniform, [{ weather: 0, perYear: 2e-5, table: slice }]);
    for (const bearing of [0, 0.7, 2, 5]) expect(riskAt(rose, 300, bearing)).toBeCloseTo(2e-5 / 16, 9);
  });

  it('of a narrow slice in a wind from the south-west lies to the north-east, evenly over the sector', () => {
    const slice = polarTable(deadlySlice(400, 1 * degrees), 64, 24);
    const rose = riskRose(fromOne(10), [{ weather: 0, perYear: 1e-4, table: slice }]);
    // 2° of the 22.5° of the sector.
    expect(riskAt(rose, 300, 45 * degrees)).toBeCloseTo((1e-4 * 2) / 22.5, 7);
    expect(riskAt(rose, 300, 39 * degrees)).toBeCloseTo((1e-4 * 2) / 22.5, 7);
    expect(riskAt(rose, 300, 225 * degrees)).toBe(0);
    expect(riskAt(rose, 300, 60 * degrees)).toBe(0);
  });

  it('summed around the source does not depend on where the wind comes from', () => {
    const slice = polarTable(deadlySlice(400, 7 * degrees), 64, 24);
    const skew: WindClimate = {
      sectors: 16,
      classes: [
        { id: 'F2', stability: 'F', windSpeedMs: 2, period: null, shares: Array.from({ length: 16 }, (_none, i) => (i + 1) / 136) },
      ],
    };
    const around = (climate: WindClimate): number => {
      const rose = riskRose(climate, [{ weather: 0, perYear: 1e-5, table: slice }]);
      return Array.from({ length: 192 }, (_none, i) => riskAt(rose, 250, (i * 2 * Math.PI) / 192)).reduce((a, b) => a + b, 0);
    };
    expect(around(skew) / around(uniform)).toBeCloseTo(1, 9);
    expect(around(uniform) / (192 * 1e-5)).toBeCloseTo(14 / 360, 4);
  });

  it('grows with every outcome and is the sum of them', () => {
    const a = { weather: 0, perYear: 1e-5, table: circle };
    const b = { weather: 0, perYear: 3e-6, table: polarTable(deadlyCircle(100), 64, 24) };
    const rose = riskRose(uniform, [a, b]);
    expect(riskAt(rose, 50, 1)).toBeCloseTo(1.3e-5, 12);
    expect(riskAt(rose, 150, 1)).toBeCloseTo(1e-5, 12);
  });
});

describe('the risk of a real cloud', () => {
  const probit: Probit = { set: 'LEES-HSE', a: -8.29, b: 0.92, n: 2, unit: 'ppm' };
  const cloud = gaussianPlumeField(
    {
      steps: [{ fromS: 0, toS: 900, rateKgS: 3 }],
      burstKg: undefined,
      heightM: 0,
      diameterM: 0,
      molarMass: 0.070906,
      coefficients: undefined,
      averagingS: null,
      path: null,
    },
    testAir({ u10: 2, cls: 'F' }),
  );
  const poison = toxicLethality(cloud, probit, 0.070906, { exposureS: 1800, airChangesPerS: 1 / 3600 });
  const flash = flashFireLethality(cloud, 2000);

  it.each([
    ['poison', poison],
    ['flash fire', flash],
  ] as const)('is that of turning it through 7,200 winds, within 3 %: %s', (_what, lethality) => {
    const rose = riskRose(uniform, [{ weather: 0, perYear: 1, table: polarTable(lethality, 64, 24) }]);
    for (const r of [20, 60, 150]) {
      const there = new Float64Array(3);
      let sum = 0;
      for (let i = 0; i < 7200; i++) {
        const angle = (2 * Math.PI * (i + 0.5)) / 7200;
        lethality.write(r * Math.cos(angle), r * Math.sin(angle), there);
        sum += there[unprotected] ?? 0;
      }
      expect(sum).toBeGreaterThan(0);
      expect(Math.abs(riskAt(rose, r, 1.234) / (sum / 7200) - 1), `${r} m`).toBeLessThan(0.03);
    }
  });
});

describe('the contours of individual risk', () => {
  it('of a deadly circle is that circle at every level below its frequency, within a cell', () => {
    const rose = riskRose(uniform, [{ weather: 0, perYear: 3e-6, table: polarTable(deadlyCircle(500), 64, 24) }]);
    const grid = riskGrid([{ eastM: 120, northM: -40, rose }], null);
    const contours = riskContours(grid);
    expect(contours.filter(({ regions }) => regions.length === 1).map(({ perYear }) => perYear)).toEqual([1e-6, 1e-7, 1e-8]);
    expect(contours.filter(({ perYear }) => perYear > 3e-6).every(({ regions }) => regions.length === 0)).toBe(true);
    const outline = contours.find(({ perYear }) => perYear === 1e-6)?.regions[0]?.[0] ?? [];
    expect(outline.length).toBeGreaterThan(8);
    for (const [x, y] of outline) {
      expect(Math.abs(Math.hypot(x - 120, y + 40) - 500)).toBeLessThan(2 * grid.stepM);
    }
  });
});

describe('a polar table', () => {
  it('meets the edge of a slice exactly and gives the value back at any place', () => {
    const table = polarTable(deadlySlice(1000, 0.3), 60, 24);
    expect(table.reachM).toBeGreaterThan(990);
    expect(readPolar(table, table.individual, 500, 0.299)).toBe(1);
    expect(readPolar(table, table.individual, 500, 0.301)).toBe(0);
    expect(readPolar(table, table.individual, 1010, 0)).toBe(0);
  });
});
