import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerText,
  buildLoopbackSettings,
  type LoopbackVendor,
  readSavedAnswer,
  startLoopbackVendor,
} from '../../platform/providers/weather/loopback-vendor.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { enterWeather } from './enter-weather.ts';
import { openWeatherReader, type WeatherReader } from './read-weather.ts';

const start = Date.parse('2026-11-20T09:04:35Z');
const minute = 60_000;
const asha = { id: 'a1', name: 'Asha Patel' };
const rain = {
  temperatureC: 24,
  windSpeedMs: 2,
  windFromDeg: 90,
  humidityPercent: 90,
  cloudPercent: 100,
  precipitationMm: 3,
  conditionText: '',
};

const database = useTestDatabase();
let vendor: LoopbackVendor;
let clock = start;
/** Each test has its own place, 2 degrees from the others; the vendor answers for the requested place. */
let place = { latitude: 10, longitude: 70 };
let reader: WeatherReader;

const answerForPlace = (changes: Readonly<Record<string, unknown>> = {}): void =>
  vendor.answer(answerText(readSavedAnswer('open-meteo-mumbai.json', { ...place, ...changes })));
const newReader = (settings: Parameters<typeof buildLoopbackSettings>[1] = {}): WeatherReader =>
  openWeatherReader({
    database: database(),
    settings: buildLoopbackSettings(vendor.baseUrl, settings),
    now: () => new Date(clock),
    timeoutMs: 400,
  });

beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText('{}'));
});
afterAll(() => vendor.close());
beforeEach(() => {
  clock = start;
  place = { latitude: place.latitude + 2, longitude: place.longitude };
  answerForPlace();
  reader = newReader();
});

describe('weather for a place', () => {
  test('comes from the provider and is stored', async () => {
    const answer = await reader.read(place);
    expect(answer.reason).toBeNull();
    expect(answer.current).toMatchObject({
      source: 'open-meteo',
      enteredBy: null,
      windSpeedMs: 3.64,
      windFromDeg: 297,
      ageS: 275,
      stale: false,
      distanceM: 0,
      conditionIcon: '/weather-icons/partly-cloudy-day.svg',
      utcOffsetMin: 330,
    });
    vendor.answer(answerText('', 500));
    expect((await newReader().read(place)).current?.windSpeedMs).toBe(3.64);
  });

  test('concurrent calls make one request to the vendor', async () => {
    const before = vendor.requests.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => reader.read(place)));
    expect(vendor.requests.length - before).toBe(1);
    expect(new Set(answers.map(({ current }) => current?.observedAt)).size).toBe(1);
  });

  test('is fetched again once the stored record is stale', async () => {
    await reader.read(place);
    clock += 11 * minute;
    answerForPlace({ 'current.time': '2026-11-20T14:45', 'current.wind_direction_10m': 10 });
    expect((await reader.read(place)).current?.windFromDeg).toBe(10);
  });

  test('is never invented: with the vendor unavailable, the last known is given with its age, and not as current', async () => {
    await reader.read(place);
    clock += 42 * minute;
    vendor.answer((_request, response) => response.destroy());
    const answer = await reader.read({ latitude: place.latitude + 0.1, longitude: place.longitude });
    expect(answer.current).toBeNull();
    expect(answer.reason).toBe('Open-Meteo cannot be reached.');
    expect(answer.last).toMatchObject({ windFromDeg: 297, ageS: 275 + 42 * 60, stale: true });
    expect(Math.round((answer.last?.distanceM ?? 0) / 100)).toBe(111);
  });

  test('more than 25 km away is not known', async () => {
    await reader.read(place);
    vendor.answer((_request, response) => response.destroy());
    const answer = await reader.read({ latitude: place.latitude + 0.25, longitude: place.longitude });
    expect(answer).toEqual({ current: null, last: null, reason: 'Open-Meteo cannot be reached.', others: [] });
  });

  test('a silent vendor causes one timeout; after that it is not asked for a minute', async () => {
    vendor.answer(() => undefined);
    await reader.read(place);
    const before = vendor.requests.length;
    const answer = await reader.read({ latitude: place.latitude + 1, longitude: place.longitude });
    expect(answer.reason).toBe('Open-Meteo did not answer within 0.4 s.');
    expect(vendor.requests.length).toBe(before);
    clock += 61_000;
    answerForPlace();
    expect((await reader.read(place)).current).not.toBeNull();
  });

  test('an invalid answer for one place does not block the vendor for another', async () => {
    answerForPlace({ 'current.temperature_2m': 900 });
    expect((await reader.read(place)).reason).toContain('outside -60 to 60');
    place = { latitude: place.latitude + 0.5, longitude: place.longitude };
    answerForPlace();
    expect((await reader.read(place)).current).not.toBeNull();
  });

  test('entered by a person it is current until stale, and names the person', async () => {
    await enterWeather(database(), { ...place, ...rain }, asha, new Date(clock));
    const answer = await reader.read(place);
    expect(answer.current).toMatchObject({ source: 'entered', enteredBy: 'Asha Patel', windFromDeg: 90, conditionText: 'Rain' });
    clock += 16 * minute;
    vendor.answer((_request, response) => response.destroy());
    const later = await reader.read(place);
    expect(later.current).toBeNull();
    expect(later.last).toMatchObject({ source: 'entered', stale: true, ageS: 16 * 60 });
  });

  test('without a provider says so', async () => {
    const answer = await newReader({ provider: 'none' }).read(place);
    expect(answer).toEqual({
      current: null,
      last: null,
      reason: 'No weather provider is configured; enter the weather by hand.',
      others: [],
    });
  });

  test('records cannot be changed or deleted', async () => {
    await reader.read(place);
    await expect(database().pool.query('update weather set wind_from_deg = 0')).rejects.toThrow('weather is append-only');
    await expect(database().pool.query('delete from weather')).rejects.toThrow('weather is append-only');
  });

  test('a neighbour across the 180th meridian is near', async () => {
    await enterWeather(database(), { ...rain, latitude: -60, longitude: 179.95 }, asha, new Date(clock));
    const answer = await newReader({ provider: 'none' }).read({ latitude: -60, longitude: -179.99 });
    expect(answer.current?.distanceM).toBeLessThan(5_000);
  });
});
