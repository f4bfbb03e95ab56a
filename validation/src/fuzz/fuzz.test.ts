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

test('a scenario that takes too long is reported with its time', () => {
  expect(fuzzOne(690, 0.001).fault).toMatch(/^takes \d+ ms$/u);
});
