import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { footprint } from '../field/footprint.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { erringField } from './erring-field.ts';
import { modelSigma } from './model-error.ts';

const find = (id: string): HazardModel => {
  const model = catalogue.find((one) => one.id === id);
  if (model === undefined) throw new Error(id);
  return model;
};

const dense = find('dense-plume');

describe('the error of a model', () => {
  it('is the fitted one for releases and distances like those of its trials', () => {
    for (const distanceM of [10, 57, 400, 800]) expect(modelSigma(dense, 'class', 'pool', distanceM)).toBe(0.55);
    expect(modelSigma(find('similarity-plume'), 'sigma-theta', 'gas-jet', 800)).toBe(0.33);
  });

  it('is 0.7 for a jet with spray up to 3 km and 1.0 from 10 km on, as assumed; 1.0 for releases without a trial', () => {
    for (const distanceM of [100, 800, 3000]) expect(modelSigma(dense, 'obukhov', 'two-phase-jet', distanceM)).toBe(0.7);
    // Halfway in the logarithm.
    expect(modelSigma(dense, 'obukhov', 'two-phase-jet', Math.sqrt(3000 * 10_000))).toBeCloseTo(0.85, 9);
    for (const distanceM of [10_000, 20_000]) expect(modelSigma(dense, 'obukhov', 'two-phase-jet', distanceM)).toBe(1);
    for (const id of ['dense-puff', 'gaussian-puff']) expect(modelSigma(find(id), 'class', 'instantaneous', 100)).toBe(1);
    expect(modelSigma(dense, 'class', 'gas-jet', 100)).toBe(1);
  });

  it('never falls with distance and has no step: a hundredth farther adds less than 0.01', () => {
    for (const model of catalogue) {
      for (const release of ['pool', 'gas-jet', 'two-phase-jet', 'instantaneous', 'elevated'] as const) {
        for (let x = 1; x < 30_000; x *= 1.01) {
          const step = modelSigma(model, 'class', release, 1.01 * x) - modelSigma(model, 'class', release, x);
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThan(0.01);
        }
      }
    }
  });

  it('of fires and blasts does not depend on the release', () => {
    expect(modelSigma(find('pool-fire'), 'class', 'two-phase-jet', 5000)).toBe(0.4);
  });
});

describe('a field with an error by distance', () => {
  /** 10⁶/x² ppm on the axis, a tenth of the distance wide to each side. */
  const field: PlumeField = {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: 0,
    sourcePpm: 0,
    rangeM: 10_000,
    upwindM: undefined,
    axisPeak: (x) => 1e6 / (x * x),
    halfWidth: (x, level) => 0.1 * x * Math.sqrt(2 * Math.max(0, Math.log(1e6 / (x * x) / level))),
    peak: (x, y) => (1e6 / (x * x)) * Math.exp(-0.5 * (y / (0.1 * x)) ** 2),
    at: (x, y) => (1e6 / (x * x)) * Math.exp(-0.5 * (y / (0.1 * x)) ** 2),
    slices: undefined,
    arrivalS: () => 0,
    departureS: () => 1,
  };
  const level = { id: 'L', severity: 'middle', value: 1, unit: 'ppm', exposureS: undefined, meaning: '' } as const;
  const [zone] = footprint(
    erringField(field, (x) => Math.sqrt(x) / 10),
    [level],
  );

  it('reaches as far as value times factor says', () => {
    // 10⁶/x² · √x/10 = 1 at x = 10^(10/3).
    expect(zone?.reachM).toBeCloseTo(10 ** (10 / 3), 0);
  });

  it('is as wide at every distance as the factor there says', () => {
    const with2 = erringField(field, () => 2);
    if (with2.shape !== 'plume') throw new Error('no plume');
    expect(with2.halfWidth(100, 10)).toBe(field.halfWidth(100, 5));
    expect(with2.peak(100, with2.halfWidth(100, 10), 0)).toBeCloseTo(10, 9);
  });
});
