import { forecastHours, type WeatherForecast, type WeatherForecastAnswer } from '@hazardguard/contract';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { weatherProviders } from '../../platform/providers/weather/list.ts';
import { type Position, ProviderError, type WeatherProvider } from '../../platform/providers/weather/provider.ts';
import {
  askedPerDay,
  askedPerMinute,
  computeReuseMs,
  forecastReuseMs,
  forecastUselessMs,
  selectHoursAhead,
  toCell,
} from './forecast-rules.ts';
import { appendForecast, countForecastsSince, type ForecastRow, findNewestForecast } from './forecast-store.ts';
import { failureHoldMs, providerTimeoutMs } from './rules.ts';

export interface ForecastReader {
  readonly read: (position: Position) => Promise<WeatherForecastAnswer>;
  /** The same; `waits`: the vendor is only not to be asked so soon, and a newer forecast can be had in a while. */
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
  readonly waits?: boolean;
}

/** Failures of the vendor as a whole, not of one place. */
const vendorWide = new Set(['timeout', 'unreachable', 'refused', 'no-key']);
const heldCells = 1_000;

const present = (row: ForecastRow, asked: Position, now: Date): WeatherForecast => ({
  source: row.source,
  latitude: row.latitude,
  longitude: row.longitude,
  distanceM: Math.round(distanceM(asked.latitude, asked.longitude, row.latitude, row.longitude)),
  receivedAt: row.received_at.toISOString(),
  ageS: Math.max(0, Math.round((now.getTime() - row.received_at.getTime()) / 1000)),
  stale: now.getTime() - row.received_at.getTime() > forecastReuseMs,
  utcOffsetMin: row.utc_offset_min,
  hours: [...selectHoursAhead(row.hours, now, forecastHours)],
});

/**
 * The hourly forecast for a place: that of its quarter-degree cell, kept for an hour, else asked for now; when the vendor cannot be
 * asked the kept one, up to a day old, with its age and the reason; else none, with the reason.
 */
export const openForecastReader = ({
  database,
  settings,
  now = () => new Date(),
  timeoutMs = providerTimeoutMs,
}: ReaderOptions): ForecastReader => {
  const provider = weatherProviders.find(({ id }) => id === settings.provider);
  const asking = new Map<string, Promise<Outcome>>();
  const held = new Map<string, { readonly until: number; readonly reason: string }>();
  let underway = 0;

  const heldReason = (key: string): string | undefined => {
    const failure = held.get(key) ?? held.get('*');
    const leftMs = failure ? failure.until - now().getTime() : 0;
    // Longer than it was held: the clock was set back.
    return failure && leftMs > 0 && leftMs <= failureHoldMs ? failure.reason : undefined;
  };

  /** Why the vendor is not asked now although it could be. */
  const budgetReason = ({ inMinute, inDay }: { readonly inMinute: number; readonly inDay: number }, title: string): string | undefined => {
    if (inDay + underway >= askedPerDay) return `${title} has been asked ${askedPerDay} times within a day; it is left alone.`;
    if (inMinute + underway >= askedPerMinute) return `${title} has been asked ${askedPerMinute} times within a minute; later again.`;
    return undefined;
  };

  const ask = async (vendor: WeatherProvider, cell: Position, key: string): Promise<Outcome> => {
    underway += 1;
    try {
      const forecast = await vendor.forecast({ position: cell, now: now(), settings, timeoutMs });
      const row = await appendForecast(database, {
        source: forecast.source,
        cell_latitude: cell.latitude,
        cell_longitude: cell.longitude,
        latitude: forecast.latitude,
        longitude: forecast.longitude,
        received_at: now(),
        utc_offset_min: forecast.utcOffsetMin,
        hours: JSON.stringify(forecast.hours),
      });
      return { row, reason: null };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (held.size >= heldCells) held.clear();
      held.set(vendorWide.has(error.failure) ? '*' : key, { until: now().getTime() + failureHoldMs, reason: error.message });
      return { row: undefined, reason: error.message };
    } finally {
      underway -= 1;
    }
  };

  const keptOrAsked = async (vendor: WeatherProvider, cell: Position, key: string): Promise<Outcome> => {
    const kept = await findNewestForecast(database, cell, vendor.id);
    const ageMs = kept === undefined ? Number.POSITIVE_INFINITY : now().getTime() - kept.received_at.getTime();
    if (kept && ageMs <= forecastReuseMs) return { row: kept, reason: null };
    const at = now().getTime();
    const asked = await countForecastsSince(database, new Date(at - 60_000), new Date(at - 86_400_000));
    if (kept && ageMs <= computeReuseMs(asked.inDay)) return { row: kept, reason: null };
    const failed = heldReason(key);
    const spent = failed === undefined ? budgetReason(asked, vendor.title) : undefined;
    const left = failed ?? spent;
    const outcome: Outcome =
      left === undefined ? await ask(vendor, cell, key) : { row: undefined, reason: left, waits: spent !== undefined };
    return outcome.row === undefined && kept && ageMs <= forecastUselessMs ? { ...outcome, row: kept } : outcome;
  };

  const readOrWait: ForecastReader['readOrWait'] = async (position) => {
    if (!provider) {
      const reason = 'No weather provider is configured: there is no forecast. Present weather can be entered by hand.';
      return { forecast: null, reason, waits: false };
    }
    const cell = toCell(position);
    const key = `${cell.latitude},${cell.longitude}`;
    const shared = asking.get(key) ?? keptOrAsked(provider, cell, key).finally(() => asking.delete(key));
    asking.set(key, shared);
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
