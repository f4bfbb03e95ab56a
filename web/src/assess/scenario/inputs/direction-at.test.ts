import { expect, it } from 'vitest';
import { directionAt } from './direction-at.ts';

const dial = { left: 100, top: 200, width: 80, height: 80 };

it('reads the direction of a pointer on the dial, north at the top and clockwise', () => {
  expect(directionAt(dial, 140, 205)).toBe(0);
  expect(directionAt(dial, 175, 240)).toBe(90);
  expect(directionAt(dial, 140, 900)).toBe(180);
  expect(directionAt(dial, 110, 210)).toBe(315);
});

it('never gives 360, and nothing in the exact middle', () => {
  expect(directionAt(dial, 139.99, 100)).toBe(0);
  expect(directionAt(dial, 142, 241)).toBeUndefined();
});
