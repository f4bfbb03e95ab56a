/** Source of a weather record. */
export const weatherSources = ['open-meteo', 'weatherapi', 'entered', 'station'] as const;
export type WeatherSource = (typeof weatherSources)[number];

/** Attribution and link that the vendors require with their data. */
export const weatherAttribution = {
  'open-meteo': { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
  weatherapi: { text: 'Powered by WeatherAPI.com', url: 'https://www.weatherapi.com/' },
  entered: null,
  station: null,
} as const satisfies Record<WeatherSource, { readonly text: string; readonly url: string } | null>;
