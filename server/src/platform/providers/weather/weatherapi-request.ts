import { ProviderError, type WeatherRequest } from './provider.ts';

export const weatherApiTitle = 'WeatherAPI';

/** The address of a call; the key stays on the server. */
export const buildWeatherApiUrl = (
  { settings, position }: WeatherRequest,
  call: 'current' | 'forecast',
  options: Readonly<Record<string, string>>,
): URL => {
  const key = settings.WEATHERAPI_KEY;
  if (!key) throw new ProviderError('no-key', `${weatherApiTitle} needs a key: set WEATHERAPI_KEY.`);
  const url = new URL(`${settings.WEATHERAPI_URL}/v1/${call}.json`);
  const q = `${position.latitude.toFixed(4)},${position.longitude.toFixed(4)}`;
  url.search = new URLSearchParams({ key, q, ...options }).toString();
  return url;
};

/** The place's offset from UTC: `localtime` has whole minutes, so the difference is rounded to quarters of an hour. */
export const computeUtcOffsetMin = (localtime: string, epochS: number): number => {
  const [day = '', clock = ''] = localtime.split(' ');
  const minutes = Date.parse(`${day}T${clock.padStart(5, '0')}:00Z`) / 60_000 - epochS / 60;
  // Adding 0 turns the -0 of a clock slightly behind UTC into 0.
  return Math.round(minutes / 15) * 15 + 0;
};
