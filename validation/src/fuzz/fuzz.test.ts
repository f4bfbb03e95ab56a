import { expect, test } from 'vitest';
import { type FuzzOutcome, fuzzOne } from './fuzz-one.ts';

/** A sample of what `npm run fuzz` does in full. */
const sample = 2000;

test('random scenarios get a result of finite numbers or a refusal in words, each within a second', { timeout: 120_000 }, () => {
  const outcomes: FuzzOutcome[] = [];
  for (let seed = 1; seed <= sample; seed++) outcomes.push(fuzzOne(seed));
  const faults = outcomes.filter(({ fault }) => fault !== '' && !fault.startsWith('takes ')).map(({ seed, fault }) => `${seed}: ${fault}`);
  expect(faults).toEqual([]);
  // The tests beside run at the same time: a scenario may be held up once, not again.
  const slow = outcomes.filter(({ fault }) => fault.startsWith('takes ')).filter(({ seed }) => fuzzOne(seed).fault !== '');
  expect(slow).toEqual([]);
  // Neither all refused nor all alike.
  expect(outcomes.filter(({ answer }) => answer === 'result').length).toBeGreaterThan(sample / 4);
  expect(new Set(outcomes.map(({ model }) => model)).size).toBeGreaterThan(8);
});
