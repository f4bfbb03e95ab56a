import { expect, test } from 'vitest';
import { type Evidence, hasChangedMaterially } from './changed-readings.ts';

const reading = (code: string, ppm: number) => ({ code, latitude: 21.7, longitude: 72.6, ppm, detectionPpm: 1 });
const evidence = (ppm: readonly number[], windFromDeg = 355, windSpeedMs = 4): Evidence => ({
  readings: ppm.map((value, i) => reading(`G-${i}`, value)),
  wind: { windFromDeg, windSpeedMs },
});
const before = evidence([100, 20, 0]);

test.each([
  ['the same', evidence([100, 20, 0]), false],
  ['a scatter within a quarter, and below detection', evidence([120, 17, 0.9]), false],
  ['a third more', evidence([133, 20, 0]), true],
  ['a sensor that sees gas now', evidence([100, 20, 1.5]), true],
  ['a sensor that sees none any more', evidence([100, 0.5, 0]), true],
  ['a sensor more', evidence([100, 20, 0, 0]), true],
  ['a sensor less', evidence([100, 20]), true],
  ['a wind that turned by 9° across north', evidence([100, 20, 0], 4), false],
  ['a wind that turned by 12° across north', evidence([100, 20, 0], 7), true],
  ['a wind half as fast', evidence([100, 20, 0], 355, 2), true],
])('%s', (_name, now, changed) => {
  expect(hasChangedMaterially(before, now)).toBe(changed);
});
