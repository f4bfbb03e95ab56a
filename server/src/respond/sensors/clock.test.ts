import { expect, test } from 'vitest';
import { accurateClock, type SensorClock, trackClock } from './clock.ts';

const start = Date.parse('2026-03-01T10:00:00Z');
const at = (seconds: number): Date => new Date(start + 1000 * seconds);

/** Tracks arrivals (server time, newest reported time): the correction of each, and the clock after the last. */
const follow = (arrivals: readonly (readonly [now: number, reported: number])[], from: SensorClock = accurateClock) => {
  let clock = from;
  const shifts = arrivals.map(([now, reported]) => {
    const followed = trackClock(clock, at(reported), at(now));
    clock = followed.clock;
    return followed.shiftS;
  });
  return { shifts, clock };
};
/** Readings every ten seconds for a minute, from a clock that is ahead by `aheadS`. */
const minute = (aheadS: number, from = 0) => [0, 10, 20, 30, 40, 50, 60].map((s) => [from + s, from + s + aheadS] as const);
const known = (aheadS: number): SensorClock => ({ aheadS, suspect: null });

test.each([-900, -60, 0, 300])('a difference of %i s is within tolerance', (aheadS) => {
  expect(follow(minute(aheadS))).toEqual({ shifts: [0, 0, 0, 0, 0, 0, 0], clock: accurateClock });
});

test.each([3_600, 86_400])('a clock that is %i s ahead is corrected immediately, and confirmed after half a minute', (aheadS) => {
  expect(follow(minute(aheadS))).toEqual({ shifts: Array(7).fill(aheadS), clock: known(aheadS) });
});

test.each([-3_600, -86_400])(
  'a clock that is %i s behind is corrected after its difference stayed the same for half a minute',
  (aheadS) => {
    expect(follow(minute(aheadS))).toEqual({ shifts: [0, 0, 0, aheadS, aheadS, aheadS, aheadS], clock: known(aheadS) });
  },
);

test.each([1.5, 2, 60])('stored readings sent %f times as fast as recorded are history, not a clock error', (pace) => {
  const arrivals = Array.from({ length: 120 }, (_none, i) => [i * 10, i * 10 * pace - 3_600] as const).filter(
    ([now, reported]) => reported <= now,
  );
  const { shifts } = follow(arrivals);
  expect(shifts.every((shift) => shift === 0)).toBe(true);
});

test('stored readings between present ones are history', () => {
  const arrivals = Array.from({ length: 20 }, (_none, i) => [[i * 10, i * 10] as const, [i * 10 + 5, i * 10 + 5 - 3_600] as const]).flat();
  expect(follow(arrivals).shifts.every((shift) => shift === 0)).toBe(true);
});

test('one time that is far ahead does not affect the next ones', () => {
  expect(
    follow([
      [0, 0],
      [10, 3_610],
      [20, 20],
      [30, 30],
      [60, 60],
    ]).shifts,
  ).toEqual([0, 3_600, 0, 0, 0]);
});

test('a corrected clock is accepted immediately if it was behind, and after half a minute if it was ahead', () => {
  expect(follow(minute(0), known(-3_600))).toEqual({ shifts: Array(7).fill(0), clock: accurateClock });
  expect(follow(minute(0), known(3_600))).toEqual({ shifts: [3_600, 3_600, 3_600, 0, 0, 0, 0], clock: accurateClock });
});

test('stored readings of a clock with a known error are history by that clock', () => {
  const stored = Array.from({ length: 10 }, (_none, i) => [i, -3_600 - 3_000 + i * 60] as const);
  expect(follow(stored, known(-3_600))).toMatchObject({ shifts: Array(10).fill(-3_600), clock: { aheadS: -3_600 } });
});

test('a difference between readings hours apart is not confirmed', () => {
  expect(
    follow([
      [0, -21_600],
      [86_400, 64_800],
    ]).shifts,
  ).toEqual([0, 0]);
});
