import type { WeatherAnswer } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { findWeatherProvider } from '../../platform/providers/weather/list.ts';
import { type Position, ProviderError, type WeatherProvider } from '../../platform/providers/weather/provider.ts';
import { compareWeather, presentWeather } from './present.ts';
import { enteredReachM, failurePauseMs, isReusable, isStale, lastKnownReachM, providerTimeoutMs, roundPlace, staleMs } from './rules.ts';
import { appendWeather, findNewestAround, findNewestForPlace, listFreshStations, type WeatherRow } from './store.ts';

export interface WeatherReader {
  readonly read: (position: Position) => Promise<WeatherAnswer>;
}

interface ReaderOptions {
  readonly database: Database;
  readonly settings: Settings['weather'];
  readonly now?: () => Date;
  readonly timeoutMs?: number;
}

type Outcome = { readonly row: WeatherRow } | { readonly reason: string };

/** Failures that concern the vendor as a whole, not one place. */
const vendorWide = new Set(['timeout', 'unreachable', 'refused', 'no-key']);
const maxFailures = 1_000;

/** How long an answer with a station's or a person's weather waits for the provider's, which is only compared with it. */
const comparisonWaitMs = 500;

/**
 * Weather for a place: from the nearest weather station, else entered by a person and not stale, else from the provider (stored, or fetched
 * now), else none with the reason. Concurrent calls for one place share one request; failures are remembered for a minute.
 */
export const openWeatherReader = ({
  database,
  settings,
  now = () => new Date(),
  timeoutMs = providerTimeoutMs,
}: ReaderOptions): WeatherReader => {
  const provider = findWeatherProvider(settings.provider);
  const pending = new Map<string, Promise<Outcome>>();
  const failures = new Map<string, { readonly until: number; readonly reason: string }>();

  const findFailureReason = (key: string): string | undefined => {
    const failure = failures.get(key) ?? failures.get('*');
    const leftMs = failure ? failure.until - now().getTime() : 0;
    // A longer remainder means a clock jump.
    return failure && leftMs > 0 && leftMs <= failurePauseMs ? failure.reason : undefined;
  };

  const fetchWeather = async (vendor: WeatherProvider, place: Position, key: string): Promise<Outcome> => {
    try {
      const observation = await vendor.current({ position: place, now: now(), settings: settings.own, timeoutMs });
      const row = await appendWeather(database, {
        source: vendor.id,
        entered_by: null,
        entered_by_id: null,
        place_latitude: place.latitude,
        place_longitude: place.longitude,
        latitude: observation.latitude,
        longitude: observation.longitude,
        observed_at: observation.observedAt,
        received_at: now(),
        temperature_c: observation.temperatureC,
        wind_speed_ms: observation.windSpeedMs,
        wind_from_deg: observation.windFromDeg,
        wind_gust_ms: observation.windGustMs,
        humidity_percent: observation.humidityPercent,
        cloud_percent: observation.cloudPercent,
        precipitation_mm: observation.precipitationMm,
        pressure_hpa: observation.pressureHpa,
        condition_text: observation.conditionText,
        condition_kind: observation.conditionKind,
        is_day: observation.isDay,
        utc_offset_min: observation.utcOffsetMin,
      });
      return { row };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (failures.size >= maxFailures) failures.clear();
      failures.set(vendorWide.has(error.failure) ? '*' : key, { until: now().getTime() + failurePauseMs, reason: error.message });
      return { reason: error.message };
    }
  };

  const readOrFetch = async (vendor: WeatherProvider, place: Position, key: string): Promise<Outcome> => {
    const stored = await findNewestForPlace(database, place, { source: vendor.id, now: now() });
    if (stored && isReusable({ receivedAt: stored.received_at, observedAt: stored.observed_at }, now())) return { row: stored };
    const reason = findFailureReason(key);
    return reason === undefined ? fetchWeather(vendor, place, key) : { reason };
  };

  const fromProvider = (position: Position): Promise<Outcome> | Outcome => {
    if (!provider) return { reason: 'No weather provider is configured; enter the weather by hand.' };
    const place = roundPlace(position.latitude, position.longitude);
    const key = `${place.latitude},${place.longitude}`;
    const shared = pending.get(key) ?? readOrFetch(provider, place, key).finally(() => pending.delete(key));
    pending.set(key, shared);
    return shared;
  };

  /** The provider's weather for comparison: not waited for long, and its failure is not the caller's. */
  const findForComparison = (position: Position): Promise<WeatherRow | undefined> =>
    Promise.race([
      Promise.resolve(fromProvider(position)).then(
        (outcome) => ('row' in outcome ? outcome.row : undefined),
        () => undefined,
      ),
      new Promise<undefined>((resolve) => setTimeout(resolve, comparisonWaitMs, undefined).unref()),
    ]);

  const findOthers = async (current: WeatherRow, local: readonly WeatherRow[], position: Position): Promise<readonly WeatherRow[]> => {
    const fromVendor = current.source === 'station' || current.source === 'entered' ? await findForComparison(position) : undefined;
    return [...local.slice(1), ...(fromVendor === undefined || isStale(fromVendor.observed_at, now()) ? [] : [fromVendor])];
  };

  return {
    read: async (position) => {
      const since = new Date(now().getTime() - staleMs);
      const stations = await listFreshStations(database, position, now());
      const entered = await findNewestAround(database, { position, radiusM: enteredReachM, source: 'entered', since });
      const local = [...stations, ...(entered === undefined ? [] : [entered])];
      const outcome: Outcome = local[0] ? { row: local[0] } : await fromProvider(position);
      if ('row' in outcome) {
        const current = presentWeather(outcome.row, position, now());
        const others = (await findOthers(outcome.row, local, position))
          .map((row) => compareWeather(current, presentWeather(row, position, now())))
          .sort((a, b) => a.weather.distanceM - b.weather.distanceM);
        return { current, last: current, reason: null, others };
      }
      const last = await findNewestAround(database, { position, radiusM: lastKnownReachM });
      return { current: null, last: last ? presentWeather(last, position, now()) : null, reason: outcome.reason, others: [] };
    },
  };
};
