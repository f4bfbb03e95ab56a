import { z } from 'zod';
import { webUrl } from '../../settings/values.ts';
import { checkObservation } from './check-observation.ts';
import { toWmoCondition } from './conditions.ts';
import { fetchJson } from './fetch-json.ts';
import { openMeteoForecast } from './open-meteo-forecast.ts';
import { findFactor, lengthUnits, openMeteoTitle, toCelsius, windUnits } from './open-meteo-units.ts';
import { ProviderError, type WeatherProvider, type WeatherRequest } from './provider.ts';

const title = openMeteoTitle;

const variables = [
  'temperature_2m',
  'relative_humidity_2m',
  'is_day',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'surface_pressure',
  'wind_speed_10m',
  'wind_direction_10m',
  'wind_gusts_10m',
] as const;

const answerSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  utc_offset_seconds: z.number(),
  current_units: z.object({
    temperature_2m: z.enum(['°C', '°F']),
    relative_humidity_2m: z.literal('%'),
    precipitation: z.string(),
    cloud_cover: z.literal('%'),
    surface_pressure: z.literal('hPa').optional(),
    wind_speed_10m: z.string(),
    wind_direction_10m: z.literal('°'),
    wind_gusts_10m: z.string().optional(),
  }),
  current: z.object({
    time: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    is_day: z.number(),
    precipitation: z.number(),
    weather_code: z.int(),
    cloud_cover: z.number(),
    surface_pressure: z.number().nullish(),
    wind_speed_10m: z.number(),
    wind_direction_10m: z.number(),
    wind_gusts_10m: z.number().nullish(),
  }),
});

const buildUrl = ({ settings, position }: WeatherRequest): URL => {
  const url = new URL(`${settings.OPEN_METEO_URL}/v1/forecast`);
  url.search = new URLSearchParams({
    latitude: position.latitude.toFixed(4),
    longitude: position.longitude.toFixed(4),
    current: variables.join(','),
    wind_speed_unit: 'ms',
    timezone: 'auto',
  }).toString();
  return url;
};

/** Open-Meteo forecast API, `current` and `hourly` blocks (open-meteo.com/en/docs). No key; data CC BY 4.0. */
export const openMeteo: WeatherProvider = {
  id: 'open-meteo',
  title,
  attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
  variables: { OPEN_METEO_URL: webUrl.default('https://api.open-meteo.com') },
  settingTexts: { OPEN_METEO_URL: { meaning: 'Address of Open-Meteo.', example: 'https://meteo.example.org' } },
  secrets: [],
  findConflict: () => null,
  current: async (request) => {
    const parsed = answerSchema.safeParse(await fetchJson({ url: buildUrl(request), title, timeoutMs: request.timeoutMs }));
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? 'the answer';
      throw new ProviderError('garbage', `${title} answered without a readable '${path}'.`);
    }
    const { current, current_units: units, utc_offset_seconds: offsetS } = parsed.data;
    const condition = toWmoCondition(current.weather_code);
    const wind = findFactor(windUnits, units.wind_speed_10m, 'wind speed');
    const gust = current.wind_gusts_10m ?? null;
    return checkObservation(title, request.position, request.now, {
      latitude: parsed.data.latitude,
      longitude: parsed.data.longitude,
      observedAt: new Date(Date.parse(`${current.time}:00Z`) - offsetS * 1000),
      temperatureC: toCelsius(current.temperature_2m, units.temperature_2m),
      windSpeedMs: current.wind_speed_10m * wind,
      windFromDeg: current.wind_direction_10m,
      windGustMs: gust === null ? null : gust * findFactor(windUnits, units.wind_gusts_10m ?? '', 'wind gusts'),
      humidityPercent: current.relative_humidity_2m,
      cloudPercent: current.cloud_cover,
      precipitationMm: current.precipitation * findFactor(lengthUnits, units.precipitation, 'precipitation'),
      pressureHpa: units.surface_pressure === undefined ? null : (current.surface_pressure ?? null),
      conditionText: condition.text,
      conditionKind: condition.kind,
      isDay: current.is_day === 1,
      utcOffsetMin: Math.round(offsetS / 60),
    });
  },
  forecast: openMeteoForecast,
};
