import type { StationPeriod } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { followStation } from './follow-station.ts';

const now = { windSpeedMs: 3, windFromDeg: 270, temperatureC: 24 };
const period = (from: string, to: string, windFromDeg: number): StationPeriod => ({
  from,
  to,
  windSpeedMs: 4,
  windFromDeg,
  windHeightM: 12,
  readings: 60,
  temperatureC: null,
  humidityPercent: null,
  cloudPercent: null,
  stability: 'C',
});
const periods = [
  period('2026-01-15T09:00:00Z', '2026-01-15T09:10:00Z', 250),
  period('2026-01-15T09:10:00Z', '2026-01-15T09:20:00Z', 260),
  period('2026-01-15T09:20:00Z', '2026-01-15T09:30:00Z', 280),
];

it('begins with the wind measured at the start of the release and changes with each later period', () => {
  const list = followStation(now, Date.parse('2026-01-15T09:15:00Z'), periods);
  expect(list).toEqual([
    { fromMin: 0, windSpeedMs: 4, windFromDeg: 260, windHeightM: 12, temperatureC: 24, stability: 'C' },
    { fromMin: 5, windSpeedMs: 4, windFromDeg: 280, windHeightM: 12, temperatureC: 24, stability: 'C' },
  ]);
});

it('uses the first period for a release that began before it, and nothing that lies before the start', () => {
  expect(followStation(now, Date.parse('2026-01-15T08:30:00Z'), periods)?.map(({ fromMin }) => fromMin)).toEqual([0, 40, 50]);
  expect(followStation(now, Date.parse('2026-01-15T09:30:00Z'), periods)).toBeUndefined();
});

it('keeps a class that the user has chosen', () => {
  const list = followStation({ ...now, stability: 'F' }, Date.parse('2026-01-15T09:05:00Z'), periods);
  expect(list?.map(({ stability }) => stability)).toEqual(['F', 'F', 'F']);
});
