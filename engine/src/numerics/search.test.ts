import { expect, test } from 'vitest';
import { adaptiveMetropolis, effectiveSampleSize } from './adaptive-metropolis.ts';
import { nelderMead } from './nelder-mead.ts';
import { normalQuantile } from './normal.ts';
import { randomFrom } from './random.ts';

// Rosenbrock (1960): lowest, 0, at (1, 1), at the end of a curved valley; the start of Nelder and Mead's own trials.
test("the simplex goes through Rosenbrock's valley", () => {
  const valley = (x: Float64Array): number => 100 * ((x[1] ?? 0) - (x[0] ?? 0) ** 2) ** 2 + (1 - (x[0] ?? 0)) ** 2;
  const { at, value } = nelderMead(valley, Float64Array.of(-1.2, 1), Float64Array.of(0.5, 0.5), 1e-12);
  expect(value).toBeLessThan(1e-9);
  expect(at[0]).toBeCloseTo(1, 3);
  expect(at[1]).toBeCloseTo(1, 3);
});

test('the chain finds mean, spread and correlation of a narrow normal distribution, in about the best share of moves', () => {
  const rho = 0.9;
  const density = (x: Float64Array): number => {
    const a = ((x[0] ?? 0) - 3) / 0.5;
    const b = ((x[1] ?? 0) + 1) / 20;
    return (-0.5 * (a * a - 2 * rho * a * b + b * b)) / (1 - rho * rho);
  };
  const chain = adaptiveMetropolis(density, Float64Array.of(2, 10), Float64Array.of(1, 1), 20_000, randomFrom(5));
  const column = (k: number): number[] => Array.from({ length: 20_000 }, (_, i) => chain.samples[2 * i + k] ?? 0);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const sd = (values: number[]): number => {
    const middle = mean(values);
    return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  };
  const [a, b] = [column(0), column(1)];
  expect(Math.abs(mean(a) - 3)).toBeLessThan(0.05);
  expect(sd(a) / 0.5).toBeCloseTo(1, 1);
  expect(sd(b) / 20).toBeCloseTo(1, 1);
  expect(mean(a.map((x, i) => ((x - 3) / 0.5) * (((b[i] ?? 0) + 1) / 20)))).toBeCloseTo(rho, 1);
  expect(chain.acceptance).toBeGreaterThan(0.2);
  expect(chain.acceptance).toBeLessThan(0.5);
});

test('a chain that remembers a share of its last value is worth (1 - share)/(1 + share) of its length', () => {
  const random = randomFrom(3);
  const share = 0.8;
  const samples = new Float64Array(50_000);
  for (let i = 1; i < samples.length; i++) samples[i] = share * (samples[i - 1] ?? 0) + normalQuantile(random.uniform());
  expect(effectiveSampleSize({ dimensions: 1, samples, acceptance: 1 }) / ((50_000 * (1 - share)) / (1 + share))).toBeCloseTo(1, 0);
  expect(effectiveSampleSize({ dimensions: 1, samples, acceptance: 1 })).toBeGreaterThan(4500);
  expect(effectiveSampleSize({ dimensions: 1, samples, acceptance: 1 })).toBeLessThan(6700);
});
