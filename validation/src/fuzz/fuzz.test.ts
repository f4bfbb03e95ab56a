import { expect, test } from 'vitest';
import { sampleName, takeSample } from '../testing/take-sample.ts';
import { fuzzOne } from './fuzz-one.ts';

/** Some of the scenarios of `npm run fuzz`, which also judges how long each takes. */
const seeds = takeSample(
  Array.from({ length: 2000 }, (_, i) => i + 1),
  4,
);

test(`random scenarios give a result of finite numbers or a refusal with a message${sampleName}`, {
  timeout: 120_000,
}, () => {
  const outcomes = seeds.map((seed) => fuzzOne(seed, Number.POSITIVE_INFINITY));
  const faults = outcomes.filter(({ fault }) => fault !== '');
  expect(faults.map(({ seed, fault }) => `${seed}: ${fault}`)).toEqual([]);
  // Neither all refused nor all alike.
  expect(outcomes.filter(({ answer }) => answer === 'result').length).toBeGreaterThan(seeds.length / 5);
  expect(new Set(outcomes.map(({ model }) => model)).size).toBeGreaterThan(8);
});

/**
 * Storms under a lid of 11 m, strongly stable and unstable air in a storm, a million tonnes in calm air, gas without speed, a facts table
 * that ends, frozen drops, pipes of no length and leaks too slow for a ball or colder than a film is looked for: each was a fault of 100,000 scenarios.
 */
const mended = [
  2911, 4452, 5921, 8638, 11_781, 8579, 17_896, 43_898, 10_368, 50_404, 64_239, 83_972, 26_911, 47_380, 60_060, 10_443, 38_750,
];

test.each(mended)('scenario %d, which ended in an error, has an answer', { timeout: 60_000 }, (seed) => {
  expect(fuzzOne(seed, Number.POSITIVE_INFINITY).fault).toBe('');
});

test('a scenario that takes too long is reported with its time', () => {
  expect(fuzzOne(690, 0.001).fault).toMatch(/^takes \d+ ms$/u);
});
