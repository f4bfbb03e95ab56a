import { expect, test } from 'vitest';
import { computeAir, windAt } from './atmosphere/air.ts';
import { havensExponent } from './atmosphere/power-law.ts';
import { groundReflection, lidReflection, plumeConcentration, puffConcentration } from './dispersion/gaussian.ts';
import { marchHeavy } from './dispersion/heavy-march.ts';
import { passingRate } from './dispersion/passing-rate.ts';
import { briggsRural } from './dispersion/sigma.ts';
import { crosswindSpread, marchSimilarity } from './dispersion/similarity-march.ts';
import { similarityField } from './dispersion/similarity-plume.ts';
import { gamma } from './numerics/gamma.ts';
import { integrate } from './numerics/quadrature.ts';
import { testAir } from './testing/air.ts';
import { ppmPerDensity } from './units/convert.ts';

const distances = [100, 300, 1000, 3000, 9000];

test.each(distances)('a Gaussian plume carries its rate through the plane at %d m', (x) => {
  const sigmaY = briggsRural.sigmaY('D')(x);
  const sigmaZ = briggsRural.sigmaZ('D')(x);
  const across = (z: number): number =>
    integrate((y) => plumeConcentration(2, 4, sigmaY, sigmaZ, y, groundReflection(sigmaZ, z, 10)), -6 * sigmaY, 6 * sigmaY, 100);
  expect((4 * integrate(across, 0, 10 + 7 * sigmaZ, 200)) / 2).toBeCloseTo(1, 4);
});

test('a puff holds its mass', () => {
  const along = (x: number): number => integrate((y) => puffConcentration(5, 30, 20, 10, x, y, 2), -120, 120, 60);
  const onGround = integrate(along, -180, 180, 60);
  const vertical = integrate((z) => groundReflection(10, z, 0) / 2, 0, 70, 100);
  expect((onGround * vertical) / 5).toBeCloseTo(1, 3);
});

test('an inversion lid keeps the mass under it, and far above it changes nothing', () => {
  for (const sigmaZ of [50, 150, 390]) {
    const under = integrate((z) => lidReflection(sigmaZ, z, 20, 200), 0, 200, 200);
    expect(under / (Math.sqrt(2 * Math.PI) * sigmaZ)).toBeCloseTo(1, 2);
  }
  expect(lidReflection(10, 0, 0, 1e4)).toBeCloseTo(groundReflection(10, 0, 0), 12);
});

test('a release of any history passes with all its mass', () => {
  const steps = [
    { fromS: 0, toS: 60, rateKgS: 5 },
    { fromS: 60, toS: 600, rateKgS: 1 },
  ];
  const passed = integrate((t) => passingRate(steps, 3, 80, 1000, t), -500, 2500, 3000);
  expect(passed / (5 * 60 + 540)).toBeCloseTo(1, 3);
});

const heavyAir = testAir({ u10: 4, cls: 'E', T_C: 15 });
const flow = {
  windAt10Ms: 4,
  frictionVelocityMs: heavyAir.frictionVelocityMs,
  alpha: havensExponent.E,
  gamma1: gamma(1 / (1 + havensExponent.E)),
  reducedGravity: 14,
  densityKgM3: 3,
};

test.each([300, 1000, 3000])('a heavy plume carries its rate through the plane at %d m', (x) => {
  const table = marchHeavy(flow, 10, 0, (d) => 0.8 * briggsRural.sigmaY('E')(d), 10_000);
  const i = table.x.findIndex((station) => station >= x);
  const [c = 0, core = 0, edge = 0, height = 0] = [table.axis[i], table.core[i], table.edge[i], table.height[i]];
  const width = 2 * core + Math.sqrt(Math.PI) * edge;
  const upward = integrate((z) => Math.exp(-((z / height) ** 1.203)) * 4 * (Math.max(z, 1e-9) / 10) ** 0.203, 0, 12 * height, 4000);
  expect((c * width * upward) / 10).toBeCloseTo(1, 2);
});

test('halving the step of the heavy march changes the distance by less than half a percent', () => {
  const reach = (share: number): number => {
    const table = marchHeavy(flow, 10, 0, (d) => 0.8 * briggsRural.sigmaY('E')(d), 10_000, share);
    const level = 6e-5;
    const i = table.axis.findIndex((c) => c < level);
    const [x0 = 0, x1 = 0, c0 = 0, c1 = 0] = [table.x[i - 1], table.x[i], table.axis[i - 1], table.axis[i]];
    return x0 + ((x1 - x0) * Math.log(c0 / level)) / Math.log(c0 / c1);
  };
  expect(reach(0.005) / reach(0.01)).toBeCloseTo(1, 2);
  expect(Math.abs(reach(0.005) / reach(0.01) - 1)).toBeLessThan(0.005);
});

test('wind from another height is brought to ten metres by the same profile', () => {
  const air = computeAir({
    mode: 'best-estimate',
    weather: {
      windSpeedMs: windAt(heavyAir, 2),
      windHeightM: 2,
      windFromDeg: 0,
      temperatureK: 288,
      relativeHumidity: 0.5,
      cloudFraction: 0.5,
      pressurePa: 101_325,
      stability: 'E',
      solarElevationDeg: null,
      inverseObukhov: null,
      sigmaThetaRad: null,
      mixingHeightM: null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: 0.03 },
  });
  expect(windAt(air, 2)).toBeCloseTo(windAt(heavyAir, 2), 10);
  expect(air.windAt10Ms).toBeCloseTo(4, 1);
});

test.each(distances)('a similarity plume carries its rate through the plane at %d m', (x) => {
  const air = testAir({ u10: 4, cls: 'E' });
  const table = marchSimilarity(air, 1, 10_000);
  const i = table.x.findIndex((station) => station >= x);
  const [height = 0, wind = 0] = [table.height[i], table.wind[i]];
  const steps = [{ fromS: 0, toS: 1e6, rateKgS: 2 }];
  const field = similarityField({ steps, burstKg: undefined, heightM: 1, diameterM: 0, molarMass: 0.03, averagingS: null }, air);
  const at = table.x[i] ?? 0;
  const sigmaY = crosswindSpread(air)(table.time[i] ?? 0);
  const perPpm = 1 / ppmPerDensity(air.pressurePa, 0.03, air.temperatureK);
  const upward = integrate((z) => field.peak(at, 0, z), 0, 8 * height, 400);
  expect((upward * perPpm * wind * Math.sqrt(2 * Math.PI) * sigmaY) / 2).toBeCloseTo(1, 2);
});

test('halving the step of the similarity march changes height and time by less than half a percent', () => {
  for (const cls of ['A', 'D', 'F'] as const) {
    const air = testAir({ u10: 3, cls });
    const [coarse, fine] = [marchSimilarity(air, 1, 5000), marchSimilarity(air, 1, 5000, 0.01)];
    for (const column of ['height', 'time'] as const) {
      expect(Math.abs((coarse[column].at(-1) ?? 0) / (fine[column].at(-1) ?? 1) - 1)).toBeLessThan(0.005);
    }
  }
});
