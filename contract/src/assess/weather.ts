import { z } from 'zod';
import { isoMoment, latitude, longitude } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { weatherForecastAnswer, weatherSource } from './weather-forecast.ts';

/**
 * Origin of a value that the record's own source does not measure: the last known weather nearby; the mean of the season there, 1981 to
 * 2010; or an assumption, because nothing is known.
 */
export const valueOrigin = z.object({
  from: z.enum(['last-known', 'climate', 'assumed']),
  /** Of the last known weather: its source, age and distance. */
  source: weatherSource.nullable(),
  observedAt: isoMoment.nullable(),
  distanceM: z.number().min(0).nullable(),
});
export type ValueOrigin = z.infer<typeof valueOrigin>;

export const borrowedValues = ['temperature', 'humidity', 'cloud', 'precipitation'] as const;
export type BorrowedValue = (typeof borrowedValues)[number];
export const valueOrigins = z.partialRecord(z.enum(borrowedValues), valueOrigin);
export type ValueOrigins = z.infer<typeof valueOrigins>;

/** How a station's wind was measured. */
export const measuredWind = z.object({
  /** Of the anemometer above the ground, m; one below 2 m counts as at 10 m. */
  heightM: z.number().min(0),
  /** Time and number of the readings that the wind is the mean vector of; one reading: it is the wind itself. */
  averagingS: z.int().min(0),
  readings: z.int().min(1),
  /** Mean of the speeds alone, m/s. */
  scalarSpeedMs: z.number().min(0),
  /** Standard deviation of the direction, degrees; null: the readings are too slow or too few, or it is calm. */
  sigmaThetaDeg: z.number().min(0).nullable(),
});

/** One observation or model value at a place and moment. */
export const weather = z.object({
  source: weatherSource,
  /** Display name of the person who entered it; null for other sources. */
  enteredBy: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  observedAt: z.iso.datetime({ offset: true }),
  /** Age when the answer was made, s. */
  ageS: z.number().min(0),
  stale: z.boolean(),
  /** From the requested place to the place of the record, m. */
  distanceM: z.number().min(0),
  temperatureC: z.number(),
  windSpeedMs: z.number(),
  windFromDeg: z.number(),
  windGustMs: z.number().nullable(),
  humidityPercent: z.number(),
  cloudPercent: z.number(),
  precipitationMm: z.number(),
  /** At ground level; null where the source gives none, or only the pressure reduced to sea level. */
  pressureHpa: z.number().nullable(),
  conditionText: z.string(),
  /** Path of an icon among the client's static files. */
  conditionIcon: z.string(),
  /** Offset of the local time from UTC, minutes. */
  utcOffsetMin: z.int(),
  /** Values that this source does not measure, each with its origin. */
  origins: valueOrigins,
  /** Null for sources other than stations. */
  measuredWind: measuredWind.nullable(),
  /** Stability class, from the measured spread of the direction where there is one, else from sun, cloud and wind. */
  stability: z.object({ class: z.enum(['A', 'B', 'C', 'D', 'E', 'F']), from: z.enum(['sigma-theta', 'sun-and-cloud']) }),
});
export type Weather = z.infer<typeof weather>;

/** Differences from which two sources disagree: of direction, degrees, and the ratio of the speeds. */
export const windDisagreement = { turnDeg: 30, speedFactor: 2 } as const;

/** Fresh weather of another source, compared with the current one. */
export const otherWeather = z.object({
  weather,
  /** Difference of the wind directions, degrees; null: one of them is calm. */
  turnDeg: z.number().min(0).max(180).nullable(),
  /** The stronger wind divided by the weaker; null: both are calm. */
  speedFactor: z.number().min(1).nullable(),
  disagrees: z.boolean(),
});
export type OtherWeather = z.infer<typeof otherWeather>;

/**
 * Weather for a place. `current` is set only when a record is fresh; `last` is the last known one of any age, shown with its age and
 * used only when a person decides so. Both null: nothing is known; a person must enter it.
 */
