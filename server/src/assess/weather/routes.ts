import { ApiError, type WeatherCompat, weatherRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { foldText, loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { enterWeather } from './enter-weather.ts';
import { explainNoWeather, presentCompat } from './present.ts';
import { openForecastReader } from './read-forecast.ts';
import { openWeatherReader } from './read-weather.ts';

/** Maximum number of places with the same prefix to search for the whole name. */
const maxMatches = 1_000;

/**
 * Position of a named place, such as 'Mumbai' or 'Salem, Oregon'; of several the one in India. Only a whole name counts: weather of the
 * wrong place is worse than none.
 */
const findCityPosition = async (city: string): Promise<Position> => {
  const name = foldText(city.split(',')[0] ?? '');
  const place = (await loadBundledGazetteer()).search(city, maxMatches).find((each) => foldText(each.name) === name);
  if (!place) throw new ApiError('not-found', `No place with the name "${city}". Write the name in full, or use latitude and longitude`);
  return { latitude: place.latitude, longitude: place.longitude };
};

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
