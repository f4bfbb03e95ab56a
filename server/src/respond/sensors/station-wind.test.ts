import { expect, test } from 'vitest';
import { pairReadings, summariseWind } from './station-wind.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const at = (seconds: number): Date => new Date(start + seconds * 1000);

/** One reading each `everyS` for 15 minutes, directions alternating by 10° to either side of 350°. */
const series = (everyS: number) =>
  Array.from({ length: Math.floor(900 / everyS) }, (_none, i) => ({
    at: at(i * everyS),
    speedMs: 4,
    fromDeg: (350 + (i % 2 === 0 ? 10 : -10) + 360) % 360,
  }));

test.each([10, 30, 60])('a reading each %i s gives the mean vector of ten minutes and the spread of 15', (everyS) => {
  const wind = summariseWind(series(everyS), 3);
  // Two directions 20° apart: the vector is shorter by cos 10°, the deviation is 10°.
  expect(wind?.speedMs).toBeCloseTo(4 * Math.cos(Math.PI / 18), 1);
  expect(wind?.scalarSpeedMs).toBeCloseTo(4, 9);
  expect(Math.abs((wind?.fromDeg ?? 0) - 350)).toBeLessThan(1);
  expect(wind?.sigmaThetaDeg).toBeCloseTo(10, 1);
  expect(wind?.averagingS).toBe(600);
});

test.each([
  ['readings five minutes apart', series(300), 3],
  ['only five minutes of readings', series(10).slice(0, 30), 3],
  ['a vane that reports means of ten minutes', series(60), 600],
])('%s give no spread', (_what, pairs, averagingS) => {
  expect(summariseWind(pairs, averagingS)?.sigmaThetaDeg).toBeNull();
});

test('slow readings are not averaged: the newest is the wind', () => {
  expect(summariseWind(series(300), 3)).toMatchObject({ speedMs: 4, readings: 1, averagingS: 0 });
});

test('a direction is paired with the speed nearest in time, at most a minute away', () => {
  const speeds = [0, 60, 120].map((seconds) => ({ at: at(seconds), value: seconds }));
  const directions = [5, 58, 100, 400].map((seconds) => ({ at: at(seconds), value: 90 }));
  expect(pairReadings(speeds, directions).map(({ speedMs }) => speedMs)).toEqual([0, 60, 120]);
});
