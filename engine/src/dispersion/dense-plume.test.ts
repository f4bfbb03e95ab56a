import { describe, expect, test } from 'vitest';
import { integrate } from '../numerics/quadrature.ts';
import type { Air } from '../pipeline.ts';
import type { Substance } from '../substance-types.ts';
import { chlorine } from '../testing/substances.ts';
import { denseConstants } from './dense-constants.ts';
import { densePlumeField } from './dense-plume.ts';
import type { DenseSource } from './dense-start.ts';
import { freeJetShare } from './free-jet.ts';
import { similarityField } from './similarity-plume.ts';
import { locate, readAt } from './table.ts';

const air: Air = {
  mode: 'best-estimate',
  temperatureK: 293.15,
  pressurePa: 101_325,
  relativeHumidity: 0.5,
  densityKgM3: 1.2,
  stability: 'D',
  roughnessM: 0.03,
  windAt10Ms: 4,
  inverseObukhov: 0,
  frictionVelocityMs: 0.28,
  crosswindTurbulenceMs: null,
  meanderMs: 0,
  mixingHeightM: null,
};
const stable: Air = { ...air, stability: 'F', inverseObukhov: 0.03, windAt10Ms: 3 };
const unstable: Air = { ...air, stability: 'B', inverseObukhov: -0.05 };
const spray = { substance: chlorine, temperatureK: 239.1, liquidFraction: 0.8 };
const steady: DenseSource = { rateKgS: 10, durationS: 3600, poolRadiusM: 0, jet: null };
const field = (source: Partial<DenseSource> = {}, where: Air = stable, step?: number) =>
  densePlumeField(spray, { ...steady, ...source }, where, 600, denseConstants, step);

describe('mass', () => {
  test.each([30, 100, 300, 1000, 5000])('a dense plume carries its rate through the plane at %d m', (x) => {
    const { table } = field();
    const [i, share] = locate(table.along, x - table.fromM);
    const at = (column: Float64Array): number => readAt(column, i, share);
    const width = 2 * at(table.core) + Math.sqrt(2 * Math.PI) * at(table.edge);
    const rate = at(table.share) * at(table.density) * at(table.speed) * at(table.depth) * width;
    expect(Math.abs(rate / 10 - 1)).toBeLessThan(0.01);
  });

  test('across and upwards a field spreads its axis over the plume’s width and depth', () => {
    const { field: plume, table } = field();
    const x = table.fromM + (table.along[250] ?? 0);
    const [core = 0, edge = 0, depth = 0] = [table.core[250], table.edge[250], table.depth[250]];
    const across = 2 * integrate((y) => plume.peak(x, y, 0), 0, core + 8 * edge, 4000);
    expect(across / plume.axisPeak(x) / (2 * core + Math.sqrt(2 * Math.PI) * edge)).toBeCloseTo(1, 3);
    const up = integrate((z) => plume.peak(x, 0, z), 0, 6 * depth, 4000);
    expect(up / plume.axisPeak(x) / depth).toBeCloseTo(1, 3);
  });
});

describe('a release as heavy as air', () => {
  const asAir: Substance = {
    ...chlorine,
    molarMass: 0.0288,
    gasHeatCapacity: { form: 'constant', coefficients: [1005], unitFactor: 1 },
  };
  const { heatOfVaporisation: _heat, ...gas } = asAir;
  test.each([
    ['neutral', air],
    ['stable', stable],
    ['unstable', unstable],
  ] as const)('is the similarity plume in %s air, within 2 percent from a point, 6 beyond sixty radii of a pool', (_name, where) => {
    for (const [poolRadiusM, fromM, tolerance] of [
      [0, 50, 0.02],
      [10, 600, 0.06],
    ] as const) {
      const dense = densePlumeField(
        { substance: gas, temperatureK: 293.15, liquidFraction: 0 },
        { rateKgS: 1, durationS: 3600, poolRadiusM, jet: null },
        where,
        600,
      ).field;
      const steps = [{ fromS: 0, toS: 3600, rateKgS: 1 }];
      const passive = similarityField({ steps, heightM: 0, diameterM: 2 * poolRadiusM, molarMass: 0.0288 }, where);
      for (const x of [fromM, 1000, 3000, 9000]) expect(Math.abs(dense.axisPeak(x) / passive.axisPeak(x) - 1)).toBeLessThan(tolerance);
    }
  });
});

test('halving the step changes what is found by less than half a percent', () => {
  for (const where of [air, stable, unstable]) {
    const coarse = field({}, where).field;
    const fine = field({}, where, 0.01).field;
    for (const x of [30, 100, 1000, 10_000]) expect(Math.abs(fine.axisPeak(x) / coarse.axisPeak(x) - 1)).toBeLessThan(0.005);
  }
});

test('more gas, or gas for longer, is nowhere less on the axis from 100 m on', () => {
  for (const x of [100, 300, 1000, 5000]) {
    const one = field({ durationS: 60 }).field.axisPeak(x);
    expect(field({ durationS: 60, rateKgS: 20 }).field.axisPeak(x)).toBeGreaterThan(one);
    expect(field({ durationS: 300 }).field.axisPeak(x)).toBeGreaterThan(one);
  }
});

test('the highest value in time is the peak, met while the cloud passes', () => {
  const plume = field({ durationS: 120 }).field;
  for (const x of [200, 2000]) {
    let highest = 0;
    const middle = 0.5 * (plume.arrivalS(x) + plume.departureS(x));
    for (let lag = -200; lag <= 200; lag++) highest = Math.max(highest, plume.at(x, 5, 1, middle + lag));
    expect(highest / plume.peak(x, 5, 1)).toBeCloseTo(1, 3);
    expect(plume.at(x, 5, 1, plume.departureS(x) + 3600)).toBeLessThan(1e-3 * highest);
  }
});

test('a wider average shows a wider and thinner plume', () => {
  const at = (averagedS: number): number => densePlumeField(spray, steady, air, averagedS).field.axisPeak(2000);
  expect(at(10)).toBeGreaterThan(at(600));
  expect(at(600)).toBeGreaterThan(at(3600));
});

test('a jet keeps k2 d/x of its concentration, and hands over a cloud that holds the same', () => {
  expect(freeJetShare(0.1, 1, 6, 0)).toBeCloseTo(0.1, 12);
  expect(freeJetShare(0.1, 1, 6, 1.2) / freeJetShare(0.1, 1, 6, 0)).toBeCloseTo(Math.exp(-1), 12);
  expect(freeJetShare(0.1, 4, 0.3, 0)).toBe(1);
  const jet = { rateKgS: 10, openingM: 0.05, velocityMs: 80, diameterM: 0.12 };
  const { table } = field({ jet });
  const i = table.along.findIndex((x) => x >= table.jetM);
  expect(table.jetM).toBeGreaterThan(5);
  expect((table.share[i] ?? 0) / (table.share[i - 1] ?? 1)).toBeGreaterThan(0.85);
  expect(1 / table.dilution).toBeCloseTo(table.share[i] ?? 0, 3);
});
