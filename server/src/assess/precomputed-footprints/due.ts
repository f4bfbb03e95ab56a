import { staleMs } from '../weather/rules.ts';
import type { PrecomputeResult } from './precompute-site.ts';

const minute = 60_000;

/** The weather of a footprint is no older than this. */
export const freshMs = 60 * minute;
/** A vendor that was only asked too often is asked again soon. */
const soonMs = 2 * minute;
/** One that failed is tried again after a while; without any, footprints only look whether people have moved. */
const failedMs = 30 * minute;

/** When a site has to be computed anew if nothing else changes. */
export const computeDueAt = ({ state, answer, waits }: PrecomputeResult, now: Date): Date => {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  if (state !== 'computed' || answer === null) return after(24 * freshMs);
  if (waits) return after(soonMs);
  const { present, forecastReason } = answer;
  const next = after(forecastReason === null ? freshMs : failedMs);
  if (present?.weather.of !== 'observation') return next;
  // An observation speaks for a quarter of an hour; then the present is another.
  const stale = Math.max(Date.parse(present.weather.at) + staleMs, now.getTime() + minute);
  return new Date(Math.min(stale, next.getTime()));
};
