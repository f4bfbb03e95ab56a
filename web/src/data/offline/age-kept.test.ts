import { expect, test } from 'vitest';
import { ageKept } from './age-kept.ts';

const minuteMs = 60_000;
const wind = { observedAt: '2026-11-27T03:28:00Z', ageS: 60, stale: false, windFromDeg: 225 };
const address = '/api/weather?latitude=21.7&longitude=72.58';

test('kept weather grows older, and is the last known one once it is out of date', () => {
  const kept = { current: wind, last: wind, reason: null, others: [{ weather: { ...wind, ageS: 800 } }] };
  expect(ageKept(address, kept, 4 * minuteMs)).toMatchObject({ current: { ageS: 300 }, last: { ageS: 300 }, others: [] });
  expect(ageKept(address, kept, 15 * minuteMs)).toEqual({
    current: null,
    last: { ...wind, ageS: 960, stale: true },
    reason: null,
    others: [],
  });
});

test('readings of sensors grow older too; the age of the weather that a run used stays', () => {
  const sensor = { sensors: [{ latest: { ageS: 5, value: 1 } }, { latest: null }] };
  expect(ageKept('/api/sensors', sensor, 2 * minuteMs)).toEqual({ sensors: [{ latest: { ageS: 125, value: 1 } }, { latest: null }] });
  const run = { weatherOrigin: { ageS: 30 } };
  expect(ageKept('/api/runs/1', run, minuteMs)).toEqual(run);
});

test('times left become shorter, and the time at the server, from which others are counted, goes on', () => {
  const villages = [{ leftS: 60 }, { leftS: null }];
  expect(ageKept('/api/alerts/1/villages', { villages }, 2 * minuteMs)).toEqual({ villages: [{ leftS: -60 }, { leftS: null }] });
  const kept = { escalations: [], now: '2026-11-27T03:28:00.000Z' };
  expect(ageKept('/api/escalations', kept, 2 * minuteMs)).toEqual({ escalations: [], now: '2026-11-27T03:30:00.000Z' });
});

test('weather inside another answer is out of date after the same time', () => {
  const footprint = (ageS: number, stale: boolean) => ({ present: { weather: { of: 'site', at: wind.observedAt, ageS, stale } } });
  expect(ageKept('/api/industries/1/footprint', footprint(60, false), 10 * minuteMs)).toEqual(footprint(660, false));
  expect(ageKept('/api/industries/1/footprint', footprint(60, false), 15 * minuteMs)).toEqual(footprint(960, true));
});

test('a forecast is out of date after an hour', () => {
  const kept = (ageS: number, stale: boolean) => ({ forecast: { receivedAt: wind.observedAt, ageS, stale, hours: [] } });
  expect(ageKept('/api/weather/forecast', kept(60, false), 59 * minuteMs)).toEqual(kept(3_600, false));
  expect(ageKept('/api/weather/forecast', kept(60, false), 60 * minuteMs)).toEqual(kept(3_660, true));
  const footprint = (ageS: number) => ({ present: { weather: { of: 'forecast', at: wind.observedAt, ageS, stale: false } } });
  expect(ageKept('/api/industries/1/footprint', footprint(1_200), 30 * minuteMs)).toEqual(footprint(3_000));
});

test('a clock that was set back makes nothing younger', () => {
  expect(ageKept('/api/sensors', { ageS: 5 }, -minuteMs)).toEqual({ ageS: 5 });
});
