import { describe, expect, test } from 'vitest';
import { integrate } from '../numerics/quadrature.ts';
import { cloudFacts } from '../substance/cloud-facts.ts';
import { mixingTable, shareOfMoles, volumeAt } from '../substance/mixing-table.ts';
import { chlorine } from '../testing/substances.ts';
import type { Air } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { denseConstants } from './dense-constants.ts';
import { denseCloudField } from './dense-plume.ts';
import type { DenseSource } from './dense-start.ts';
import { similarityField } from './similarity-plume.ts';

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
const steady: DenseSource = { massKg: 36_000, durationS: 3600, jetS: undefined, poolRadiusM: 0, velocityMs: 0, flight: undefined };
const cloud = (source: Partial<DenseSource> = {}, where: Air = stable, step?: number) =>
  denseCloudField(spray, { ...steady, ...source }, where, 600, denseConstants, step);
const atOnce = (massKg: number, where: Air = air, step?: number) =>
  denseCloudField(spray, { ...steady, massKg, durationS: 0 }, where, 600, denseConstants, step);

describe('mass', () => {
  test('a cloud holds what was released, steady or at once, at every age', () => {
    for (const [{ table }, massKg] of [
      [cloud(), 36_000],
      [cloud({ durationS: 60 }), 36_000],
      [atOnce(900), 900],
    ] as const) {
      for (let i = 60; i < table.x.length; i += 20) {
        const [share = 0, density = 0, depth = 0] = [table.share[i], table.density[i], table.depth[i]];
        const held = share * density * depth * 4 * (table.half[i] ?? 0) * (table.reach[i] ?? 0);
        expect(Math.abs(held / massKg - 1)).toBeLessThan(0.02);
      }
    }
  });

  test('across and upwards a field spreads its axis over the width and depth of the cloud', () => {
    const { field, table } = cloud();
    const i = table.x.findIndex((x) => x > 600);
    const [x = 0, half = 0, depth = 0] = [table.x[i], table.half[i], table.depth[i]];
    const mixing = mixingTable(cloudFacts(spray, stable.temperatureK, stable.pressurePa), stable);
    const of = (y: number, z: number): number => {
      const share = shareOfMoles(mixing, 1e-6 * field.peak(x, y, z));
      return share / volumeAt(mixing, share, table.warmed[i]);
    };
    const across = 2 * integrate((y) => of(y, 0), 0, 6 * half, 200);
    expect(across / of(0, 0) / (2 * half)).toBeCloseTo(1, 1);
    const up = integrate((z) => of(0, z), 0, 6 * depth, 200);
    expect(up / of(0, 0) / depth).toBeCloseTo(1, 1);
  });
});

describe('a release as heavy as air', () => {
  const asAir: Substance = {
    ...chlorine,
    molarMass: 0.0288,
    gasHeatCapacity: { form: 'constant', coefficients: [1005], unitFactor: 1 },
  };
  const { heatOfVaporisation: _heat, ...gas } = asAir;
  const released = { substance: gas, temperatureK: 293.15, liquidFraction: 0 };
  test.each([
    ['neutral', air],
    ['stable', stable],
    ['unstable', unstable],
  ] as const)('is the similarity plume in %s air, within 3 percent from a point, 7 beyond sixty radii of a pool', (_name, where) => {
    for (const [poolRadiusM, fromM, tolerance] of [
      [0, 50, 0.03],
      [10, 600, 0.07],
    ] as const) {
      const { field } = denseCloudField(released, { ...steady, durationS: 36_000, poolRadiusM }, where, 600);
      const steps = [{ fromS: 0, toS: 36_000, rateKgS: 1 }];
      const passive = similarityField(
        { steps, burstKg: undefined, heightM: 0, diameterM: 2 * poolRadiusM, molarMass: 0.0288, averagingS: null },
        where,
      );
      for (const x of [fromM, 1000, 3000, 9000])
        expect(Math.abs(field.axisPeak(x) / passive.axisPeak(x) - 1), `${x}`).toBeLessThan(tolerance);
    }
  });
});

