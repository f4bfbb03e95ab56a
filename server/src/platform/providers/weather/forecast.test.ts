import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWeatherProvider } from './list.ts';
import { answerText, buildLoopbackSettings, type LoopbackVendor, readSavedAnswer, startLoopbackVendor } from './loopback-vendor.ts';
import type { HourlyForecast } from './provider.ts';

const mumbai = { latitude: 19.0728, longitude: 72.8826 };
const now = new Date('2026-11-20T09:04:35Z');

let vendor: LoopbackVendor;
beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText('{}'));
});
afterAll(() => vendor.close());

const ask = (id: string, text: string): Promise<HourlyForecast> => {
  vendor.answer(answerText(text));
  const provider = findWeatherProvider(id);
  if (provider === undefined) throw new Error(`no provider ${id}`);
  const settings = { ...buildLoopbackSettings(vendor.baseUrl).own, WEATHERAPI_KEY: 'k' };
  return provider.forecast({ position: mumbai, now, settings, timeoutMs: 2_000 });
};
const openMeteo = (changes: Readonly<Record<string, unknown>> = {}) =>
  ask('open-meteo', readSavedAnswer('open-meteo-forecast-mumbai.json', changes));
const weatherApi = (changes: Readonly<Record<string, unknown>> = {}) =>
  ask('weatherapi', readSavedAnswer('weatherapi-forecast-mumbai.json', changes));

describe('a forecast of Open-Meteo', () => {
  test('begins with the current hour and has three days of hours in our units', async () => {
    const { hours, ...rest } = await openMeteo();
    expect(rest).toEqual({ latitude: 19.125, longitude: 72.875, utcOffsetMin: 330 });
    expect(hours.length).toBe(72);
    expect(hours[0]).toEqual({
      time: '2026-11-20T09:00:00.000Z',
      temperatureC: 31,
      windSpeedMs: 4.29,
      windFromDeg: 273,
      humidityPercent: 42,
      cloudPercent: 28,
      precipitationMm: 0,
      shortwaveWm2: 655.2,
    });
    const query = new URL(vendor.requests.at(-1) ?? '', vendor.baseUrl).searchParams;
    expect([query.get('wind_speed_unit'), query.get('timeformat'), query.get('forecast_days')]).toEqual(['ms', 'unixtime', '4']);
  });

  test('in other units is converted', async () => {
    const { hours } = await openMeteo({ 'hourly_units.wind_speed_10m': 'km/h', 'hourly_units.precipitation': 'inch' });
    expect(hours[0]?.windSpeedMs).toBeCloseTo(4.29 / 3.6, 9);
    expect(hours.find(({ precipitationMm }) => precipitationMm > 0)?.precipitationMm).toBeCloseTo(0.3 * 25.4, 9);
  });

  test.each([
    ['an unknown unit of wind', { 'hourly_units.wind_speed_10m': 'bft' }, "unknown unit 'bft'"],
    ['a gap in the wind', { 'hourly.wind_speed_10m.12': null }, 'hourly.wind_speed_10m.12'],
    ['a column that is too short', { 'hourly.cloud_cover': [1, 2, 3] }, "'cloud_cover'"],
    ['an hour left out', { 'hourly.time.14': 1795186800 + 3600 }, 'leaves out an hour'],
    ['an impossible wind', { 'hourly.wind_speed_10m.20': 190 }, 'windSpeedMs 190'],
    ['an impossible radiation', { 'hourly.shortwave_radiation.12': 9000 }, 'shortwaveWm2 9000'],
    ['another place', { latitude: 28.6 }, 'km away'],
    ['the hours of last year', { 'hourly.time': Array.from({ length: 96 }, (_, i) => 1763596800 + 3600 * i) }, 'only 0 hours'],
  ])('with %s is refused', async (_name, changes, sentence) => {
    await expect(openMeteo(changes)).rejects.toThrow(sentence);
  });
});

describe('a forecast of WeatherAPI', () => {
  test('has the half hours of India’s offset, and no radiation in the free plan', async () => {
    const { hours, utcOffsetMin } = await weatherApi();
    expect(utcOffsetMin).toBe(330);
    expect(hours[0]?.time).toBe('2026-11-20T08:30:00.000Z');
    expect(hours.length).toBeGreaterThanOrEqual(48);
    expect(hours.every(({ shortwaveWm2 }) => shortwaveWm2 === null)).toBe(true);
    expect(new URL(vendor.requests.at(-1) ?? '', vendor.baseUrl).pathname).toBe('/v1/forecast.json');
  });

  test('whose scales disagree is refused', async () => {
    await expect(weatherApi({ 'forecast.forecastday.1.hour.3.wind_mph': 99 })).rejects.toThrow('contradict each other');
  });
});
