import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { toPlaceQuery } from './use-weather.ts';
import type { Place } from './weather-entry.ts';

/** The server fetches a forecast once an hour; the shown age is updated every minute. */
const refetchMs = 60_000;

/** The hourly forecast at a place; not asked for without one. */
export const useForecast = (place: Place | undefined) =>
  useQuery({
    ...routeQuery('/api/weather/forecast', toPlaceQuery(place)),
    refetchInterval: refetchMs,
  });
