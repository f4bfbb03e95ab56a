import { expect, test } from 'vitest';
import type { SourceStep } from '../types/pipeline.ts';
import { highestPassingRate, passingRate } from './passing-rate.ts';

const falling: readonly SourceStep[] = [
  { fromS: 0, toS: 60, rateKgS: 9 },
  { fromS: 60, toS: 200, rateKgS: 5 },
  { fromS: 200, toS: 600, rateKgS: 2 },
];

const sharpness = (wind: number, sigmaX: number): number => wind / (Math.SQRT2 * sigmaX);

/** The highest value by looking at every quarter of a second. */
const highestSeen = (steps: readonly SourceStep[], wind: number, sigmaX: number, x: number): number =>
  Math.max(...Array.from({ length: 12_000 }, (_, i) => passingRate(steps, wind, sigmaX, x, i / 4)));

test.each([5, 50, 200, 800])('the highest passing rate of one step, smeared over %d m, is the highest of all moments', (sigmaX) => {
  const [step] = falling;
  if (step === undefined) throw new Error('No step');
  expect(highestPassingRate([step])(sharpness(4, sigmaX)) / highestSeen([step], 4, sigmaX, 2000)).toBeCloseTo(1, 4);
});

test.each([5, 50, 200, 800])('of a falling release, smeared over %d m, the highest of all moments to a part in two thousand', (sigmaX) => {
  const ratio = highestPassingRate(falling)(sharpness(4, sigmaX)) / highestSeen(falling, 4, sigmaX, 2000);
  expect(ratio).toBeGreaterThan(0.9995);
  expect(ratio).toBeLessThan(1 + 1e-4);
});

test('a release cut into equal steps passes as the whole', () => {
  const whole = [{ fromS: 0, toS: 300, rateKgS: 3 }];
  const cut = [0, 1, 2, 3, 4].map((i) => ({ fromS: 60 * i, toS: 60 * (i + 1), rateKgS: 3 }));
  for (const sigmaX of [10, 100, 1000])
    expect(highestPassingRate(cut)(sharpness(3, sigmaX)) / highestPassingRate(whole)(sharpness(3, sigmaX))).toBeCloseTo(1, 4);
});

test('a release of a microsecond passes with its mass too', () => {
  const steps = [{ fromS: 0, toS: 1e-6, rateKgS: 1e6 }];
  let passed = 0;
  for (let t = 0; t < 700; t += 0.25) passed += 0.25 * passingRate(steps, 3, 80, 1000, t);
  expect(passed).toBeCloseTo(1, 6);
  expect(passingRate([{ fromS: 0, toS: 1e-15, rateKgS: 1 }], 3, 80, 1000, 1000 / 3)).toBeGreaterThan(0);
});

/** A release that falls in many steps, and the vapour of a pool that rises and falls beside it. */
const drained = Array.from({ length: 40 }, (_, i) => ({ fromS: 3 * 1.1 ** i - 3, toS: 3 * 1.1 ** (i + 1) - 3, rateKgS: 40 * 0.86 ** i }));
const pool = Array.from({ length: 40 }, (_, i) => ({
  fromS: 20 * i,
  toS: 20 * (i + 1),
  rateKgS: 6 * Math.sin((Math.PI * (i + 0.5)) / 40) ** 2,
}));

test.each([
  ['falls', drained, 0],
  ['falls beside a pool', [...drained, ...pool], 0],
  ['is a burst and a pool', pool, 300],
  ['comes twice', [falling[0], { fromS: 400, toS: 700, rateKgS: 7 }].filter((step) => step !== undefined), 0],
] as const)('the highest passing rate of a release that %s is the highest of all moments', (_name, steps, burstKg) => {
  const found = highestPassingRate(steps, burstKg);
  for (const sigmaX of [2, 10, 40, 100, 300, 1000, 3000, 10_000, 100_000]) {
    const seen = Math.max(...Array.from({ length: 16_000 }, (_, i) => passingRate(steps, 4, sigmaX, 0, i / 10 - 200, burstKg)));
    expect(found(sharpness(4, sigmaX)) / seen, `${sigmaX} m`).toBeGreaterThan(0.999);
    expect(found(sharpness(4, sigmaX)) / seen, `${sigmaX} m`).toBeLessThan(1.001);
  }
});

test('a burst passes as Q = m u/(√(2π) σx), and as a very short step of the same mass', () => {
  expect(highestPassingRate([], 50)(sharpness(3, 80))).toBeCloseTo((50 * 3) / (Math.sqrt(2 * Math.PI) * 80), 9);
  const short = highestPassingRate([{ fromS: 0, toS: 1e-3, rateKgS: 5e4 }])(sharpness(3, 80));
  expect(short / highestPassingRate([], 50)(sharpness(3, 80))).toBeCloseTo(1, 6);
});
