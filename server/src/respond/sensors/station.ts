import type { SensorMeasure } from '@hazardguard/contract';
import { lastKnownReachM, roundPlace, stationMs } from '../../assess/weather/rules.ts';
import { appendWeather, findNewestAround } from '../../assess/weather/store.ts';
import { solarElevation } from '../../platform/compute/sun.ts';
import type { Database } from '../../platform/db/database.ts';
import { toEnteredCondition } from '../../platform/providers/weather/conditions.ts';
import { listNewestAtSite } from './readings-store.ts';
import type { SensorRow } from './rules.ts';
import { listSiteSensors } from './store.ts';
import { toCommonUnit } from './units.ts';

/** Values that the station does not measure come from the newest weather nearby, at most this old; else 50 % is assumed. */
const maxBorrowedAgeMs = 6 * 3_600_000;
const assumedPercent = 50;

type Measured = Partial<Record<SensorMeasure, { readonly value: number; readonly at: Date; readonly sensor: SensorRow }>>;

/** The newest reading of each measure. */
const readMeasured = async (database: Database, industryId: number, now: Date): Promise<Measured> => {
  const sensors = new Map((await listSiteSensors(database, industryId)).map((sensor) => [sensor.id, sensor]));
  const measured: Measured = {};
  for (const [id, { at, value }] of await listNewestAtSite(database, industryId, new Date(now.getTime() - stationMs))) {
    const sensor = sensors.get(id);
    if (sensor === undefined || (measured[sensor.measure]?.at ?? 0) >= at) continue;
    measured[sensor.measure] = { value: toCommonUnit(value, sensor.unit, sensor.cas), at, sensor };
  }
  return measured;
};

/** Stores the weather of a site's station as a weather record. False: wind or temperature is missing. */
export const recordStation = async (database: Database, industryId: number, now: Date): Promise<boolean> => {
  const measured = await readMeasured(database, industryId, now);
  const { 'wind-speed': speed, 'wind-from': from, temperature, humidity, cloud, pressure } = measured;
  if (speed === undefined || from === undefined) return false;
  const position = { latitude: speed.sensor.latitude, longitude: speed.sensor.longitude };
  const around = { position, radiusM: lastKnownReachM, vendorOnly: true };
  const nearby = await findNewestAround(database, { ...around, since: new Date(now.getTime() - maxBorrowedAgeMs) });
  const temperatureC = temperature?.value ?? nearby?.temperature_c;
  if (temperatureC === undefined) return false;
  const cloudPercent = cloud?.value ?? nearby?.cloud_percent ?? assumedPercent;
  const precipitationMm = nearby?.precipitation_mm ?? 0;
  const condition = toEnteredCondition(cloudPercent, precipitationMm);
  const originText = nearby === undefined ? `not measured, ${assumedPercent} % assumed` : 'from the newest weather known nearby';
  const notMeasured = (['temperature', 'humidity', 'cloud'] as const).filter((measure) => measured[measure] === undefined);
  const place = roundPlace(position.latitude, position.longitude);
  await appendWeather(database, {
    source: 'station',
    entered_by: null,
    entered_by_id: null,
    place_latitude: place.latitude,
    place_longitude: place.longitude,
    ...position,
    // The older of the two wind readings.
    observed_at: speed.at < from.at ? speed.at : from.at,
    received_at: now,
    temperature_c: temperatureC,
    wind_speed_ms: speed.value,
    wind_from_deg: from.value,
    wind_gust_ms: null,
    humidity_percent: humidity?.value ?? nearby?.humidity_percent ?? assumedPercent,
    cloud_percent: cloudPercent,
    precipitation_mm: precipitationMm,
    pressure_hpa: pressure?.value ?? null,
    condition_text: notMeasured.length === 0 ? condition.text : `${condition.text} (${notMeasured.join(', ')} ${originText})`,
    condition_kind: condition.kind,
    is_day: solarElevation(position.latitude, position.longitude, now.getTime()) > 0,
    utc_offset_min: nearby?.utc_offset_min ?? Math.round(position.longitude / 15) * 60,
  });
  return true;
};

/** Shortest interval between two records of a station. */
const minIntervalMs = 60_000;

/** Records a site's station after its readings, at most once a minute. */
export const openStationRecorder = (database: Database) => {
  const recorded = new Map<number, number>();
  return async (industryId: number, now: Date): Promise<void> => {
    if (now.getTime() - (recorded.get(industryId) ?? 0) < minIntervalMs) return;
    if (await recordStation(database, industryId, now)) recorded.set(industryId, now.getTime());
  };
};
