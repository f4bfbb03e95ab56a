import { expect, it } from 'vitest';
import { hasWindChanged } from './has-wind-changed.ts';

const wind = (windFromDeg: number, windSpeedMs: number) => ({ windFromDeg, windSpeedMs });

it.each([
  [wind(350, 4), wind(10, 4), false],
  [wind(350, 4), wind(13, 4), true],
  [wind(0, 4), wind(180, 4), true],
  [wind(90, 4), wind(90, 5.9), false],
  [wind(90, 6), wind(90, 4), true],
  [wind(90, 0), wind(90, 0.5), false],
])('%j → %j: %s', (then, now, expected) => {
  expect(hasWindChanged(then, now)).toBe(expected);
});
