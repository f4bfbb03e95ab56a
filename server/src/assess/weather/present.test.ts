import { compassPoints, weatherCompat } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { explainNoWeather, presentCompat, presentWeather } from './present.ts';
import { formatAge } from './rules.ts';
import type { WeatherRow } from './store.ts';

const now = new Date('2026-11-20T19:04:35Z');
const row: WeatherRow = {
  id: 1,
  source: 'open-meteo',
  entered_by: null,
  entered_by_id: null,
  place_latitude: 19.07,
  place_longitude: 72.88,
  latitude: 19.125,
  longitude: 72.875,
  observed_at: new Date('2026-11-20T19:00:00Z'),
  received_at: now,
  temperature_c: 31.4,
  wind_speed_ms: 10,
  wind_from_deg: 354,
  wind_gust_ms: null,
  humidity_percent: 52.4,
  cloud_percent: 38,
  precipitation_mm: 2.54,
  pressure_hpa: null,
  condition_text: 'Slight rain',
  condition_kind: 'rain',
  is_day: false,
  utc_offset_min: 330,
  wind_height_m: null,
  wind_averaging_s: null,
  wind_readings: null,
  wind_scalar_ms: null,
  sigma_theta_deg: null,
  value_origins: null,
};
const position = { latitude: 19.0728, longitude: 72.8826 };
const compat = (changes: Partial<WeatherRow> = {}) => presentCompat(presentWeather({ ...row, ...changes }, position, now), now);

describe('the weather answer of the specification', () => {
  test('has exactly its fields, in its units', () => {
    expect(compat()).toEqual({
      current: {
        temp_c: 31.4,
        temp_f: 88.5,
        wind_mph: 22.4,
        wind_dir: 'N',
        wind_degree: 354,
        precip_mm: 2.54,
        precip_in: 0.1,
        cloud: 38,
        humidity: 52,
        condition: { text: 'Slight rain', icon: '/weather-icons/rain.svg' },
      },
      location: { localtime: '2026-11-21 00:34' },
    });
    expect(weatherCompat.safeParse(compat()).success).toBe(true);
  });

  test('each of the 16 points covers its 22.5 degrees', () => {
    const named = compassPoints.map((_point, index) => compat({ wind_from_deg: index * 22.5 + 11 }).current.wind_dir);
    expect(named).toEqual([...compassPoints]);
    expect(compat({ wind_from_deg: 360 }).current).toMatchObject({ wind_dir: 'N', wind_degree: 0 });
  });

  test('an error gives the reason and the age of the last known weather', () => {
    const last = presentWeather({ ...row, observed_at: new Date('2026-11-20T18:22:35Z') }, position, now);
    expect(explainNoWeather({ current: null, last, reason: 'Open-Meteo cannot be reached.', others: [] })).toBe(
      'No current weather. Open-Meteo cannot be reached. The last known weather is 42 minutes old.',
    );
    expect(explainNoWeather({ current: null, last: null, reason: 'Open-Meteo cannot be reached.', others: [] })).toBe(
      'No current weather. Open-Meteo cannot be reached. No earlier weather is known for this place.',
    );
  });

  test.each([
    [60, '1 minute'],
    [119 * 60, '119 minutes'],
    [7_300, '2 hours'],
    [3 * 86_400, '3 days'],
  ])('an age of %d s reads "%s"', (seconds, text) => {
    expect(formatAge(seconds)).toBe(text);
  });
});
