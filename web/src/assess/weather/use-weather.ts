import type { WeatherAnswer } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import type { ObservedWeather, Place } from './weather-entry.ts';

export const readWeather = (place: Place, signal?: AbortSignal): Promise<WeatherAnswer> =>
  readBody(
    api.GET('/api/weather', {
      params: { query: { latitude: place.latitude, longitude: place.longitude } },
      ...(signal ? { signal } : {}),
    }),
  );

/** The part of a place that the address has; null: no place is known. */
export const toPlaceQuery = (place: Place | undefined) =>
  place === undefined ? null : { query: { latitude: place.latitude, longitude: place.longitude } };

/** Current or last known weather at a place; refreshed every minute, or as requested, so that its age is correct. */
export const useWeather = (place: Place | undefined, everyMs = 60_000) =>
  useQuery({
    ...routeQuery('/api/weather', toPlaceQuery(place)),
    refetchInterval: everyMs,
  });

export const useEnterWeather = () =>
  useChange(
    (observed: ObservedWeather, key) =>
      changeRoute('POST', '/api/weather', { body: { ...observed, utcOffsetMin: -new Date().getTimezoneOffset() } }, key),
    { refreshes: ['/api/weather/*', '/api/industries/{id}/station-history'] },
  );
