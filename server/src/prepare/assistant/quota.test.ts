import { assistantLimits } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { openQuota } from './quota.ts';

test('each account has its own number of questions a minute', () => {
  let now = 0;
  const quota = openQuota(() => now);
  for (let asked = 0; asked < assistantLimits.perMinute; asked += 1) quota.enter('a')();
  expect(() => quota.enter('a')).toThrow('Try again in 60 s');
  quota.enter('b')();
  now = 60_000;
  quota.enter('a')();
});

test('questions at the same time are limited; a place is freed only once', () => {
  const quota = openQuota();
  const leave = quota.enter('a');
  for (let more = 1; more < assistantLimits.atOnce; more += 1) quota.enter('a');
  expect(() => quota.enter('a')).toThrow('at the same time');
  leave();
  leave();
  quota.enter('a');
  expect(() => quota.enter('a')).toThrow('at the same time');
});
