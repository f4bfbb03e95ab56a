import { expect, test } from 'vitest';
import { gaussianPlumeField } from '../dispersion/gaussian-plume.ts';
import { footprint } from '../field/footprint.ts';
import { testAir } from '../testing/air.ts';
import { equivalentField } from './equivalent-field.ts';
import { historyAt } from './history.ts';
import { findHighest } from './series.ts';
import { heaviestLoad, toxicLoad } from './toxic-load.ts';

const air = testAir({ u10: 3, cls: 'D' });
const plume = (steps: readonly { fromS: number; toS: number; rateKgS: number }[]) =>
  gaussianPlumeField(
    { steps, burstKg: undefined, heightM: 0, diameterM: 0, molarMass: 0.070906, coefficients: undefined, averagingS: null, path: null },
    air,
  );
const steady = plume([{ fromS: 0, toS: 3600, rateKgS: 1 }]);
const short = plume([{ fromS: 0, toS: 300, rateKgS: 1 }]);
const spiky = plume([
  { fromS: 0, toS: 60, rateKgS: 5 },
  { fromS: 60, toS: 7200, rateKgS: 0.2 },
]);

test.each([steady, short, spiky])('a history misses nothing of the dose: the load of a fine grid, within 1 %', (field) => {
  for (const [x, y] of [
    [60, 0],
    [400, 20],
    [3000, -100],
  ] as const) {
    const history = historyAt(field, x, y, 0);
    const end = history.timeS.at(-1) ?? 0;
    const fine = Float64Array.from({ length: 40_001 }, (_, i) => (end * i) / 40_000);
    const exact = toxicLoad({ timeS: fine, value: fine.map((moment) => field.at(x, y, 0, moment)) }, 2);
    expect(Math.abs(toxicLoad(history, 2) / exact - 1), `${x} m`).toBeLessThan(0.01);
    expect(findHighest(history).value / field.peak(x, y, 0)).toBeGreaterThan(0.98);
    expect(history.timeS.length).toBeLessThanOrEqual(170);
    history.timeS.forEach((moment, i) => {
      if (i > 0) expect(moment).toBeGreaterThan(history.timeS[i - 1] ?? 0);
    });
  }
});

test('a release as long as the exposure has its own concentration as the equivalent one, where it is not smeared', () => {
  const equivalent = equivalentField(steady, { exponent: 2, exposureS: 3600, levelS: 3600, shorter: undefined });
  for (const x of [50, 200, 1000]) expect(equivalent.axisPeak(x) / steady.axisPeak(x)).toBeCloseTo(1, 1);
});

test('a twelfth of the exposure weighs 12^(-1/n): the equivalent concentration of five minutes in an hour', () => {
  for (const exponent of [1, 2, 3]) {
    const equivalent = equivalentField(short, { exponent, exposureS: 3600, levelS: 3600, shorter: undefined });
    expect(equivalent.axisPeak(100) / short.axisPeak(100)).toBeCloseTo((1 / 12) ** (1 / exponent), 2);
    expect(equivalent.peak(100, 10, 0) / short.peak(100, 10, 0)).toBeCloseTo((1 / 12) ** (1 / exponent), 2);
  }
});

test('a stay takes the worst stretch of a longer passage', () => {
  const history = { timeS: Float64Array.of(0, 600, 600, 1200, 1200, 4800), value: Float64Array.of(1, 1, 10, 10, 1, 1) };
  expect(heaviestLoad(history, 2, 600)).toBeCloseTo(10 * 100, 9);
  expect(heaviestLoad(history, 2, 7200)).toBeCloseTo(toxicLoad(history, 2), 9);
});

test('a zone by dose is no larger than that of the highest concentration, and that by peak stays as it was', () => {
  const level = { id: 'L', severity: 'severe', value: 20, unit: 'ppm', exposureS: undefined, meaning: '' } as const;
  const byDose = { ...level, id: 'D', dose: { exponent: 2, exposureS: 3600, levelS: 3600, shorter: undefined } };
  const [peak, dose] = footprint(short, [level, byDose]);
  expect(peak?.reachM).toBe(footprint(short, [level])[0]?.reachM);
  expect(dose?.level.id).toBe('D');
  expect(dose?.reachM ?? 0).toBeLessThan(peak?.reachM ?? 0);
  expect(dose?.reachM ?? 0).toBeGreaterThan(0.2 * (peak?.reachM ?? 0));
});
