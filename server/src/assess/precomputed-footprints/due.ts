import { staleMs } from '../weather/rules.ts';
import type { PrecomputeResult } from './precompute-site.ts';

const minute = 60_000;

/** Oldest weather of a footprint. */
export const freshMs = 60 * minute;
/** After a rate limit the vendor is asked again soon. */
const soonMs = 2 * minute;
/** A vendor that failed, or is not configured, is tried again after this time; recorded people may also have changed. */
const failedMs = 30 * minute;

/** When a site has to be computed again if nothing else changes. */
export const computeDueAt = ({ state, answer, waits }: PrecomputeResult, now: Date): Date => {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  if (state !== 'computed' || answer === null) return after(24 * freshMs);
  if (waits) return after(soonMs);
  const { present, forecastReason } = answer;
  const next = after(forecastReason === null ? freshMs : failedMs);
  if (present?.weather.of !== 'observation') return next;
  // An observation is stale after a quarter of an hour.
  const stale = Math.max(Date.parse(present.weather.at) + staleMs, now.getTime() + minute);
  return new Date(Math.min(stale, next.getTime()));
};
