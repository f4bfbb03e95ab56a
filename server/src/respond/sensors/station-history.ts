import type { SensorMeasure, StationPeriod } from '@hazardguard/contract';
import { findStability } from '../../assess/weather/present.ts';
import { lowestMastM, stationMs } from '../../assess/weather/rules.ts';
import type { Database } from '../../platform/db/database.ts';
import { listNewestAtSite, listReadingsBetween } from './readings-store.ts';
import type { SensorRow } from './rules.ts';
import { findMast } from './station.ts';
import { meanPeriodMs, pairReadings, spreadPeriodMs, summariseWind } from './station-wind.ts';
import { listSiteSensors } from './store.ts';
import { toCommonUnit } from './units.ts';

/** How far back the weather of a release can begin, ms. */
const historyMs = 3 * 3_600_000;

/**
 * What the mast of a site measured in the last three hours, in periods of ten minutes that end with its newest reading, oldest first; a
 * period without a wind is left out. None: no mast reports now.
 */
export const readStationHistory = async (database: Database, industryId: number, now: Date): Promise<readonly StationPeriod[]> => {
  const sensors = await listSiteSensors(database, industryId);
  const fresh = await listNewestAtSite(database, industryId, new Date(now.getTime() - stationMs));
  const mast = findMast(sensors.filter(({ id }) => fresh.has(id)));
  if (mast === undefined) return [];
  const { speed, from } = mast;
  const period = { from: new Date(now.getTime() - historyMs - spreadPeriodMs), to: now };
  const readings = await listReadingsBetween(
    database,
    sensors.map(({ id }) => id),
    period,
  );
  const valuesOf = ({ id, unit, cas }: SensorRow) =>
    readings.filter(({ sensorId }) => sensorId === id).map(({ at, value }) => ({ at, value: toCommonUnit(value, unit, cas) }));
  const pairs = pairReadings(valuesOf(speed), valuesOf(from));
  const newest = pairs.at(-1)?.at.getTime();
  if (newest === undefined) return [];
  const of = (measure: SensorMeasure) => sensors.filter((sensor) => sensor.measure === measure).flatMap(valuesOf);
  const [temperatures, humidities, clouds] = [of('temperature'), of('humidity'), of('cloud')];
  const windHeightM = speed.height_m < lowestMastM ? 10 : Math.min(200, speed.height_m);
  const periods: StationPeriod[] = [];
  for (let end = newest; end > newest - historyMs; end -= meanPeriodMs) {
    const within = (spanMs: number) => (one: { readonly at: Date }) => one.at.getTime() > end - spanMs && one.at.getTime() <= end;
    const wind = summariseWind(pairs.filter(within(meanPeriodMs)), from.averaging_s);
    if (wind === undefined) continue;
    // The spread of the direction looks back farther than the mean.
    const spread = summariseWind(pairs.filter(within(spreadPeriodMs)), from.averaging_s);
    const mean = (values: readonly { readonly at: Date; readonly value: number }[]): number | null => {
      const inside = values.filter(within(meanPeriodMs));
      return inside.length === 0 ? null : inside.reduce((sum, { value }) => sum + value, 0) / inside.length;
    };
    const cloudPercent = mean(clouds);
    const stability = findStability({
      latitude: speed.latitude,
      longitude: speed.longitude,
      observed_at: new Date(end),
      wind_speed_ms: wind.speedMs,
      wind_scalar_ms: wind.scalarSpeedMs,
      wind_height_m: speed.height_m,
      sigma_theta_deg: spread?.sigmaThetaDeg ?? null,
      cloud_percent: cloudPercent ?? 0,
    });
    periods.push({
      from: new Date(end - meanPeriodMs).toISOString(),
      to: new Date(end).toISOString(),
      windSpeedMs: wind.speedMs,
      windFromDeg: wind.fromDeg,
      windHeightM,
      readings: wind.readings,
      temperatureC: mean(temperatures),
      humidityPercent: mean(humidities),
      cloudPercent,
      stability: stability.from === 'sigma-theta' ? stability.class : null,
    });
  }
  return periods.reverse();
};