describe('limits', () => {
  test.each([
    ['neutral', air],
    ['stable', stable],
  ] as const)('in %s air a long release is the steady plume, within 5 percent to where it is cut', (_name, where) => {
    const rateKgS = 10;
    const endless = cloud({ massKg: rateKgS * 1e6, durationS: 1e6 }, where).field;
    const long = cloud({ massKg: rateKgS * 3600, durationS: 3600 }, where).field;
    for (const x of [50, 100, 300, 1000, 2000]) expect(Math.abs(long.axisPeak(x) / endless.axisPeak(x) - 1), `${x}`).toBeLessThan(0.05);
  });

  test.each([
    ['neutral', air],
    ['stable', stable],
  ] as const)('in %s air a release of a second is the instantaneous cloud, within 10 percent', (_name, where) => {
    for (const massKg of [100, 1000, 20_000]) {
      const second = cloud({ massKg, durationS: 1 }, where).field;
      const cloudAtOnce = atOnce(massKg, where).field;
      for (const x of [20, 100, 300, 1000, 3000, 10_000])
        expect(Math.abs(second.axisPeak(x) / cloudAtOnce.axisPeak(x) - 1), `${massKg} kg, ${x} m`).toBeLessThan(0.1);
    }
  });

  test('in light stable wind a ton and more at once falls with the distance as x^-1.5 to x^-2.5 while it is heavy', () => {
    for (const massKg of [1000, 5000, 20_000]) {
      const { field, table } = atOnce(massKg, { ...stable, windAt10Ms: 1.5, inverseObukhov: 0.06 });
      for (let x = 100; x < 12_800; x *= 2) {
        const i = table.x.findIndex((one) => one >= 2 * x);
        if ((table.richardson[i] ?? 0) < 1) break;
        const slope = Math.log(field.axisPeak(2 * x) / field.axisPeak(x)) / Math.LN2;
        expect(-slope, `${massKg} kg, ${x} m`).toBeGreaterThan(1.4);
        expect(-slope, `${massKg} kg, ${x} m`).toBeLessThan(2.6);
      }
    }
  });
});

test('over a wide weak source the axis is that of its gas, however short the release', () => {
  const weak = (durationS: number) => cloud({ massKg: 20 * durationS, durationS, poolRadiusM: 60 }, { ...air, windAt10Ms: 9 }).field;
  for (const x of [1, 20, 40, 100]) expect(weak(600).axisPeak(x) / weak(20_000).axisPeak(x), `${x} m`).toBeCloseTo(1, 1);
});

test('steps a quarter as long change what is found by less than 0.8 percent', () => {
  for (const where of [air, stable, unstable]) {
    const jetOverPool = { massKg: 1000, durationS: 100, velocityMs: 60, poolRadiusM: 5 };
    for (const source of [{}, { durationS: 30 }, { durationS: 0 }, { velocityMs: 60 }, jetOverPool]) {
      const coarse = cloud(source, where).field;
      const fine = cloud(source, where, 0.0125).field;
      for (const x of [30, 100, 1000, 10_000])
        expect(Math.abs(fine.axisPeak(x) / coarse.axisPeak(x) - 1), `${x} ${JSON.stringify(source)}`).toBeLessThan(0.008);
    }
  }
});

test('more gas, or gas for longer, is nowhere less on the axis from 100 m on', () => {
  for (const x of [100, 300, 1000, 5000]) {
    const one = cloud({ massKg: 600, durationS: 60 }).field.axisPeak(x);
    expect(cloud({ massKg: 1200, durationS: 60 }).field.axisPeak(x)).toBeGreaterThan(one);
    expect(cloud({ massKg: 3000, durationS: 300 }).field.axisPeak(x)).toBeGreaterThan(0.98 * one);
    expect(atOnce(1800).field.axisPeak(x)).toBeGreaterThan(atOnce(900).field.axisPeak(x));
  }
});

