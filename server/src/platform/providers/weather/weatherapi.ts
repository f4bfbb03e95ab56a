import { z } from 'zod';
import { webUrl } from '../../settings/values.ts';
import { checkObservation } from './check-observation.ts';
import { fetchJson } from './fetch-json.ts';
import { ProviderError, type WeatherProvider } from './provider.ts';
import { toWeatherApiCondition } from './weatherapi-conditions.ts';
import { weatherApiForecast } from './weatherapi-forecast.ts';
import { buildWeatherApiUrl, computeUtcOffsetMin, weatherApiTitle } from './weatherapi-request.ts';

const title = weatherApiTitle;

const answerSchema = z.object({
  location: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    localtime_epoch: z.int().positive(),
    localtime: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}$/),
  }),
  current: z.object({
    last_updated_epoch: z.int().positive(),
    temp_c: z.number(),
    temp_f: z.number(),
    is_day: z.number(),
    condition: z.object({ text: z.string().trim().min(1).max(100), code: z.int() }),
    wind_kph: z.number(),
    wind_mph: z.number(),
    wind_degree: z.number(),
    precip_mm: z.number(),
    humidity: z.number(),
    cloud: z.number(),
    gust_kph: z.number().nullish(),
  }),
});

const kmPerMile = 1.609344;

/** Both scales have one decimal; a larger disagreement means that one of them is mislabelled. */
const checkUnits = (current: z.infer<typeof answerSchema>['current']): void => {
  if (Math.abs(current.wind_mph * kmPerMile - current.wind_kph) > 0.5) {
    throw new ProviderError(
      'implausible',
      `${title} reports a wind of ${current.wind_kph} km/h and ${current.wind_mph} mph, which contradict each other.`,
    );
  }
  if (Math.abs((current.temp_f - 32) / 1.8 - current.temp_c) > 0.5) {
    throw new ProviderError('implausible', `${title} reports ${current.temp_c} °C and ${current.temp_f} °F at once.`);
  }
};

/** WeatherAPI.com real-time and forecast calls (weatherapi.com/docs). The key stays on the server. */
export const weatherApi: WeatherProvider = {
  id: 'weatherapi',
  title,
  attribution: { text: 'Powered by WeatherAPI.com', url: 'https://www.weatherapi.com/' },
  variables: { WEATHERAPI_URL: webUrl.default('https://api.weatherapi.com'), WEATHERAPI_KEY: z.string().optional() },
  settingTexts: {
    WEATHERAPI_URL: { meaning: 'Address of WeatherAPI.', example: 'https://api.weatherapi.com' },
    WEATHERAPI_KEY: { meaning: 'Key of WeatherAPI.', example: '8f14e45fceea167a5a36dedd4bea2543' },
  },
  secrets: ['WEATHERAPI_KEY'],
  findConflict: ({ WEATHERAPI_KEY }) => (WEATHERAPI_KEY === undefined ? 'needs a key. Set WEATHERAPI_KEY or WEATHERAPI_KEY_FILE' : null),
  current: async (request) => {
    const parsed = answerSchema.safeParse(
      await fetchJson({ url: buildWeatherApiUrl(request, 'current', { aqi: 'no' }), title, timeoutMs: request.timeoutMs }),
    );
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? 'the answer';
      throw new ProviderError('garbage', `${title} answered without a readable '${path}'.`);
    }
    const { location, current } = parsed.data;
    checkUnits(current);
    return checkObservation(title, request.position, request.now, {
      latitude: location.lat,
      longitude: location.lon,
      observedAt: new Date(current.last_updated_epoch * 1000),
      temperatureC: current.temp_c,
      windSpeedMs: current.wind_kph / 3.6,
      windFromDeg: current.wind_degree,
      windGustMs: current.gust_kph === undefined || current.gust_kph === null ? null : current.gust_kph / 3.6,
      humidityPercent: current.humidity,
      cloudPercent: current.cloud,
      precipitationMm: current.precip_mm,
      pressureHpa: null,
      conditionText: current.condition.text,
      conditionKind: toWeatherApiCondition(current.condition.code),
      isDay: current.is_day === 1,
      utcOffsetMin: computeUtcOffsetMin(location.localtime, location.localtime_epoch),
    });
  },
  forecast: weatherApiForecast,
};
