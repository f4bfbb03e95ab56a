import { openMeteo } from './open-meteo.ts';
import type { WeatherProvider } from './provider.ts';
import { weatherApi } from './weatherapi.ts';

/** Every weather provider, the default first; the setting WEATHER_PROVIDER names one by its id. */
export const weatherProviders: readonly [WeatherProvider, ...WeatherProvider[]] = [openMeteo, weatherApi];

export const findWeatherProvider = (id: string): WeatherProvider | undefined => weatherProviders.find((provider) => provider.id === id);
