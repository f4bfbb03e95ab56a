import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';
import { weatherSourcePattern } from './weather-source.ts';

/** Length of a forecast, hours. */
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
  /** Mean of the hour before, W/m²; null where the source gives none. */
  shortwaveWm2: z.number().nullable(),
});
export type ForecastWeather = z.infer<typeof forecastHour>;

/** Source of weather; the session names the providers among them. */
export const weatherSource = z.string().regex(weatherSourcePattern, { error: 'The id of a source of weather' });

/** A service that the server may ask for weather. */
export const weatherProvider = z.object({
  id: weatherSource,
  /** The same in every language. */
  name: z.string(),
  /** Text and link that it requires with its data. */
  attribution: z.object({ text: z.string(), url: z.string() }),
});

/** An hourly forecast for the quarter-degree cell of the requested place. */
export const weatherForecast = z.object({
  source: weatherSource,
  /** The place of the forecast, as the source states it. */
  latitude: z.number(),
  longitude: z.number(),
  /** From the requested place to that one, m. */
  distanceM: z.number().min(0),
  receivedAt: isoMoment,
  /** Age when the answer was made, s. */
  ageS: z.number().min(0),
  /** Older than an hour; the answer gives the reason why there is no newer one. */
  stale: z.boolean(),
  utcOffsetMin: z.int(),
  /** From the current hour on, at most 48. */
  hours: z.array(forecastHour),
});
export type WeatherForecast = z.infer<typeof weatherForecast>;

export const weatherForecastAnswer = z.object({
  forecast: weatherForecast.nullable(),
  /** Why there is no forecast, or no newer one; null while it is fresh. */
  reason: z.string().nullable(),
});
export type WeatherForecastAnswer = z.infer<typeof weatherForecastAnswer>;
