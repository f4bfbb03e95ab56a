import { z } from 'zod';
import { checkForecast } from './check-forecast.ts';
import { fetchJson } from './fetch-json.ts';
import { findFactor, lengthUnits, openMeteoTitle as title, toCelsius, windUnits } from './open-meteo-units.ts';
import { type HourlyForecast, ProviderError, type WeatherRequest } from './provider.ts';

const variables = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'cloud_cover',
  'shortwave_radiation',
  'wind_speed_10m',
  'wind_direction_10m',
] as const;

/** A null among the numbers is a gap of the model run, which is refused: no hour is invented. */
const series = z.array(z.number());

const answerSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  utc_offset_seconds: z.number(),
  hourly_units: z.object({
    time: z.literal('unixtime'),
    temperature_2m: z.enum(['°C', '°F']),
    relative_humidity_2m: z.literal('%'),
    precipitation: z.string(),
    cloud_cover: z.literal('%'),
    shortwave_radiation: z.literal('W/m²').optional(),
    wind_speed_10m: z.string(),
    wind_direction_10m: z.literal('°'),
  }),
  hourly: z.object({
    time: z.array(z.int().positive()).min(1),
    temperature_2m: series,
    relative_humidity_2m: series,
    precipitation: series,
    cloud_cover: series,
    shortwave_radiation: z.array(z.number().nullable()).optional(),
    wind_speed_10m: series,
    wind_direction_10m: series,
  }),
});

/** Whole days from today's first hour on: four of them have more than 72 hours from any time. */
const buildUrl = ({ settings, position }: WeatherRequest): URL => {
  const url = new URL(`${settings.OPEN_METEO_URL}/v1/forecast`);
  url.search = new URLSearchParams({
    latitude: position.latitude.toFixed(4),
    longitude: position.longitude.toFixed(4),
    hourly: variables.join(','),
    forecast_days: '4',
    wind_speed_unit: 'ms',
    timeformat: 'unixtime',
    timezone: 'auto',
  }).toString();
  return url;
};

/** Open-Meteo forecast API, `hourly` block. With `unixtime` the times are UTC whatever the time zone (open-meteo.com/en/docs). */
export const openMeteoForecast = async (request: WeatherRequest): Promise<HourlyForecast> => {
  const parsed = answerSchema.safeParse(await fetchJson({ url: buildUrl(request), title, timeoutMs: request.timeoutMs }));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? 'the answer';
    throw new ProviderError('garbage', `${title} answered without a readable '${path}'.`);
  }
  const { hourly, hourly_units: units } = parsed.data;
  const short = variables.find((name) => hourly[name] !== undefined && hourly[name].length !== hourly.time.length);
  if (short !== undefined) throw new ProviderError('garbage', `${title} answered with fewer values of '${short}' than hours.`);
  const wind = findFactor(windUnits, units.wind_speed_10m, 'wind speed');
  const length = findFactor(lengthUnits, units.precipitation, 'precipitation');
  const value = (column: readonly number[], index: number): number => column[index] ?? Number.NaN;
  return checkForecast(title, request.position, request.now, {
    latitude: parsed.data.latitude,
    longitude: parsed.data.longitude,
    utcOffsetMin: Math.round(parsed.data.utc_offset_seconds / 60),
    hours: hourly.time.map((seconds, index) => ({
      time: new Date(seconds * 1000).toISOString(),
      temperatureC: toCelsius(value(hourly.temperature_2m, index), units.temperature_2m),
      windSpeedMs: value(hourly.wind_speed_10m, index) * wind,
      windFromDeg: value(hourly.wind_direction_10m, index),
      humidityPercent: value(hourly.relative_humidity_2m, index),
      cloudPercent: value(hourly.cloud_cover, index),
      precipitationMm: value(hourly.precipitation, index) * length,
      shortwaveWm2: units.shortwave_radiation === undefined ? null : (hourly.shortwave_radiation?.[index] ?? null),
    })),
  });
};