test('the highest value in time is the peak, met while the cloud passes, and it is gone after', () => {
  for (const plume of [cloud({ massKg: 1200, durationS: 120 }).field, atOnce(900, stable).field]) {
    for (const x of [200, 2000]) {
      let highest = 0;
      const middle = 0.5 * (plume.arrivalS(x) + plume.departureS(x));
      for (let lag = -400; lag <= 400; lag++) highest = Math.max(highest, plume.at(x, 5, 1, middle + lag));
      expect(Math.abs(highest / plume.peak(x, 5, 1) - 1)).toBeLessThan(0.01);
      expect(plume.at(x, 5, 1, plume.departureS(x) + 10_000)).toBeLessThan(1e-2 * highest);
    }
  }
});

test('it arrives before it departs, farther on later', () => {
  const { field } = atOnce(900);
  let before = -1;
  for (const x of [50, 100, 300, 1000, 3000, 10_000]) {
    expect(field.arrivalS(x)).toBeGreaterThan(before);
    expect(field.departureS(x)).toBeGreaterThan(field.arrivalS(x));
    before = field.arrivalS(x);
  }
});

test('a heavy cloud lets go at once also runs against a light wind, and its zones are round at both ends', () => {
  const { field } = atOnce(20_000, { ...stable, windAt10Ms: 1.5 });
  const level = 20_000;
  const upwind = field.upwindM?.(level) ?? 0;
  expect(upwind).toBeGreaterThan(30);
  expect(field.peak(-0.95 * upwind, 0, 0)).toBeGreaterThan(0.8 * level);
  expect(field.peak(-1.1 * upwind, 0, 0)).toBeLessThan(level);
  let low = 100;
  let high = 20_000;
  while (high - low > 0.01)
    [low, high] = field.axisPeak(0.5 * (low + high)) >= level ? [0.5 * (low + high), high] : [low, 0.5 * (low + high)];
  const widest = Math.max(...Array.from({ length: 50 }, (_, i) => field.halfWidth((i / 50) * low, level)));
  expect(field.halfWidth(0.999 * low, level)).toBeLessThan(0.5 * widest);
});

test('a wider average shows a wider and thinner plume', () => {
  const at = (averagedS: number): number => denseCloudField(spray, { ...steady, massKg: 3600 }, air, averagedS).field.axisPeak(5000);
  expect(at(10)).toBeGreaterThan(at(600));
  expect(at(600)).toBeGreaterThan(at(3600));
});

test('the axis of a jet without weight thins as d/x: between 5 and 7 times, in a wind it outruns', () => {
  const { heatOfVaporisation: _heat, ...gas } = chlorine;
  const asAir = { ...gas, molarMass: 0.029, gasHeatCapacity: { form: 'constant', coefficients: [1005], unitFactor: 1 } } as const;
  const d = 0.05;
  const rate = (Math.PI / 4) * d * d * 300 * 1.2;
  const light = { ...air, windAt10Ms: 1 };
  const { field } = denseCloudField(
    { substance: asAir, temperatureK: 293.15, liquidFraction: 0 },
    { ...steady, massKg: rate * 3600, velocityMs: 300 },
    light,
    600,
  );
  for (const x of [2, 4, 8]) {
    const factor = (1e-6 * field.axisPeak(x) * x) / d;
    expect(factor, `${x} m`).toBeGreaterThan(4.5);
    expect(factor, `${x} m`).toBeLessThan(7.5);
  }
});

test('at no moment is it richer than at its highest, upwind and beside it either', () => {
  for (const { field } of [cloud(), cloud({ durationS: 60 }), cloud({ poolRadiusM: 10 }), atOnce(900)])
    for (const x of [-600, -200, -50, -11, 50, 500])
      for (const y of [0, 2, 8, 60]) {
        const most = field.peak(x, y, 0);
        for (const timeS of [0, 1, 30, 61, 300, 1800, 3599, 3601, 4000, 9000])
          expect(field.at(x, y, 0, timeS), `${x}, ${y} m, ${timeS} s`).toBeLessThanOrEqual(1.03 * most + 1e-9);
      }
});
