import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerText, buildLoopbackSettings, type LoopbackVendor, readSavedAnswer, startLoopbackVendor } from './loopback-vendor.ts';
import { openMeteo } from './open-meteo.ts';
import type { Observation } from './provider.ts';

const mumbai = { latitude: 19.0728, longitude: 72.8826 };
const now = new Date('2026-11-20T09:04:35Z');
const saved = (changes: Readonly<Record<string, unknown>> = {}) => readSavedAnswer('open-meteo-mumbai.json', changes);

let vendor: LoopbackVendor;
beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText(saved()));
});
afterAll(() => vendor.close());

const ask = (timeoutMs = 2_000): Promise<Observation> =>
  openMeteo.current({ position: mumbai, now, settings: buildLoopbackSettings(vendor.baseUrl).own, timeoutMs });
const refused = async (text: string): Promise<unknown> => {
  vendor.answer(answerText(text));
  return ask().then(
    () => 'accepted',
    (error: unknown) => error,
  );
};

describe('Open-Meteo', () => {
  test('a saved answer becomes an observation in our units', async () => {
    vendor.answer(answerText(saved()));
    expect(await ask()).toEqual({
      latitude: 19.125,
      longitude: 72.875,
      observedAt: new Date('2026-11-20T09:00:00Z'),
      temperatureC: 31.4,
      windSpeedMs: 3.64,
      windFromDeg: 297,
      windGustMs: 7.2,
      humidityPercent: 52,
      cloudPercent: 38,
      precipitationMm: 0,
      pressureHpa: 1009.6,
      conditionText: 'Partly cloudy',
      conditionKind: 'partly-cloudy',
      isDay: true,
      utcOffsetMin: 330,
    });
  });

  test('wind is requested in m/s, at the requested position', () => {
    const query = new URL(vendor.requests.at(-1) ?? '', vendor.baseUrl).searchParams;
    expect([query.get('wind_speed_unit'), query.get('latitude'), query.get('longitude')]).toEqual(['ms', '19.0728', '72.8826']);
  });

  test.each([
    ['km/h', 36, 10],
    ['mp/h', 22.369, 10],
    ['kn', 19.438, 10],
  ])('wind in %s is converted', async (unit, value, metres) => {
    vendor.answer(answerText(saved({ 'current_units.wind_speed_10m': unit, 'current.wind_speed_10m': value })));
    expect((await ask()).windSpeedMs).toBeCloseTo(metres, 3);
  });

  test('temperature in °F and rain in inches are converted', async () => {
    vendor.answer(
      answerText(
        saved({
          'current_units.temperature_2m': '°F',
          'current.temperature_2m': 95,
          'current_units.precipitation': 'inch',
          'current.precipitation': 0.5,
        }),
      ),
    );
    const observation = await ask();
    expect([observation.temperatureC, observation.precipitationMm]).toEqual([35, 12.7]);
  });

  test.each([
    ['an unknown wind unit', { 'current_units.wind_speed_10m': 'furlong/fortnight' }, 'garbage'],
    ['a unit named like a property of every object', { 'current_units.wind_speed_10m': 'constructor' }, 'garbage'],
    ['no wind direction', { 'current.wind_direction_10m': undefined }, 'garbage'],
    ['a null temperature', { 'current.temperature_2m': null }, 'garbage'],
    ['a number written as text', { 'current.wind_speed_10m': 'NaN' }, 'garbage'],
    ['no units', { current_units: undefined }, 'garbage'],
    ['a time that is not a date', { 'current.time': '2026-99-99T99:99' }, 'implausible'],
    ['a wind of 400 m/s', { 'current.wind_speed_10m': 400 }, 'implausible'],
    ['a humidity of 130 %', { 'current.relative_humidity_2m': 130 }, 'implausible'],
    ['a direction of 720°', { 'current.wind_direction_10m': 720 }, 'implausible'],
    ['kelvin under the name of °C', { 'current.temperature_2m': 304.5 }, 'implausible'],
    ['Delhi instead of Mumbai', { latitude: 28.625, longitude: 77.25 }, 'implausible'],
    ['yesterday', { 'current.time': '2026-11-19T14:30' }, 'implausible'],
    ['tomorrow', { 'current.time': '2026-11-21T14:30' }, 'implausible'],
  ])('%s is refused', async (_name, changes, failure) => {
    expect(await refused(saved(changes))).toMatchObject({ name: 'ProviderError', failure });
  });

  test.each([
    ['NaN in the JSON', saved().replace('3.64', 'NaN')],
    ['infinity', saved().replace('3.64', '1e999')],
    ['half an answer', saved().slice(0, 400)],
    ['a login page', '<!doctype html><title>Sign in to the network</title>'],
    ['nothing', ''],
    ['a bare null', 'null'],
  ])('%s is refused as invalid', async (_name, text) => {
    expect(await refused(text)).toMatchObject({ failure: 'garbage' });
  });
});
