import { expect, test } from 'vitest';
import { asDay, dayNumber, stepDay, toDay } from './time-axis.ts';

const range = { first: '2004-10-01', last: '2026-11-20' };

test('one month after the 31st is the last day of a shorter month; one year after a leap day is the 28th', () => {
  expect(stepDay('2026-01-31', 'month', 1, range)).toBe('2026-02-28');
  expect(stepDay('2024-02-29', 'year', 1, range)).toBe('2025-02-28');
  expect(stepDay('2024-03-31', 'month', -1, range)).toBe('2024-02-29');
  expect(stepDay('2025-12-15', 'month', 1, range)).toBe('2026-01-15');
});

test('no step leaves the range', () => {
  expect(stepDay('2026-11-20', 'day', 1, range)).toBe('2026-11-20');
  expect(stepDay('2026-06-01', 'year', 1, range)).toBe('2026-11-20');
  expect(stepDay('2004-10-15', 'month', -1, range)).toBe('2004-10-01');
});

test('day 20,000 is 4 October 2024', () => {
  expect(toDay(20_000)).toBe('2024-10-04');
  expect(dayNumber('2024-10-04')).toBe(20_000);
});

test.each(['2026-02-30', '2026-1-1', '', 20_260_101, '2026-13-01'])('%j is no day', (raw) => {
  expect(asDay(raw)).toBeUndefined();
});
