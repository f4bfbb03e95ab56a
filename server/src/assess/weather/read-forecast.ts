import { forecastHours, forecastStaleMinutes, type WeatherForecast, type WeatherForecastAnswer } from '@hazardguard/contract';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { findWeatherProvider } from '../../platform/providers/weather/list.ts';
import { type Position, ProviderError, type WeatherProvider } from '../../platform/providers/weather/provider.ts';
import {
  callsPerDay,
  callsPerMinute,
  computeReuseMs,
  forecastReuseMs,
  forecastUselessMs,
  selectHoursAhead,
  toCell,
} from './forecast-rules.ts';
import { appendForecast, countForecastsSince, type ForecastRow, findNewestForecast } from './forecast-store.ts';
import { failurePauseMs, providerTimeoutMs } from './rules.ts';

export interface ForecastReader {
  readonly read: (position: Position) => Promise<WeatherForecastAnswer>;
  /** The same; `waits`: only the rate limit of the vendor is reached, and a newer forecast will be available later. */
  readonly readOrWait: (position: Position) => Promise<WeatherForecastAnswer & { readonly waits: boolean }>;
}

interface ReaderOptions {
  readonly database: Database;
  readonly settings: Settings['weather'];
  readonly now?: () => Date;
  readonly timeoutMs?: number;
}

interface Outcome {
  readonly row: ForecastRow | undefined;
  readonly reason: string | null;
  readonly waits: boolean;
}

/** Failures that concern the vendor as a whole, not one place. */
const vendorWide = new Set(['timeout', 'unreachable', 'refused', 'no-key']);
const maxFailures = 1_000;

const present = (row: ForecastRow, requested: Position, now: Date): WeatherForecast => ({
  source: row.source,
  latitude: row.latitude,
  longitude: row.longitude,
  distanceM: Math.round(distanceM(requested.latitude, requested.longitude, row.latitude, row.longitude)),
  receivedAt: row.received_at.toISOString(),
  ageS: Math.max(0, Math.round((now.getTime() - row.received_at.getTime()) / 1000)),
  stale: now.getTime() - row.received_at.getTime() > forecastStaleMinutes * 60_000,
  utcOffsetMin: row.utc_offset_min,
  hours: [...selectHoursAhead(row.hours, now, forecastHours)],
});

/**
 * The hourly forecast for a place: that of its quarter-degree cell, stored for an hour, else fetched now. When the vendor cannot be
 * called: the stored one, up to a day old, with its age and the reason; else none, with the reason.
 */
export const openForecastReader = ({
  database,
  settings,
  now = () => new Date(),
  timeoutMs = providerTimeoutMs,
}: ReaderOptions): ForecastReader => {
  const provider = findWeatherProvider(settings.provider);
  const pending = new Map<string, Promise<Outcome>>();
  const failures = new Map<string, { readonly until: number; readonly reason: string }>();
  let underway = 0;

  const findFailureReason = (key: string): string | undefined => {
    const failure = failures.get(key) ?? failures.get('*');
    const leftMs = failure ? failure.until - now().getTime() : 0;
    // A longer remainder means a clock jump.
    return failure && leftMs > 0 && leftMs <= failurePauseMs ? failure.reason : undefined;
  };

  /** The rate limit that forbids a call now; undefined: none. */
  const findLimitReason = (
    { inMinute, inDay }: { readonly inMinute: number; readonly inDay: number },
    title: string,
  ): string | undefined => {
    if (inDay + underway >= callsPerDay) return `The limit of ${callsPerDay} calls a day to ${title} is reached.`;
    if (inMinute + underway >= callsPerMinute)
      return `The limit of ${callsPerMinute} calls a minute to ${title} is reached. Try again later.`;
    return undefined;
  };

  const fetchForecast = async (vendor: WeatherProvider, cell: Position, key: string): Promise<Outcome> => {
    underway += 1;
    try {
      const forecast = await vendor.forecast({ position: cell, now: now(), settings: settings.own, timeoutMs });
      const row = await appendForecast(database, {
        source: vendor.id,
        cell_latitude: cell.latitude,
        cell_longitude: cell.longitude,
        latitude: forecast.latitude,
        longitude: forecast.longitude,
        received_at: now(),
        utc_offset_min: forecast.utcOffsetMin,
        hours: JSON.stringify(forecast.hours),
      });
      return { row, reason: null, waits: false };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (failures.size >= maxFailures) failures.clear();
      failures.set(vendorWide.has(error.failure) ? '*' : key, { until: now().getTime() + failurePauseMs, reason: error.message });
      return { row: undefined, reason: error.message, waits: false };
    } finally {
      underway -= 1;
    }
  };

  const readOrFetch = async (vendor: WeatherProvider, cell: Position, key: string): Promise<Outcome> => {
    const stored = await findNewestForecast(database, cell, vendor.id);
    const ageMs = stored === undefined ? Number.POSITIVE_INFINITY : now().getTime() - stored.received_at.getTime();
    if (stored && ageMs <= forecastReuseMs) return { row: stored, reason: null, waits: false };
    const at = now().getTime();
    const calls = await countForecastsSince(database, new Date(at - 60_000), new Date(at - 86_400_000));
    if (stored && ageMs <= computeReuseMs(calls.inDay)) return { row: stored, reason: null, waits: false };
    const failed = findFailureReason(key);
    const limited = failed === undefined ? findLimitReason(calls, vendor.title) : undefined;
    const obstacle = failed ?? limited;
    const outcome: Outcome =
      obstacle === undefined ? await fetchForecast(vendor, cell, key) : { row: undefined, reason: obstacle, waits: limited !== undefined };
    return outcome.row === undefined && stored && ageMs <= forecastUselessMs ? { ...outcome, row: stored } : outcome;
  };

  const readOrWait: ForecastReader['readOrWait'] = async (position) => {
    if (!provider) {
      const reason = 'No weather provider is configured: there is no forecast. Enter the current weather by hand.';
      return { forecast: null, reason, waits: false };
    }
    const cell = toCell(position);
    const key = `${cell.latitude},${cell.longitude}`;
    const shared = pending.get(key) ?? readOrFetch(provider, cell, key).finally(() => pending.delete(key));
    pending.set(key, shared);
    const { row, reason, waits = false } = await shared;
    return { forecast: row === undefined ? null : present(row, position, now()), reason, waits };
  };

  return {
    readOrWait,
    read: async (position) => {
      const { forecast, reason } = await readOrWait(position);
      return { forecast, reason };
    },
  };
};
