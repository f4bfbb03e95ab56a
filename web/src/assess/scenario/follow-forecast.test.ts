import { expect, it } from 'vitest';
import { followForecast } from './follow-forecast.ts';

const now = { windSpeedMs: 3, windFromDeg: 270, temperatureC: 24 };
const hour = (time: string, windFromDeg: number) => ({
  time,
  temperatureC: 22,
  windSpeedMs: 4,
  windFromDeg,
  humidityPercent: 60,
  cloudPercent: 20,
  precipitationMm: 0,
  shortwaveWm2: null,
});
const start = Date.parse('2026-01-15T09:20:00Z');
const hours = [hour('2026-01-15T09:00:00Z', 260), hour('2026-01-15T10:00:00Z', 280), hour('2026-01-15T22:00:00Z', 300)];

it('goes on from the weather at the start with the hours after it, up to half a day', () => {
  const list = followForecast(now, start, hours);
  expect(list?.map(({ fromMin, windFromDeg }) => [fromMin, windFromDeg])).toEqual([
    [0, 270],
    [40, 280],
  ]);
});

it('keeps a class that the user has chosen', () => {
  expect(followForecast({ ...now, stability: 'D' }, start, hours)?.map(({ stability }) => stability)).toEqual(['D', 'D']);
});

it('begins with the class that a station measured, which says nothing of the hours after', () => {
  const list = followForecast({ ...now, windHeightM: 20 }, start, hours, { stability: 'E' });
  expect(list?.map(({ stability, windHeightM }) => [stability, windHeightM])).toEqual([
    ['E', 20],
    [undefined, 10],
  ]);
});

it('is nothing where the forecast has ended', () => {
  expect(followForecast(now, Date.parse('2026-01-16T09:20:00Z'), hours)).toBeUndefined();
});
