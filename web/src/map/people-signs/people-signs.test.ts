import { expect, test } from 'vitest';
import { fillShare } from './fill-share.ts';
import { thinSigns } from './thin-signs.ts';

test('a person is empty at the start, half full after half the time, and full from the arrival on', () => {
  expect([0, 300, 600, 900].map((momentS) => fillShare(momentS, 600))).toEqual([0, 0.5, 1, 1]);
  // The cloud is there from the start.
  expect(fillShare(0, 0)).toBe(1);
});

test('of places close together the one reached first keeps its sign', () => {
  const signs = [
    { x: 0, y: 0, arrivalS: 600 },
    { x: 5, y: 5, arrivalS: 120 },
    { x: 40, y: 0, arrivalS: 900 },
  ];
  expect(thinSigns(signs, 16)).toEqual([signs[1], signs[2]]);
  expect(thinSigns(signs, 1)).toHaveLength(3);
});
