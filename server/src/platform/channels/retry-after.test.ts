import { expect, test } from 'vitest';
import { parseRetryAfterS } from './retry-after.ts';

const right = Date.parse('2026-11-23T08:00:00Z');
const hour = 3_600_000;
const inTenMinutes = 'Mon, 23 Nov 2026 08:10:00 GMT';

test('seconds count as they are, a day at most, whatever the clock', () => {
  expect(parseRetryAfterS({ retryAfter: '7', date: null }, right)).toBe(7);
  expect(parseRetryAfterS({ retryAfter: '999999', date: null }, right)).toBe(86_400);
});

test.each([-24, -1, 0, 1, 24])('a date waits as long as the server means, with this clock %i h wrong', (wrong) => {
  const date = 'Mon, 23 Nov 2026 08:00:00 GMT';
  for (const retryAfter of [inTenMinutes, 'Monday, 23-Nov-26 08:10:00 GMT', 'Mon Nov 23 08:10:00 2026'])
    expect(parseRetryAfterS({ retryAfter, date }, right + wrong * hour)).toBe(600);
});

test('a date without a server date is compared with this clock, and waits two minutes at most', () => {
  expect(parseRetryAfterS({ retryAfter: 'Mon, 23 Nov 2026 08:00:30 GMT', date: undefined }, right)).toBe(30);
  expect(parseRetryAfterS({ retryAfter: inTenMinutes, date: 'today' }, right - 24 * hour)).toBe(120);
  expect(parseRetryAfterS({ retryAfter: inTenMinutes, date: null }, right + 24 * hour)).toBe(0);
});

test.each([null, undefined, '', 'soon', '-5', '1.5', '2026-11-23'])('%j asks for no wait', (retryAfter) => {
  expect(parseRetryAfterS({ retryAfter, date: 'Mon, 23 Nov 2026 08:00:00 GMT' }, right)).toBeNull();
});
