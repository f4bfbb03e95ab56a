import { weatherStaleMinutes } from '@hazardguard/contract';

const minute = 60_000;

/** A place is known by its coordinates to two decimals, about 1.1 km. */
export const roundPlace = (latitude: number, longitude: number): { readonly latitude: number; readonly longitude: number } => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** A stored record of the provider is used again for ten minutes. */
export const reuseMs = 10 * minute;
/** The vendor is not asked more often than this for one place, even when its newest value is old already. */
export const askAgainMs = minute;
/** After a failure the vendor is left alone for a minute: an offline machine answers at once. */
export const failureHoldMs = minute;
/** Weather entered by a person holds around where it was observed. */
export const enteredReachM = 5_000;
/** A weather station speaks often: older than this, it is not asked any more. */
export const stationMs = 10 * minute;
/** How far away the last known weather may have been. */
export const lastKnownReachM = 25_000;
/** The whole answer stays under five seconds. */
export const providerTimeoutMs = 4_500;

export const staleMs = weatherStaleMinutes * minute;

/** As far from now, either way: what is of a time to come was observed before the clock was set back. */
export const isStale = (observedAt: Date, now: Date): boolean => Math.abs(now.getTime() - observedAt.getTime()) > staleMs;

/** Whether a provider's stored record still answers for now: recently fetched, and either not stale or fetched a moment ago. */
export const isReusable = (record: { readonly receivedAt: Date; readonly observedAt: Date }, now: Date): boolean => {
  const held = now.getTime() - record.receivedAt.getTime();
  return Math.abs(held) <= askAgainMs || (held >= 0 && held <= reuseMs && !isStale(record.observedAt, now));
};

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '42 minutes', '3 hours', '12 days': an age to be read, not computed with. */
export const formatAge = (ageS: number): string => {
  const minutes = Math.round(ageS / 60);
  if (minutes < 120) return formatCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day');
};
