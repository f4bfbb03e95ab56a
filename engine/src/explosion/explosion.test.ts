import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blastProbits } from '../effect/blast-probit.ts';
import { checkScenario, run } from '../index.ts';
import { propane } from '../testing/substances.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { blastImpulse, digitisedOverpressure, fittedOverpressure } from './blast-curves.ts';
import { flameMach } from './flame-speed.ts';
import { flammableCloud } from './flammable-cloud.ts';
import { stoichiometricShare } from './stoichiometric.ts';
import { brodeEnergy, expansionEnergy } from './vessel-burst.ts';

/** A ball of gas, c = c0 exp(-r²/2s²), at rest around (50, 0, 0) for a hundred seconds. */
const ball = (c0: number, s: number): PlumeField => {
  const at = (x: number, y: number, z: number): number => c0 * Math.exp(-((x - 50) ** 2 + y * y + z * z) / (2 * s * s));
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: 0,
    sourcePpm: 0,
    rangeM: 1000,
    upwindM: undefined,
    axisPeak: (x) => at(x, 0, 0),
    halfWidth: () => 0,
    peak: at,
    at: (x, y, z, timeS) => (timeS <= 100 ? at(x, y, z) : 0),
    slices: undefined,
    arrivalS: () => 0,
    departureS: () => 100,
  };
};

test('the flammable mass of a Gaussian half ball is that of its shells, its centre the ball’s own', () => {
  const [c0, s, lower, upper] = [200_000, 8, 20_000, 100_000];
  const radius = (c: number): number => s * Math.sqrt(2 * Math.log(c0 / c));
  let exact = 0;
  const [from, to] = [radius(upper), radius(0.9 * lower)];
  const shells = 4000;
  for (let i = 0; i < shells; i++) {
    const r = from + ((to - from) * (i + 0.5)) / shells;
    exact += 2 * Math.PI * r * r * c0 * Math.exp((-r * r) / (2 * s * s)) * ((to - from) / shells);
  }
  const cloud = flammableCloud(ball(c0, s), { lowerPpm: lower, upperPpm: upper }, 1e-6, 0);
  expect(cloud.massKg / (1e-6 * exact)).toBeCloseTo(1, 1);
  expect(cloud.centreM).toBeCloseTo(50, 0);
  expect(flammableCloud(ball(10_000, s), { lowerPpm: lower, upperPpm: upper }, 1e-6, 0).massKg).toBe(0);
});

/** A puff, c = c0 exp(-r²/2s²), that drifts at 2 m/s and spreads, s = 4 + 0.04 x: its flammable mass has one flat maximum. */
const drifting = (massPpm: number): PlumeField => {
  const at = (x: number, y: number, z: number, t: number): number => {
    const s = 4 + 0.08 * t;
    return (massPpm / s ** 3) * Math.exp(-((x - 2 * t) ** 2 + y * y + z * z) / (2 * s * s));
  };
  return { ...ball(1, 1), at, axisPeak: (x) => at(x, 0, 0, x / 2), peak: (x, y, z) => at(x, y, z, x / 2), departureS: (x) => x / 2 };
};

test('the moment of the greatest flammable mass is found between the moments tried: 5 % more gas explodes at most a tenth farther', () => {
  const limits = { lowerPpm: 20_000, upperPpm: 100_000 };
  for (const nearShare of [1, 0.9]) {
    let last = flammableCloud(drifting(1e8), limits, 1e-6, 0, false, nearShare);
    for (let i = 1; i <= 30; i++) {
      const more = flammableCloud(drifting(1e8 * 1.05 ** i), limits, 1e-6, 0, false, nearShare);
      expect(more.massKg / last.massKg, `${nearShare} ${i}`).toBeGreaterThan(1);
      expect(more.massKg / last.massKg).toBeLessThan(1.12);
      expect(more.centreM / last.centreM, `${nearShare} ${i}`).toBeGreaterThan(0.95);
      expect(more.centreM / last.centreM).toBeLessThan(1.1);
      last = more;
    }
  }
});

test('of two moments at which nearly as much can burn the later counts, and the earlier where the most is asked for', () => {
  const limits = { lowerPpm: 20_000, upperPpm: 100_000 };
  const [most, near] = [1, 0.9].map((share) => flammableCloud(drifting(3e8), limits, 1e-6, 0, false, share));
  expect(near?.timeS).toBeGreaterThan(1.1 * (most?.timeS ?? Number.NaN));
  expect(near?.fromS).toBeLessThanOrEqual(most?.timeS ?? 0);
  expect(near?.fromS).toBeGreaterThan(0);
  expect((near?.massKg ?? 0) / (most?.massKg ?? Number.NaN)).toBeCloseTo(0.9, 1);
});