export const weatherAnswer = z.object({
  /** The newest record of the source, at most 60 minutes old; `stale` when older than 15. Entered weather: until it is stale. */
  current: weather.nullable(),
  /** The newest known within 25 km, from any source. */
  last: weather.nullable(),
  /** Why there is no current weather, one sentence; null when there is. */
  reason: z.string().nullable(),
  /** Fresh weather of the other sources here, nearest first. */
  others: z.array(otherWeather),
});

export type WeatherAnswer = z.infer<typeof weatherAnswer>;

export const weatherEntry = z.object({
  latitude,
  longitude,
  temperatureC: z.number().min(-60).max(60),
  windSpeedMs: z.number().min(0).max(75),
  windFromDeg: z.number().min(0).max(360),
  humidityPercent: z.number().min(0).max(100),
  cloudPercent: z.number().min(0).max(100),
  precipitationMm: z.number().min(0).max(500).default(0),
  conditionText: oneLineOrNone(100).default(''),
  /** UTC offset of the person who enters it, minutes; absent: that of the nearest known record. */
  utcOffsetMin: z
    .int()
    .min(-12 * 60)
    .max(14 * 60)
    .optional(),
});
export type WeatherEntry = z.infer<typeof weatherEntry>;

/** The answer of the specification's weather calls (§3), the same whatever the provider. */
export const weatherCompat = z.object({
  current: z.object({
    temp_c: z.number(),
    temp_f: z.number(),
    wind_mph: z.number(),
    wind_dir: z.string(),
    wind_degree: z.number(),
    precip_mm: z.number(),
    precip_in: z.number(),
    cloud: z.number(),
    humidity: z.number(),
    condition: z.object({ text: z.string(), icon: z.string() }),
  }),
  location: z.object({ localtime: z.string() }),
});

export type WeatherCompat = z.infer<typeof weatherCompat>;

const positionQuery = z.object({
  latitude: z.coerce.number<string>().min(-90).max(90),
  longitude: z.coerce.number<string>().min(-180).max(180),
});

export const weatherRoutes = tagged('compatibility', {
  read: route('GET', '/api/weather', 'readWeather', {
    tag: 'weather',
    summary: 'Current weather at a position, or the last known with its age',
    permission: 'weather.read',
    scope: 'common',
    query: positionQuery,
    answer: weatherAnswer,
  }),
  forecast: route('GET', '/api/weather/forecast', 'readWeatherForecast', {
    tag: 'weather',
    summary: 'Hourly weather of the next 48 hours at a position, with its source and age, or why there is none',
    permission: 'weather.read',
    scope: 'common',
    query: positionQuery,
    answer: weatherForecastAnswer,
  }),
  enter: route('POST', '/api/weather', 'enterWeather', {
    tag: 'weather',
    summary: 'Enter observed weather by hand',
    permission: 'weather.enter',
    scope: 'common',
    body: weatherEntry,
    status: 201,
    queued: true,
    answer: weather,
  }),
  byCity: route('GET', '/api/weather/currentWeather/city/:city', 'weatherByCity', {
    summary: 'Current weather by city',
    permission: 'weather.read',
    scope: 'common',
    params: z.object({ city: oneLine(200) }),
    answer: weatherCompat,
  }),
  integrationByCity: route('GET', '/integrations/weather-by-city/weather/:city', 'integrationWeatherByCity', {
    summary: 'Current weather by city',
    permission: 'weather.read',
    scope: 'common',
    params: z.object({ city: oneLine(200) }),
    answer: weatherCompat,
  }),
  byPosition: route('GET', '/api/weather/currentWeather/:lat/:lng', 'weatherByPosition', {
    summary: 'Current weather by position',
    permission: 'weather.read',
    scope: 'common',
    params: z.object({ lat: z.coerce.number<string>().min(-90).max(90), lng: z.coerce.number<string>().min(-180).max(180) }),
    answer: weatherCompat,
  }),
});
