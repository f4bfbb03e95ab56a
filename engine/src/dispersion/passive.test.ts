import { describe, expect, test } from 'vitest';
import { stirred } from '../atmosphere/air.ts';
import { testAir } from '../testing/air.ts';
import type { StabilityClass } from '../types/common-types.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor, averagingFactor } from './averaging.ts';
import { calmPuffConcentration } from './calm-puff.ts';
import { plumeCoefficients, puffCoefficients } from './dispersion-coefficients.ts';
import { gaussianPlumeField } from './gaussian-plume.ts';
import { gaussianPuffField } from './gaussian-puff.ts';
import { similarityField } from './similarity-plume.ts';

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const steady = {
  steps: [{ fromS: 0, toS: 1e7, rateKgS: 2 }],
  burstKg: undefined,
  heightM: 0,
  diameterM: 0,
  molarMass: 0.03,
  coefficients: undefined,
  averagingS: null,
  path: null,
};
const best = (cls: StabilityClass, u10 = 4) => testAir({ u10, cls, mode: 'best-estimate' });

/** σy from where the value is exp(-1/2) of the axis. */
const measureSigmaY = (field: ReturnType<typeof gaussianPlumeField>, x: number): number =>
  field.halfWidth(x, field.axisPeak(x) * Math.exp(-0.5));

describe.each(Object.entries(plumeCoefficients))('the curves of %s', (_id, coefficients) => {
  test('widen with distance, and with instability', () => {
    for (const x of [150, 500, 1500, 5000]) {
      const [across, upwards] = [coefficients.sigmaY, coefficients.sigmaZ].map((curve) => classes.map((one) => curve(one)(x)));
      for (const spread of [across ?? [], upwards ?? []]) {
        expect(spread.every((one) => one > 0 && Number.isFinite(one))).toBe(true);
        expect(spread).toEqual([...spread].sort((a, b) => b - a));
      }
      for (const one of classes) expect(coefficients.sigmaY(one)(2 * x)).toBeGreaterThan(coefficients.sigmaY(one)(x));
    }
  });

  test('make a plume that carries the same gas', () => {
    const air = best('D');
    const field = gaussianPlumeField({ ...steady, coefficients }, air);
    expect(measureSigmaY(field, 800) / coefficients.sigmaY('D')(800)).toBeCloseTo(1, 9);
  });
});

test.each(Object.keys(puffCoefficients))('a puff by %s falls with distance and is higher for more gas', (id) => {
  const coefficients = puffCoefficients[id];
  if (coefficients === undefined) throw new Error(id);
  for (const cls of classes) {
    const field = gaussianPuffField({ massKg: 100, heightM: 0, molarMass: 0.03, coefficients }, best(cls));
    const more = gaussianPuffField({ massKg: 200, heightM: 0, molarMass: 0.03, coefficients }, best(cls));
    expect(field.axisPeak(1000)).toBeLessThan(field.axisPeak(500));
    expect(more.axisPeak(1000)).toBeGreaterThan(field.axisPeak(1000));
  }
});

test('ALOHA narrows a ten-second mean to 0.561 of three minutes in every class; the law stops at the moment of a class', () => {
  expect(alohaAveragingFactor(10, 180)).toBeCloseTo(0.561, 3);
  expect(averagingFactor(10, 600, 'D')).toBeCloseTo((18.3 / 600) ** 0.2, 9);
  expect(averagingFactor(10, 600, 'F')).toBeCloseTo((10 / 600) ** 0.2, 9);
  expect(averagingFactor(3600, 600, 'D')).toBeCloseTo(6 ** 0.2, 9);
});

test.each(['gaussian', 'similarity'] as const)('another averaging time moves gas across a %s plume but loses none', (kind) => {
  const air = best('D');
  const makeField = (averagingS: number | null) =>
    (kind === 'gaussian' ? gaussianPlumeField : similarityField)({ ...steady, averagingS }, air);
  const [own, moment] = [makeField(null), makeField(10)];
  const across = (field: typeof own): number => field.axisPeak(500) * measureSigmaY(field, 500);
  expect(moment.axisPeak(500)).toBeGreaterThan(own.axisPeak(500));
  expect(across(moment) / across(own)).toBeCloseTo(1, 9);
});

test('far under an inversion the gas fills the layer: c = Q/(√(2π) σy u zi)', () => {
  const air = { ...best('A'), mixingHeightM: 200 };
  const field = gaussianPlumeField(steady, air);
  const perKg = ppmPerDensity(air.pressurePa, 0.03, air.temperatureK);
  const wind = 5000 / field.arrivalS(5000);
  expect(field.axisPeak(5000) / ((2 * perKg) / (Math.sqrt(2 * Math.PI) * measureSigmaY(field, 5000) * wind * 200))).toBeCloseTo(1, 5);
});

test('ALOHA sees an inversion in stable air only; a release above one is computed as if there were none', () => {
  const aloha = (cls: StabilityClass, mixingHeightM: number | null, heightM = 0) =>
    gaussianPlumeField({ ...steady, heightM }, { ...testAir({ u10: 4, cls }), mixingHeightM }).axisPeak(5000);
  expect(aloha('D', 30)).toBe(aloha('D', null));
  expect(aloha('F', 30)).toBeGreaterThan(aloha('F', null));
  expect(aloha('F', 30, 40)).toBe(aloha('F', null, 40));
});

test('twice the measured turbulence halves the similarity plume on its axis', () => {
  const at = (crosswindTurbulenceMs: number): number => similarityField(steady, { ...best('D'), crosswindTurbulenceMs }).axisPeak(700);
  expect(at(0.8) / at(0.4)).toBeCloseTo(0.5, 9);
});

test('in calm air the circle bounds what spreads evenly in all directions, in every class', () => {
  for (const cls of classes) {
    const slow = best(cls, 0.5);
    const field = similarityField(steady, stirred(slow, 1));
    const perKg = ppmPerDensity(slow.pressurePa, 0.03, slow.temperatureK);
    for (const x of [50, 200, 1000]) expect(field.axisPeak(x)).toBeGreaterThan(calmPuffConcentration(2, x, slow) * perKg);
  }
});
