import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerText,
  buildLoopbackSettings,
  type LoopbackVendor,
  readSavedAnswer,
  startLoopbackVendor,
} from '../../platform/providers/weather/loopback-vendor.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { callsPerMinute, toCell } from './forecast-rules.ts';
import { type ForecastReader, openForecastReader } from './read-forecast.ts';

const start = Date.parse('2026-11-20T09:04:35Z');
const minute = 60_000;
const database = useTestDatabase();
let vendor: LoopbackVendor;
let clock = start;
/** Each test has its own place. */
let place = { latitude: 10.01, longitude: 70.01 };
let reader: ForecastReader;

const newReader = (settings: Parameters<typeof buildLoopbackSettings>[1] = {}): ForecastReader =>
  openForecastReader({
    database: database(),
    settings: buildLoopbackSettings(vendor.baseUrl, settings),
    now: () => new Date(clock),
    timeoutMs: 1_000,
  });

/** The vendor answers for the requested place. */
const answerAnywhere = (): void =>
  vendor.answer((request, response) => {
    const query = new URL(request.url ?? '', vendor.baseUrl).searchParams;
    const at = { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) };
    answerText(readSavedAnswer('open-meteo-forecast-mumbai.json', at))(request, response);
  });

beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText('{}'));
});
afterAll(() => vendor.close());
beforeEach(() => {
  clock = start;
  place = { latitude: place.latitude + 2, longitude: place.longitude };
  answerAnywhere();
  reader = newReader();
});

test.each([
  [
    { latitude: 21.7, longitude: 72.58 },
    { latitude: 21.625, longitude: 72.625 },
  ],
  [
    { latitude: -0.01, longitude: -0.01 },
    { latitude: -0.125, longitude: -0.125 },
  ],
  [
    { latitude: 90, longitude: 180 },
    { latitude: 89.875, longitude: 179.875 },
  ],
])('the cell of %o has its middle at %o', (at, middle) => expect(toCell(at)).toEqual(middle));

describe('a forecast for a place', () => {
  test('has 48 hours from the current one, and is stored for the whole cell for an hour', async () => {
    const { forecast, reason } = await reader.read(place);
    expect(reason).toBeNull();
    expect(forecast).toMatchObject({ source: 'open-meteo', ageS: 0, stale: false, utcOffsetMin: 330 });
    expect([forecast?.hours.length, forecast?.hours[0]?.time]).toEqual([48, '2026-11-20T09:00:00.000Z']);
    const asked = vendor.requests.length;
    clock += 59 * minute;
    const near = await newReader().read({ latitude: place.latitude + 0.2, longitude: place.longitude + 0.1 });
    expect(near.forecast).toMatchObject({ ageS: 59 * 60, stale: false });
    expect(near.forecast?.hours[0]?.time).toBe('2026-11-20T10:00:00.000Z');
    expect(vendor.requests.length).toBe(asked);
    clock += 2 * minute;
    await reader.read(place);
    expect(vendor.requests.length).toBe(asked + 1);
  });

  test('is fetched once for concurrent calls', async () => {
    const asked = vendor.requests.length;
    await Promise.all(Array.from({ length: 20 }, () => reader.read(place)));
    expect(vendor.requests.length - asked).toBe(1);
  });

  test('when the vendor is unavailable the stored one is used with its age and the reason, for a day; then there is none', async () => {
    await reader.read(place);
    vendor.answer(answerText('', 500));
    clock += 5 * 60 * minute;
    const late = await newReader().read(place);
    expect(late.reason).toBe('Open-Meteo answered with status 500.');
    expect(late.forecast).toMatchObject({ stale: true, ageS: 5 * 3600 });
    expect(late.forecast?.hours[0]?.time).toBe('2026-11-20T14:00:00.000Z');
    clock += 20 * 60 * minute;
    expect(await newReader().read(place)).toEqual({ forecast: null, reason: 'Open-Meteo answered with status 500.' });
  });

  test('an unreachable vendor is not called for a minute, for all places', async () => {
    vendor.answer(answerText('', 500));
    await reader.read(place);
    const asked = vendor.requests.length;
    await reader.read({ latitude: place.latitude + 1, longitude: place.longitude });
    expect(vendor.requests.length).toBe(asked);
  });

  test('all servers together keep the limit of calls a minute', async () => {
    clock -= 30 * 24 * 60 * minute;
    await database().pool.query(
      `insert into weather_forecast (source, cell_latitude, cell_longitude, latitude, longitude, received_at, utc_offset_min, hours)
       select 'open-meteo', -60, -n, 0, 0, $1, 0, '[]' from generate_series(1, $2::int) as n`,
      [new Date(clock), callsPerMinute],
    );
    const asked = vendor.requests.length;
    expect(await reader.read(place)).toMatchObject({ forecast: null, reason: expect.stringContaining('The limit of 120 calls a minute') });
    expect(vendor.requests.length).toBe(asked);
  });

  test('without a provider there is none, and the reason says what a person can do', async () => {
    const { forecast, reason } = await newReader({ provider: 'none' }).read(place);
    expect(forecast).toBeNull();
    expect(reason).toContain('No weather provider is configured');
  });
});

describe('a stored forecast', () => {
  test('is never changed, and the newest of a cell cannot be deleted', async () => {
    await reader.read(place);
    const { pool } = database();
    await expect(pool.query('update weather_forecast set utc_offset_min = 0')).rejects.toThrow('append-only');
    await expect(pool.query('delete from weather_forecast')).rejects.toThrow('keeps the newest');
  });

  test('is deleted when superseded and two days old', async () => {
    const { latitude, longitude } = toCell(place);
    const insert = (days: number) =>
      database().pool.query(
        `insert into weather_forecast (source, cell_latitude, cell_longitude, latitude, longitude, received_at, utc_offset_min, hours)
         values ('open-meteo', $1, $2, $1, $2, now() - make_interval(days => $3), 0, '[]')`,
        [latitude, longitude, days],
      );
    for (const days of [9, 3, 1]) await insert(days);
    clock = Date.now();
    const shift = Math.floor((clock - start) / 1000);
    const saved = JSON.parse(readSavedAnswer('open-meteo-forecast-mumbai.json')) as { hourly: { time: number[] } };
    const time = saved.hourly.time.map((seconds) => seconds + Math.round(shift / 3600) * 3600);
    vendor.answer(answerText(readSavedAnswer('open-meteo-forecast-mumbai.json', { latitude, longitude, 'hourly.time': time })));
    expect((await newReader().read(place)).reason).toBeNull();
    const { rows } = await database().pool.query<{ days: number }>(
      `select extract(day from now() - received_at)::int as days from weather_forecast
       where cell_latitude = $1 and cell_longitude = $2 order by 1`,
      [latitude, longitude],
    );
    expect(rows.map(({ days }) => days)).toEqual([0, 1]);
  });
});
