import { weatherStaleMinutes } from '@hazardguard/contract';

const minute = 60_000;

/** A place: coordinates rounded to two decimals, about 1.1 km. */
export const roundPlace = (latitude: number, longitude: number): { readonly latitude: number; readonly longitude: number } => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** A stored record of the provider is reused for ten minutes. */
export const reuseMs = 10 * minute;
/** Minimum time between calls for one place, even when the newest value is already old. */
export const askAgainMs = minute;
/** After a failure the vendor is not called for a minute, so that an offline machine answers immediately. */
export const failurePauseMs = minute;
/** Radius in which the wind of a weather station applies; its distance is always shown, and its direction counts as less certain. */
export const stationReachM = 20_000;
/**
 * Below this height an anemometer stands among fences and bushes, and no wind profile holds: its wind is taken as that at 10 m, which errs
 * on the safe side, because the wind at 10 m is stronger. m
 */
export const lowestMastM = 2;
/** Radius in which weather entered by a person applies. */
export const enteredReachM = 5_000;
/** Maximum age of a station's record; stations report often. */
export const stationMs = 10 * minute;
/** Maximum distance of the last known weather. */
export const lastKnownReachM = 25_000;
/** The whole answer stays under five seconds. */
export const providerTimeoutMs = 4_500;

export const staleMs = weatherStaleMinutes * minute;

/** Also for a time in the future: observed before a clock jump. */
export const isStale = (observedAt: Date, now: Date): boolean => Math.abs(now.getTime() - observedAt.getTime()) > staleMs;

/** Whether a provider's stored record can be reused: recently fetched, and either not stale or fetched just now. */
export const isReusable = (record: { readonly receivedAt: Date; readonly observedAt: Date }, now: Date): boolean => {
  const sinceFetchMs = now.getTime() - record.receivedAt.getTime();
  return Math.abs(sinceFetchMs) <= askAgainMs || (sinceFetchMs >= 0 && sinceFetchMs <= reuseMs && !isStale(record.observedAt, now));
};

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '42 minutes', '3 hours', '12 days'. */
export const formatAge = (ageS: number): string => {
  const minutes = Math.round(ageS / 60);
  if (minutes < 120) return formatCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day');
};
