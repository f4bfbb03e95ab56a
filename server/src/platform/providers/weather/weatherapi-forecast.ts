import { z } from 'zod';
import { checkForecast } from './check-forecast.ts';
import { fetchJson } from './fetch-json.ts';
import { type HourlyForecast, ProviderError, type WeatherRequest } from './provider.ts';
import { buildWeatherApiUrl, computeUtcOffsetMin, weatherApiTitle as title } from './weatherapi-request.ts';

const hourSchema = z.object({
  time_epoch: z.int().positive(),
  temp_c: z.number(),
  wind_kph: z.number(),
  wind_mph: z.number(),
  wind_degree: z.number(),
  precip_mm: z.number(),
  humidity: z.number(),
  cloud: z.number(),
  /** Only in paid plans that include it. */
  short_rad: z.number().nullish(),
});

const answerSchema = z.object({
  location: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    localtime_epoch: z.int().positive(),
    localtime: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}$/),
  }),
  forecast: z.object({ forecastday: z.array(z.object({ hour: z.array(hourSchema) })).min(1) }),
});

const kmPerMile = 1.609344;

/**
 * WeatherAPI.com forecast call (weatherapi.com/docs). Three local days, what the free plan gives: at least 48 hours from any
 * time. Hours begin with the local hour, which in India is a half hour in UTC.
 */
export const weatherApiForecast = async (request: WeatherRequest): Promise<HourlyForecast> => {
  const url = buildWeatherApiUrl(request, 'forecast', { days: '3', aqi: 'no', alerts: 'no' });
  const parsed = answerSchema.safeParse(await fetchJson({ url, title, timeoutMs: request.timeoutMs }));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? 'the answer';
    throw new ProviderError('garbage', `${title} answered without a readable '${path}'.`);
  }
  const { location, forecast } = parsed.data;
  const hours = forecast.forecastday.flatMap(({ hour }) => hour);
  const doubtful = hours.find((hour) => Math.abs(hour.wind_mph * kmPerMile - hour.wind_kph) > 0.5);
  if (doubtful) {
    throw new ProviderError(
      'implausible',
      `${title} forecasts a wind of ${doubtful.wind_kph} km/h and ${doubtful.wind_mph} mph, which contradict each other.`,
    );
  }
  return checkForecast(title, request.position, request.now, {
    latitude: location.lat,
    longitude: location.lon,
    utcOffsetMin: computeUtcOffsetMin(location.localtime, location.localtime_epoch),
    hours: hours.map((hour) => ({
      time: new Date(hour.time_epoch * 1000).toISOString(),
      temperatureC: hour.temp_c,
      windSpeedMs: hour.wind_kph / 3.6,
      windFromDeg: hour.wind_degree,
      humidityPercent: hour.humidity,
      cloudPercent: hour.cloud,
      precipitationMm: hour.precip_mm,
      shortwaveWm2: hour.short_rad ?? null,
    })),
  });
};
