import type { WeatherAnswer } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import type { ObservedWeather, Place } from './weather-entry.ts';

const weatherKey = (place: Place | undefined) => ['weather', place?.latitude, place?.longitude] as const;

export const readWeather = (place: Place, signal?: AbortSignal): Promise<WeatherAnswer> =>
  readBody(
    api.GET('/api/weather', {
      params: { query: { latitude: place.latitude, longitude: place.longitude } },
      ...(signal ? { signal } : {}),
    }),
  );

/** Current or last known weather at a place; refreshed every minute, or as requested, so that its age is correct. */
export const useWeather = (place: Place | undefined, everyMs = 60_000) =>
  useQuery({
    queryKey: weatherKey(place),
    queryFn: ({ signal }) => readWeather(place ?? { latitude: 0, longitude: 0 }, signal),
    enabled: place !== undefined,
    refetchInterval: everyMs,
  });

export const useEnterWeather = () =>
  useMutation({
    mutationFn: (observed: ObservedWeather) =>
      readBody(api.POST('/api/weather', { body: { ...observed, utcOffsetMin: -new Date().getTimezoneOffset() } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['weather'] }),
  });
