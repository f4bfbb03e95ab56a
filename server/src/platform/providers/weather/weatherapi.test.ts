import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerText, buildLoopbackSettings, type LoopbackVendor, readSavedAnswer, startLoopbackVendor } from './loopback-vendor.ts';
import type { Observation } from './provider.ts';
import { weatherApi } from './weatherapi.ts';

const mumbai = { latitude: 19.0728, longitude: 72.8826 };
const now = new Date('2026-11-20T09:04:35Z');
const secret = 'a-key-nobody-may-see';
const saved = (changes: Readonly<Record<string, unknown>> = {}) => readSavedAnswer('weatherapi-mumbai.json', changes);

let vendor: LoopbackVendor;
beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText(saved()));
});
afterAll(() => vendor.close());

const ask = (WEATHERAPI_KEY = secret): Promise<Observation> =>
  weatherApi.current({
    position: mumbai,
    now,
    settings: { ...buildLoopbackSettings(vendor.baseUrl).own, WEATHERAPI_KEY },
    timeoutMs: 2_000,
  });
const refusal = (text: string, status?: number): Promise<unknown> => {
  vendor.answer(answerText(text, status));
  return ask().then(
    () => 'accepted',
    (error: unknown) => error,
  );
};

describe('WeatherAPI', () => {
  test('a saved answer becomes an observation in our units', async () => {
    vendor.answer(answerText(saved()));
    const observation = await ask();
    expect(observation).toMatchObject({
      observedAt: new Date('2026-11-20T09:00:00Z'),
      temperatureC: 31.4,
      windFromDeg: 297,
      humidityPercent: 52,
      cloudPercent: 50,
      precipitationMm: 0.01,
      pressureHpa: null,
      conditionKind: 'partly-cloudy',
      utcOffsetMin: 330,
    });
    expect(observation.windSpeedMs).toBeCloseTo(3.611, 3);
    expect(observation.windGustMs).toBeCloseTo(5.556, 3);
  });

  test('a local time with a one-digit hour is read', async () => {
    vendor.answer(answerText(saved({ 'location.localtime': '2026-11-20 9:04' })));
    expect((await ask()).utcOffsetMin).toBe(0);
  });

  test.each([
    ['a wind in m/s under the name of km/h', { 'current.wind_kph': 3.6 }, 'implausible'],
    ['°F under the name of °C', { 'current.temp_c': 88.5 }, 'implausible'],
    ['no wind', { 'current.wind_kph': undefined }, 'garbage'],
    ['a condition that is not text', { 'current.condition': 7 }, 'garbage'],
    ['London instead of Mumbai', { 'location.lat': 51.5171, 'location.lon': -0.1062 }, 'implausible'],
    ['an observation of three hours ago', { 'current.last_updated_epoch': 1795154400 }, 'implausible'],
  ])('%s is refused', async (_name, changes, failure) => {
    expect(await refusal(saved(changes))).toMatchObject({ failure });
  });

  test('without a key no call is made', async () => {
    const before = vendor.requests.length;
    await expect(ask('')).rejects.toMatchObject({ failure: 'no-key' });
    expect(vendor.requests.length).toBe(before);
  });

  test('a refused key is reported and never repeated', async () => {
    const error = await refusal('{"error":{"code":2006,"message":"API key is invalid."}}', 401);
    expect(error).toMatchObject({ failure: 'refused' });
    expect(String(error)).not.toContain(secret);
    vendor.answer((_request, response) => response.destroy());
    expect(String(await ask().catch((problem: unknown) => problem))).not.toContain(secret);
  });
});