test('a cloud of more propane explodes no nearer: 500 to 2,000 kg through 100 mm at 3 m/s', () => {
  const computeReach = (quantityKg: number): readonly number[] => {
    const checked = checkScenario(
      {
        chemical: 'Propane',
        hazard: 'explosion',
        quantityKg,
        rupture: { type: 'circular', diameterM: 0.1 },
        storage: { temperatureC: 20 },
        blast: { congestion: 'medium' },
        weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, stability: 'D' },
        site: { latitude: 21, longitude: 72 },
      },
      propane,
    );
    if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
    const { zones, details } = run(checked.scenario);
    expect(details?.find(({ key }) => key === 'flammable-mass')?.value).toBeLessThanOrEqual(quantityKg);
    return zones.map(({ reachM }) => reachM);
  };
  let last = computeReach(500);
  for (let quantity = 550; quantity < 2000; quantity *= 1.1) {
    const more = computeReach(quantity);
    more.forEach((reach, i) => {
      expect(reach, `${quantity} kg`).toBeGreaterThanOrEqual(0.97 * (last[i] ?? 0));
    });
    last = more;
  }
});

describe.each([
  ['fitted', fittedOverpressure],
  ['digitised', digitisedOverpressure],
] as const)('the %s curves', (_name, curve) => {
  test('fall with distance from a third of the scaled length on, and rise with the flame’s speed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 5.2, noNaN: true }), fc.double({ min: 0.36, max: 30, noNaN: true }), (mach, R) => {
        expect(curve(mach, 1.2 * R)).toBeLessThan(curve(mach, R));
        expect(curve(mach, R)).toBeGreaterThan(0);
      }),
    );
    for (const R of [0.4, 1, 3]) expect(curve(0.7, R)).toBeGreaterThan(curve(0.35, R));
  });
});

test('both sets of curves meet within a quarter at Mach 0.35 from 1 to 10', () => {
  for (const R of [1, 2, 3, 5, 7]) {
    const ratio = fittedOverpressure(0.35, R) / digitisedOverpressure(0.35, R);
    expect(ratio > 0.75 && ratio < 1.25).toBe(true);
  }
});

test('the digitised value of CCPS at Mach 0.44 and R 0.93 is 0.15 of the older curves’ 0.26', () => {
  expect(Math.abs(digitisedOverpressure(0.44, 0.93) - 0.15)).toBeLessThan(0.02);
});

test('impulse grows with the cube root of the energy', () => {
  expect(blastImpulse(1, 2, 8e9, 340) / blastImpulse(1, 2, 1e9, 340)).toBeCloseTo(2, 9);
});

test('flames by the table; a charge makes any cloud detonate', () => {
  expect(flameMach('medium', 'high', 'spark')).toBe(0.5);
  expect(flameMach('low', 'low', 'spark')).toBe(0.026);
  expect(flameMach('low', 'low', 'detonation')).toBe(5.2);
});

test('butane just burns up at 3.12 % in air', () => {
  expect(stoichiometricShare(6.5)).toBeCloseTo(0.0312186, 5);
});

test('a burst at rest sets nothing free, and Brode’s is the upper bound', () => {
  expect(brodeEnergy(101_325, 101_325, 10, 1.4)).toBe(0);
  expect(expansionEnergy(101_325, 101_325, 10, 1.4)).toBeCloseTo(0, 6);
  for (const p of [2e5, 1e6, 1e7]) expect(expansionEnergy(p, 1e5, 1, 1.4)).toBeLessThan(brodeEnergy(p, 1e5, 1, 1.4));
});

test('half die of their lungs at 144 kPa by Eisenberg; by HSE at 91 kPa', () => {
  expect(blastProbits.lungEisenberg(144_100)).toBeCloseTo(5, 1);
  expect(blastProbits.lungHse(90_950)).toBeCloseTo(5, 2);
  expect(blastProbits.head(50_000, 2000)).toBeLessThan(blastProbits.head(100_000, 4000));
  expect(blastProbits.collapse(40_000, 460)).toBeCloseTo(5 - 0.22 * Math.log(2), 9);
});

test('of a cloud that is even across and upwards the burnable mass follows its limits without a step', () => {
  // c = c0 exp(-x/L) in a box 20 m wide and 5 m tall: ∫ c dV = 100 L (upper - 0.9 lower).
  const [c0, lengthM, lower] = [4e5, 20, 2e4];
  const at = (x: number, y: number, z: number): number => (x < 0 || Math.abs(y) > 10 || z > 5 ? 0 : c0 * Math.exp(-x / lengthM));
  const even: PlumeField = { ...ball(1, 1), rangeM: 500, axisPeak: (x) => at(x, 0, 0), peak: at, at };
  let last = 0;
  for (let upper = 5e4; upper < 2e5; upper *= 1.01) {
    const { massKg } = flammableCloud(even, { lowerPpm: lower, upperPpm: upper }, 1e-6, 0);
    expect(massKg / (1e-6 * 100 * lengthM * (upper - 0.9 * lower))).toBeCloseTo(1, 1);
    expect(massKg).toBeGreaterThan(last);
    expect(massKg).toBeLessThan(last === 0 ? Infinity : 1.03 * last);
    last = massKg;
  }
});
