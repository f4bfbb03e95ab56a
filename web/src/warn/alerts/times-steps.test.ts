import type { AlertTimes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { isReleasedInTime, listTimeSteps } from './times-steps.ts';

const at = (seconds: number): string => new Date(Date.UTC(2026, 10, 22, 3) + 1000 * seconds).toISOString();
const times = (more: Partial<AlertTimes>): AlertTimes => ({
  first: { at: at(0), what: 'reading' },
  draftedAt: at(2),
  handedInAt: null,
  releasedAt: null,
  firstReceiptAt: null,
  allReceiptsAt: null,
  messages: 0,
  accepted: 0,
  ...more,
});

test('the stopwatch starts with the reading; a draft that was the first sign is listed once', () => {
  expect(listTimeSteps(times({})).map(({ name }) => name)).toEqual([
    'reading',
    'drafted',
    'handedIn',
    'released',
    'firstReceipt',
    'allReceipts',
  ]);
  expect(listTimeSteps(times({ first: { at: at(2), what: 'drafted' } }))[0]).toEqual({ name: 'drafted', at: at(2) });
});

test('a release in the 90th second is late, one before is in time, without a release it is open', () => {
  expect(isReleasedInTime(times({}))).toBeNull();
  expect(isReleasedInTime(times({ releasedAt: at(89.9) }))).toBe(true);
  expect(isReleasedInTime(times({ releasedAt: at(90) }))).toBe(false);
});
