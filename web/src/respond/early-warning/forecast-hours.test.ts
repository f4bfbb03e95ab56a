import { expect, it } from 'vitest';
import { buildForecastTimeline } from './forecast-hours.ts';

const hour = { time: '2026-11-22T06:00:00Z', windFromDeg: 270, windSpeedMs: 3 };
const forecast = { source: 'open-meteo', receivedAt: hour.time, ageS: 60, stale: false, utcOffsetMin: 330 } as const;
const precomputed = {
  forecast,
  hours: [{ ...hour, reachM: 900, beyondRange: false, stability: 'D', night: false, overSchool: false }],
} as const;
const answer = {
  reason: null,
  forecast: {
    ...forecast,
    latitude: 0,
    longitude: 0,
    distanceM: 0,
    hours: [{ ...hour, temperatureC: 30, humidityPercent: 50, cloudPercent: 0, precipitationMm: 0, shortwaveWm2: null }],
  },
};

it('takes the hours of the worst case, with stability and reach, and their temperature where it is known, before those of the forecast alone', () => {
  expect(buildForecastTimeline({ ...precomputed, hours: [...precomputed.hours] }, answer)?.hours).toEqual([
    { ...precomputed.hours[0], temperatureC: 30 },
  ]);
  expect(buildForecastTimeline({ ...precomputed, hours: [...precomputed.hours] }, undefined)?.hours[0]?.temperatureC).toBeNull();
});

it('shows the forecast alone for a site without a worst case, and claims neither class nor reach', () => {
  expect(buildForecastTimeline({ forecast: null, hours: [] }, answer)?.hours).toEqual([
    { ...hour, temperatureC: 30, stability: null, reachM: null, beyondRange: false, night: false },
  ]);
});

it('is nothing without a forecast', () => {
  expect(buildForecastTimeline({ forecast: null, hours: [] }, { forecast: null, reason: 'switched off' })).toBeUndefined();
  expect(buildForecastTimeline(undefined, undefined)).toBeUndefined();
});
