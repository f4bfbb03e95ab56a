import type { Weather } from '@hazardguard/engine';
import type { Database } from '../../platform/db/database.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { findStability } from './present.ts';
import { enteredReachM, lowestMastM, roundPlace, staleMs } from './rules.ts';
import { findNewestAround, findNewestForPlace, listFreshStations, type WeatherRow } from './store.ts';

/**
 * The stored weather of a place that is not stale, without a call to a vendor. In the same order as `read-weather.ts`: the nearest station's first,
 * then entered by a person, then a vendor's record for this place, else the newest within 5 km.
 */
export const findKnownWeather = async (database: Database, position: Position, now: Date): Promise<WeatherRow | undefined> => {
  const since = new Date(now.getTime() - staleMs);
  const near = { position, radiusM: enteredReachM, since };
  const place = roundPlace(position.latitude, position.longitude);
  return (
    (await listFreshStations(database, position, now))[0] ??
    (await findNewestAround(database, { ...near, source: 'entered' })) ??
    (await findNewestForPlace(database, place, { since, now })) ??
    (await findNewestAround(database, near))
  );
};

/**
 * A stored record as the weather of a scenario: the wind at the height at which it was measured, the stability class where the spread of the
 * direction was. Cloud and humidity that are only assumed are left out, so that the engine names them.
 */
export const toScenarioWeather = (row: WeatherRow): Weather => {
  const stability = findStability(row);
  const isKnown = (value: 'humidity' | 'cloud'): boolean => row.value_origins?.[value]?.from !== 'assumed';
  return {
    windSpeedMs: row.wind_speed_ms,
    windFromDeg: row.wind_from_deg,
    temperatureC: row.temperature_c,
    ...(isKnown('humidity') ? { humidityPercent: row.humidity_percent } : {}),
    ...(isKnown('cloud') ? { cloudPercent: row.cloud_percent } : {}),
    ...(row.wind_height_m === null || row.wind_height_m < lowestMastM ? {} : { windHeightM: Math.min(200, row.wind_height_m) }),
    ...(stability.from === 'sigma-theta' ? { stability: stability.class } : {}),
  };
};
