import { describe, expect, it } from 'vitest';
import { toWeatherSeries, towardsDeg } from './weather-series.ts';

const hour = (time: string, windSpeedMs = 3) => ({
  time: `2026-11-29T${time}:00Z`,
  windSpeedMs,
  windFromDeg: 270,
  temperatureC: 28,
  humidityPercent: 50,
  cloudPercent: 0,
  precipitationMm: 0,
  shortwaveWm2: null,
});
const period = (from: string, to: string) => ({
  from: `2026-11-29T${from}:00Z`,
  to: `2026-11-29T${to}:00Z`,
  windSpeedMs: 2,
  windFromDeg: 90,
  windHeightM: 10,
  readings: 3,
  temperatureC: null,
  humidityPercent: null,
  cloudPercent: null,
  stability: null,
});

describe('the hours of the weather chart', () => {
  it('are on the clock of the place, whatever the clock of the reader', () => {
    const [first] = toWeatherSeries([hour('18:30')], [], 330);
    expect((first?.clockH ?? 1) % 24, 'midnight').toBe(0);
  });

  it('begin with what was measured; the forecast follows its last period', () => {
    const points = toWeatherSeries([hour('11:00'), hour('12:00')], [period('11:00', '11:10'), period('11:10', '11:20')], 0);
    expect(points.map(({ from }) => from)).toEqual(['measured', 'measured', 'forecast']);
    expect(points.map(({ temperatureC }) => temperatureC)).toEqual([Number.NaN, Number.NaN, 28]);
  });

  it('leave a gap where values are missing, and draw no line over it', () => {
    const points = toWeatherSeries([hour('11:00'), hour('14:00')], [period('09:00', '09:10'), period('10:30', '10:40')], 0);
    expect(points.map(({ windSpeedMs }) => windSpeedMs)).toEqual([2, Number.NaN, 2, 3, Number.NaN, 3]);
  });

  it('have no gap where values follow each other', () => {
    expect(toWeatherSeries([hour('11:00'), hour('12:00')], [period('10:30', '10:40'), period('10:40', '10:50')], 0)).toHaveLength(4);
  });
});

it('has no direction in a calm, and none that is not known', () => {
  const [moving, calm] = toWeatherSeries([hour('11:00'), hour('12:00', 0.1)], [], 0).map(towardsDeg);
  expect(moving).toBe(90);
  expect(calm).toBeNull();
  expect(toWeatherSeries([hour('11:00'), hour('14:00')], [], 0).map(towardsDeg)).toEqual([90, Number.NaN, 90]);
});
