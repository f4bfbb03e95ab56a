import { ApiError, type WeatherCompat, weatherRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { findCityPosition } from './city.ts';
import { enterWeather } from './enter-weather.ts';
import { explainNoWeather, presentCompat } from './present.ts';
import { openForecastReader } from './read-forecast.ts';
import { openWeatherReader } from './read-weather.ts';

export const weather: Feature = (app, { settings, database }) => {
  const reader = openWeatherReader({ database, settings: settings.weather });
  const forecasts = openForecastReader({ database, settings: settings.weather });

  const compat = async (position: Position): Promise<WeatherCompat> => {
    const answer = await reader.read(position);
    if (!answer.current) throw new ApiError('no-current-weather', explainNoWeather(answer));
    return presentCompat(answer.current, new Date());
  };

  handle(app, weatherRoutes.read, ({ query }) => reader.read(query));
  handle(app, weatherRoutes.forecast, ({ query }) => forecasts.read(query));
  handle(app, weatherRoutes.enter, ({ body, account }) => enterWeather(database, body, account, new Date()));
  for (const route of [weatherRoutes.byCity, weatherRoutes.integrationByCity]) {
    handle(app, route, async ({ params }) => compat(await findCityPosition(params.city)));
  }
  handle(app, weatherRoutes.byPosition, ({ params }) => compat({ latitude: params.lat, longitude: params.lng }));
};
