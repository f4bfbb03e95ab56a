import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import type { Place } from './weather-entry.ts';

/** The server fetches a forecast once an hour; the shown age is updated every minute. */
const refetchMs = 60_000;

/** The hourly forecast at a place; not asked for without one. */
export const useForecast = (place: Place | undefined) =>
  useQuery({
    queryKey: ['weather', 'forecast', place?.latitude, place?.longitude],
    queryFn: ({ signal }) => {
      const { latitude, longitude } = place ?? { latitude: 0, longitude: 0 };
      return readBody(api.GET('/api/weather/forecast', { params: { query: { latitude, longitude } }, signal }));
    },
    enabled: place !== undefined,
    refetchInterval: refetchMs,
  });
