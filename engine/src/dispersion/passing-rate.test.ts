import { expect, test } from 'vitest';
import type { SourceStep } from '../pipeline.ts';
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
