import {
  type OtherWeather,
  toCompassPoint,
  type Weather,
  type WeatherAnswer,
  type WeatherCompat,
  windDisagreement,
} from '@hazardguard/contract';
import { stabilityFrom, stabilityFromSpread } from '@hazardguard/engine';
import { distanceM } from '../../platform/compute/geodesy.ts';
import { solarElevation } from '../../platform/compute/sun.ts';
import { type ConditionKind, conditionKinds, toConditionIcon } from '../../platform/providers/weather/conditions.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { formatAge, isStale, lowestMastM } from './rules.ts';
import type { WeatherRow } from './store.ts';

const toConditionKind = (text: string): ConditionKind => conditionKinds.find((kind) => kind === text) ?? 'unknown';

const hourMs = 3_600_000;

/** What of a record its stability class depends on. */
type WindOfStation = Pick<
  WeatherRow,
  'latitude' | 'longitude' | 'observed_at' | 'wind_speed_ms' | 'wind_scalar_ms' | 'wind_height_m' | 'sigma_theta_deg' | 'cloud_percent'
>;

/** Night of the sigma-theta method: from an hour before sunset to an hour after sunrise (EPA-454/R-99-005, table 6-8b). */
const isNightForSpread = ({ latitude, longitude, observed_at }: WindOfStation): boolean =>
  [-hourMs, hourMs].some((shiftMs) => solarElevation(latitude, longitude, observed_at.getTime() + shiftMs) <= 0);

/** The stability class of a record: from the measured spread of the direction, else from sun, cloud and wind. */
export const findStability = (row: WindOfStation): Weather['stability'] => {
  const { sigma_theta_deg: sigmaThetaDeg, wind_scalar_ms: windSpeedMs, wind_height_m: heightM } = row;
  if (sigmaThetaDeg !== null && windSpeedMs !== null) {
    const spread = {
      sigmaThetaDeg,
      windSpeedMs,
      isNight: isNightForSpread(row),
      ...(heightM === null || heightM < lowestMastM ? {} : { heightM }),
    };
    return { class: stabilityFromSpread(spread), from: 'sigma-theta' };
  }
  const solarElevationDeg = solarElevation(row.latitude, row.longitude, row.observed_at.getTime());
  return {
    class: stabilityFrom({ windSpeedMs: row.wind_speed_ms, solarElevationDeg, cloudPercent: row.cloud_percent }),
    from: 'sun-and-cloud',
  };
};

export const presentWeather = (row: WeatherRow, requested: Position, now: Date): Weather => ({
  source: row.source,
  enteredBy: row.entered_by,
  latitude: row.latitude,
  longitude: row.longitude,
  observedAt: row.observed_at.toISOString(),
  ageS: Math.max(0, Math.round((now.getTime() - row.observed_at.getTime()) / 1000)),
  stale: isStale(row.observed_at, now),
  distanceM: Math.round(distanceM(requested.latitude, requested.longitude, row.latitude, row.longitude)),
  temperatureC: row.temperature_c,
  windSpeedMs: row.wind_speed_ms,
  windFromDeg: row.wind_from_deg,
  windGustMs: row.wind_gust_ms,
  humidityPercent: row.humidity_percent,
  cloudPercent: row.cloud_percent,
  precipitationMm: row.precipitation_mm,
  pressureHpa: row.pressure_hpa,
  conditionText: row.condition_text,
  conditionIcon: toConditionIcon(toConditionKind(row.condition_kind), row.is_day),
  utcOffsetMin: row.utc_offset_min,
  origins: row.value_origins ?? {},
  measuredWind:
    row.wind_readings === null
      ? null
      : {
          heightM: row.wind_height_m === null || row.wind_height_m < lowestMastM ? 10 : row.wind_height_m,
          averagingS: row.wind_averaging_s ?? 0,
          readings: row.wind_readings,
          scalarSpeedMs: row.wind_scalar_ms ?? row.wind_speed_ms,
          sigmaThetaDeg: row.sigma_theta_deg,
        },
  stability: findStability(row),
});

/** Below this speed a wind has no direction to compare, m/s. */
const calmMs = 0.5;

/** Fresh weather of another source beside the current one. */
export const compareWeather = (current: Weather, weather: Weather): OtherWeather => {
  const turn = Math.abs(((weather.windFromDeg - current.windFromDeg + 540) % 360) - 180);
  const [weaker = 0, stronger = 0] = [current.windSpeedMs, weather.windSpeedMs].sort((a, b) => a - b);
  const turnDeg = weaker < calmMs ? null : turn;
  const speedFactor = stronger < calmMs ? null : stronger / Math.max(weaker, 0.1);
  const disagrees = (turnDeg ?? 0) > windDisagreement.turnDeg || (speedFactor ?? 1) > windDisagreement.speedFactor;
  return { weather, turnDeg, speedFactor, disagrees };
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** 'YYYY-MM-DD HH:mm' in local time of the place. */
const formatLocalTime = (now: Date, utcOffsetMin: number): string =>
  new Date(now.getTime() + utcOffsetMin * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** The fields of the specification, the same for every provider. We compute the imperial values, so that they always agree. */
export const presentCompat = (weather: Weather, now: Date): WeatherCompat => ({
  current: {
    temp_c: round(weather.temperatureC, 1),
    temp_f: round((weather.temperatureC * 9) / 5 + 32, 1),
    wind_mph: round(weather.windSpeedMs / 0.44704, 1),
    wind_dir: toCompassPoint(weather.windFromDeg),
    wind_degree: Math.round(weather.windFromDeg) % 360,
    precip_mm: round(weather.precipitationMm, 2),
    precip_in: round(weather.precipitationMm / 25.4, 2),
    cloud: Math.round(weather.cloudPercent),
    humidity: Math.round(weather.humidityPercent),
    condition: { text: weather.conditionText, icon: weather.conditionIcon },
  },
  location: { localtime: formatLocalTime(now, weather.utcOffsetMin) },
});

/** Error sentence for calls that can only return current weather. */
export const explainNoWeather = (answer: WeatherAnswer): string => {
  const last = answer.last
    ? `The last known weather is ${formatAge(answer.last.ageS)} old.`
    : 'No earlier weather is known for this place.';
  return `No current weather. ${answer.reason ?? ''} ${last}`.replace(/\s+/g, ' ');
};
