import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

/** So many hours ahead are looked at. */
export const forecastHours = 48;

/** Forecast weather of one hour. */
export const forecastHour = z.object({
  time: isoMoment,
  temperatureC: z.number(),
  /** At 10 m. */
  windSpeedMs: z.number(),
  windFromDeg: z.number(),
  humidityPercent: z.number(),
  cloudPercent: z.number(),
  precipitationMm: z.number(),
  /** Of the hour before, W/m²; null where the source gives none. */
  shortwaveWm2: z.number().nullable(),
});
export type ForecastWeather = z.infer<typeof forecastHour>;

/** Where an hourly forecast came from; nobody enters one by hand. */
export const forecastSource = z.enum(['open-meteo', 'weatherapi']);

/** An hourly forecast for the quarter-degree cell in which the asked place lies. */
export const weatherForecast = z.object({
  source: forecastSource,
  /** The place that the source answered for. */
  latitude: z.number(),
  longitude: z.number(),
  /** From the asked place to that, m. */
  distanceM: z.number().min(0),
  receivedAt: isoMoment,
  /** Age when the answer was made, s. */
  ageS: z.number().min(0),
  /** Older than an hour: a newer one could not be had, for the reason that the answer tells. */
  stale: z.boolean(),
  utcOffsetMin: z.int(),
  /** From the hour that runs now, at most 48. */
  hours: z.array(forecastHour),
});
export type WeatherForecast = z.infer<typeof weatherForecast>;

export const weatherForecastAnswer = z.object({
  forecast: weatherForecast.nullable(),
  /** Why there is no forecast, or no newer one; null while it is fresh. */
  reason: z.string().nullable(),
});
export type WeatherForecastAnswer = z.infer<typeof weatherForecastAnswer>;
