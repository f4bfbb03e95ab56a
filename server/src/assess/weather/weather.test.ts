import { weatherRoutes } from '@hazardguard/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  answerText,
  buildLoopbackSettings,
  readSavedAnswer,
  startLoopbackVendor,
} from '../../platform/providers/weather/loopback-vendor.ts';
import { useApplication } from '../../testing/application.ts';

const vendor = await startLoopbackVendor(answerText('{}'));
const dahej = { latitude: 21.7, longitude: 72.58 };
const entry = { ...dahej, temperatureC: 33, windSpeedMs: 4.5, windFromDeg: 225, humidityPercent: 40, cloudPercent: 10 };

describe('weather with no provider', () => {
  const application = useApplication();

  test('offline, no weather is known and none is made up', async () => {
    const plant = await application().as('plant');
    const { body } = await plant.call(weatherRoutes.read, { query: { latitude: 28.6139, longitude: 77.209 } });
    expect(body).toEqual({
      current: null,
      last: null,
      reason: 'No weather provider is configured; enter the weather by hand.',
      others: [],
    });
    const refusal = await plant.refused(weatherRoutes.byPosition, { params: { lat: 28.6139, lng: 77.209 } });
    expect(refusal).toMatchObject({ status: 503, code: 'no-current-weather' });
    expect(refusal.message).toContain('No earlier weather is known for this place.');
  });

  test('entered by hand it is current, with who entered it, and the published call answers from it', async () => {
    const plant = await application().as('plant');
    const { body: entered } = await plant.call(weatherRoutes.enter, { body: { ...entry, utcOffsetMin: 330 } });
    expect(entered).toMatchObject({ source: 'entered', stale: false, conditionText: 'Clear', utcOffsetMin: 330 });
    const { body } = await plant.call(weatherRoutes.read, { query: { latitude: 21.701, longitude: 72.581 } });
    expect(body.current).toMatchObject({ source: 'entered', enteredBy: entered.enteredBy, windFromDeg: 225 });
    const { body: compat } = await plant.call(weatherRoutes.byPosition, { params: { lat: 21.7, lng: 72.58 } });
    expect(compat.current).toMatchObject({ temp_c: 33, temp_f: 91.4, wind_mph: 10.1, wind_dir: 'SW', wind_degree: 225 });
    expect(compat.location.localtime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  });

  test.each([
    ['a latitude of 91', { latitude: 91 }],
    ['a wind of 100 m/s', { windSpeedMs: 100 }],
    ['a negative wind', { windSpeedMs: -1 }],
    ['a direction of 361°', { windFromDeg: 361 }],
    ['a humidity of 101 %', { humidityPercent: 101 }],
    ['text for a temperature', { temperatureC: 'warm' }],
    ['no temperature', { temperatureC: undefined }],
    ['a very long text', { conditionText: 'x'.repeat(100_000) }],
  ])('%s is refused and nothing is stored', async (_name, changes) => {
    const plant = await application().as('plant');
    const count = async () => (await application().database.pool.query<{ n: number }>('select count(*) as n from weather')).rows[0]?.n;
    const before = await count();
    const refusal = await plant.refused(weatherRoutes.enter, { body: { ...entry, ...changes } });
    expect(refusal.status).toBe(400);
    expect(refusal.fields?.[0]?.field).toBe(Object.keys(changes)[0]);
    expect(await count()).toBe(before);
  });

  test('by city: the place of that name, in India first, or not found', async () => {
    const plant = await application().as('plant');
    const at = { latitude: 21.6264, longitude: 73.0152 };
    await plant.call(weatherRoutes.enter, { body: { ...entry, ...at, windFromDeg: 90 } });
    const { body } = await plant.call(weatherRoutes.byCity, { params: { city: 'ankleshwar' } });
    expect(body.current).toMatchObject({ temp_c: 33, wind_dir: 'E' });
    await plant.call(weatherRoutes.byCity, { params: { city: 'Ankleshwar, Gujarat' } });
    for (const city of ['Anklesh', 'no such place', '%', "'; drop table weather"]) {
      expect(await plant.refused(weatherRoutes.byCity, { params: { city } })).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect((await plant.refused(weatherRoutes.byCity, { params: { city: ' ' } })).status).toBe(400);
  });

  test('New Delhi is found by its name, and never returned for another city', async () => {
    const plant = await application().as('plant');
    const refusal = await plant.refused(weatherRoutes.byCity, { params: { city: 'New Delhi' } });
    expect(refusal).toMatchObject({ status: 503, code: 'no-current-weather' });
    await plant.call(weatherRoutes.enter, { body: { ...entry, latitude: 28.6139, longitude: 77.209, windFromDeg: 315 } });
    expect((await plant.call(weatherRoutes.byCity, { params: { city: 'New Delhi' } })).body.current.wind_dir).toBe('NW');
    const { body } = await plant.call(weatherRoutes.read, { query: { latitude: 13.08, longitude: 80.27 } });
    expect(body).toMatchObject({ current: null, last: null });
  });

  test('without sign-in weather can be neither read nor entered', async () => {
    const visitor = application().visitor();
    expect(await visitor.refused(weatherRoutes.read, { query: dahej })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect((await visitor.refused(weatherRoutes.enter, { body: entry })).status).toBe(401);
  });
});

describe('weather with a provider', () => {
  const application = useApplication({ settings: { weather: buildLoopbackSettings(vendor.baseUrl) } });
  afterAll(() => vendor.close());

  test('both calls answer from one request to the vendor', async () => {
    const localNow = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 16);
    vendor.answer(answerText(readSavedAnswer('open-meteo-mumbai.json', { 'current.time': localNow })));
    const plant = await application().as('l1');
    const { body } = await plant.call(weatherRoutes.read, { query: { latitude: 19.0728, longitude: 72.8826 } });
    expect(body.current).toMatchObject({ source: 'open-meteo', windSpeedMs: 3.64, windFromDeg: 297, stale: false });
    const { body: compat } = await plant.call(weatherRoutes.byPosition, { params: { lat: 19.0728, lng: 72.8826 } });
    expect(compat).toEqual({
      current: {
        temp_c: 31.4,
        temp_f: 88.5,
        wind_mph: 8.1,
        wind_dir: 'WNW',
        wind_degree: 297,
        precip_mm: 0,
        precip_in: 0,
        cloud: 38,
        humidity: 52,
        condition: { text: 'Partly cloudy', icon: '/weather-icons/partly-cloudy-day.svg' },
      },
      location: { localtime: expect.stringContaining(localNow.slice(0, 10)) },
    });
    expect(vendor.requests).toHaveLength(1);
  });

  test('with the vendor unavailable the error gives the age of the last known weather', async () => {
    vendor.answer((_request, response) => response.destroy());
    const plant = await application().as('l1');
    const refusal = await plant.refused(weatherRoutes.byPosition, { params: { lat: 19.2, lng: 72.9 } });
    expect(refusal).toMatchObject({ status: 503, code: 'no-current-weather' });
    expect(refusal.message).toMatch(/^No current weather\. Open-Meteo cannot be reached\. The last known weather is \d minutes? old\.$/);
  });
});
