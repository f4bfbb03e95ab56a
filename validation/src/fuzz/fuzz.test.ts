import { expect, test } from 'vitest';
import { type FuzzOutcome, fuzzOne } from './fuzz-one.ts';

/** A sample of what `npm run fuzz` does in full. */
const sample = 2000;

test('random scenarios get a result of finite numbers or a refusal in words, each within a second of computing', {
  timeout: 120_000,
}, () => {
  const outcomes: FuzzOutcome[] = [];
  for (let seed = 1; seed <= sample; seed++) outcomes.push(fuzzOne(seed));
  // A collection of garbage may fall into one scenario: it is held up once, not again.
  const faults = outcomes.filter(({ seed, fault }) => fault !== '' && (!fault.startsWith('takes ') || fuzzOne(seed).fault !== ''));
  expect(faults.map(({ seed, fault }) => `${seed}: ${fault}`)).toEqual([]);
  // Neither all refused nor all alike.
  expect(outcomes.filter(({ answer }) => answer === 'result').length).toBeGreaterThan(sample / 4);
  expect(new Set(outcomes.map(({ model }) => model)).size).toBeGreaterThan(8);
});

test('a scenario that computes longer than it may is named with its time', () => {
  expect(fuzzOne(690, 0.001).fault).toMatch(/^takes \d+ ms$/u);
});
