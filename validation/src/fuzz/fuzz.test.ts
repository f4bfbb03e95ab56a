import { expect, test } from 'vitest';
import { type FuzzOutcome, fuzzOne } from './fuzz-one.ts';

/** A sample of `npm run fuzz`. */
const sample = 2000;

test('random scenarios give a result of finite numbers or a refusal with a message, each within five seconds', {
  timeout: 120_000,
}, () => {
  const outcomes: FuzzOutcome[] = [];
  for (let seed = 1; seed <= sample; seed++) outcomes.push(fuzzOne(seed));
  // A garbage collection may slow one scenario down once, but not twice.
  const faults = outcomes.filter(({ seed, fault }) => fault !== '' && (!fault.startsWith('takes ') || fuzzOne(seed).fault !== ''));
  expect(faults.map(({ seed, fault }) => `${seed}: ${fault}`)).toEqual([]);
  // Neither all refused nor all alike.
  expect(outcomes.filter(({ answer }) => answer === 'result').length).toBeGreaterThan(sample / 5);
  expect(new Set(outcomes.map(({ model }) => model)).size).toBeGreaterThan(8);
});

test('a scenario that takes too long is reported with its time', () => {
  expect(fuzzOne(690, 0.001).fault).toMatch(/^takes \d+ ms$/u);
});
