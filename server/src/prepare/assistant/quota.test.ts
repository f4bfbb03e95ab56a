import { assistantLimits } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { openQuota } from './quota.ts';

test('an account has so many questions a minute, and none is taken from another account', () => {
  let now = 0;
  const quota = openQuota(() => now);
  for (let asked = 0; asked < assistantLimits.perMinute; asked += 1) quota.enter('a')();
  expect(() => quota.enter('a')).toThrow('try again in 60 s');
  quota.enter('b')();
  now = 60_000;
  quota.enter('a')();
});

test('only so many at once; a place comes back once', () => {
  const quota = openQuota();
  const leave = quota.enter('a');
  for (let more = 1; more < assistantLimits.atOnce; more += 1) quota.enter('a');
  expect(() => quota.enter('a')).toThrow('at once');
  leave();
  leave();
  quota.enter('a');
  expect(() => quota.enter('a')).toThrow('at once');
});
