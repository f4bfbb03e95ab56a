import { expect, test } from 'vitest';
import { makeThrottle } from './throttle.ts';

const setUp = () => {
  let at = 0;
  const throttle = makeThrottle(() => at);
  return { throttle, pass: (seconds: number) => (at += seconds * 1000) };
};
const times = (count: number, act: () => number): number[] => Array.from({ length: count }, act);

test('the sixth guess waits, each wait twice the last, never beyond a minute', () => {
  const { throttle, pass } = setUp();
  const guess = () => throttle.begin('a@example.org', '192.0.2.1');
  expect(times(6, guess)).toEqual([0, 0, 0, 0, 0, 2]);
  const waits = times(8, () => {
    const wait = guess();
    pass(wait);
    expect(guess()).toBe(0);
    return wait;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
});

test('guesses from elsewhere do not slow down the person at their own address', () => {
  const { throttle } = setUp();
  times(20, () => throttle.begin('a@example.org', '192.0.2.66'));
  expect(throttle.begin('a@example.org', '192.0.2.1')).toBe(0);
});

test('a right password clears the count', () => {
  const { throttle } = setUp();
  times(4, () => throttle.begin('a@example.org', '192.0.2.1'));
  throttle.succeed('a@example.org', '192.0.2.1');
  expect(times(5, () => throttle.begin('a@example.org', '192.0.2.1'))).toEqual([0, 0, 0, 0, 0]);
});

test('one address that tries many accounts is slowed down too', () => {
  const { throttle } = setUp();
  const waits = times(60, () => throttle.begin(`${Math.random()}@example.org`, '192.0.2.1'));
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(0);
  expect(waits.slice(0, 50).every((wait) => wait === 0)).toBe(true);
});
