import type { ValueOrigin } from '@hazardguard/contract';
import type { ReadingsDocument, Weather } from '@hazardguard/engine';
import { findKnownWeather, toScenarioWeather } from '../../../assess/weather/known-weather.ts';
import { openWeatherReader } from '../../../assess/weather/read-weather.ts';
import { distanceM } from '../../../platform/compute/geodesy.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { findDrillWeather } from '../../../register/exercise-marks/running-drill.ts';

export interface Air {
  readonly weather: Weather;
  readonly origin: {
    readonly source: string;
    readonly observedAt: string;
    readonly ageS: number;
    readonly distanceM?: number;
    readonly temperatureFrom?: ValueOrigin['from'] | null;
  };
}

type Position = ReadingsDocument['site'];

/** The weather of an exercise, as its plan or an inject sets it. */
export const readDrillAir = async (database: Database, drillId: number, now: Date): Promise<Air> => {
  const { weather, since } = await findDrillWeather(database, drillId);
  const ageS = Math.max(0, (now.getTime() - since.getTime()) / 1000);
  return { weather, origin: { source: 'entered', observedAt: since.toISOString(), ageS } };
};

/** The weather at the site as it is stored, a station's first. Null: none is fresh. */
export const readKnownAir = async (database: Database, position: Position, now: Date): Promise<Air | null> => {
  const row = await findKnownWeather(database, position, now);
  return row === undefined
    ? null
    : {
        weather: toScenarioWeather(row),
        origin: {
          source: row.source,
          observedAt: row.observed_at.toISOString(),
          ageS: Math.max(0, (now.getTime() - row.observed_at.getTime()) / 1000),
          distanceM: Math.round(distanceM(position.latitude, position.longitude, row.latitude, row.longitude)),
          temperatureFrom: row.value_origins?.temperature?.from ?? null,
        },
      };
};

/** The weather at the site: a stored record, a station's first, else from the provider. Null: not known. */
export const readAir = async (database: Database, settings: Settings, position: Position, now: Date): Promise<Air | null> => {
  const known = await readKnownAir(database, position, now);
  if (known !== null) return known;
  const { current } = await openWeatherReader({ database, settings: settings.weather }).read(position);
  if (current === null) return null;
  const { windSpeedMs, windFromDeg, temperatureC, humidityPercent, cloudPercent, source, observedAt, ageS } = current;
  return { weather: { windSpeedMs, windFromDeg, temperatureC, humidityPercent, cloudPercent }, origin: { source, observedAt, ageS } };
};
