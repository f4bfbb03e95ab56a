import type { BorrowedValue, SensorMeasure, ValueOrigin, ValueOrigins } from '@hazardguard/contract';
import { readSeasonTemperature } from '../../assess/weather/climate/monthly-temperature.ts';
import { lastKnownReachM, roundPlace, stationMs } from '../../assess/weather/rules.ts';
import { appendWeather, findNewestAround, type WeatherRow } from '../../assess/weather/store.ts';
import { distanceM } from '../../platform/compute/geodesy.ts';
import { solarElevation } from '../../platform/compute/sun.ts';
import { readZoneClock } from '../../platform/csv/zone-clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { toEnteredCondition } from '../../platform/providers/weather/conditions.ts';
import { listNewestAtSite, listReadingsBetween } from './readings-store.ts';
import type { SensorRow } from './rules.ts';
import { pairReadings, type StationWind, spreadPeriodMs, summariseWind } from './station-wind.ts';
import { listSiteSensors } from './store.ts';
import { toCommonUnit } from './units.ts';

/** Values that the station does not measure come from the newest weather nearby, at most this old. */
const maxBorrowedAgeMs = 6 * 3_600_000;
/** Humidity and cloud of which nothing is known, percent: the engine's own defaults. The record says that they are assumed. */
const assumedPercent = 50;

interface Measured {
  readonly value: number;
  readonly at: Date;
}

interface Mast {
  readonly speed: SensorRow;
  readonly from: SensorRow;
}

const fromTenMetres = ({ speed, from }: Mast): number => Math.abs(speed.height_m - 10) + Math.abs(from.height_m - 10);

const apartM = ({ speed, from }: Mast): number => distanceM(speed.latitude, speed.longitude, from.latitude, from.longitude);

/** The anemometer and vane that are nearest to each other; of several on one mast those nearest to 10 m. */
export const findMast = (sensors: readonly SensorRow[]): Mast | undefined => {
  const of = (measure: SensorMeasure): readonly SensorRow[] => sensors.filter((sensor) => sensor.measure === measure);
  const masts = of('wind-speed').flatMap((speed) => of('wind-from').map((from): Mast => ({ speed, from })));
  return masts.sort((a, b) => Math.round(apartM(a)) - Math.round(apartM(b)) || fromTenMetres(a) - fromTenMetres(b))[0];
};

/** The newest speed and direction of a station whose instruments report minutes apart; as old as the older of the two. */
const combineNewest = (speed: Measured | undefined, from: Measured | undefined): StationWind | undefined =>
  speed === undefined || from === undefined
    ? undefined
    : {
        at: speed.at < from.at ? speed.at : from.at,
        speedMs: speed.value,
        fromDeg: from.value,
        scalarSpeedMs: speed.value,
        readings: 1,
        averagingS: 0,
        sigmaThetaDeg: null,
      };

/** The wind of the mast from its readings up to now; undefined: none is fresh. */
const readWind = async (database: Database, { speed, from }: Mast, now: Date): Promise<StationWind | undefined> => {
  const period = { from: new Date(now.getTime() - spreadPeriodMs), to: now };
  const readings = await listReadingsBetween(database, [speed.id, from.id], period);
  const valuesOf = ({ id, unit, cas }: SensorRow) =>
    readings.filter(({ sensorId }) => sensorId === id).map(({ at, value }) => ({ at, value: toCommonUnit(value, unit, cas) }));
  const [speeds, directions] = [valuesOf(speed), valuesOf(from)];
  const wind = summariseWind(pairReadings(speeds, directions), from.averaging_s) ?? combineNewest(speeds.at(-1), directions.at(-1));
  return wind !== undefined && now.getTime() - wind.at.getTime() <= stationMs ? wind : undefined;
};

/** The newest reading of each measure, in its common unit. */
const readMeasured = (
  sensors: ReadonlyMap<number, SensorRow>,
  newest: ReadonlyMap<number, Measured>,
): Partial<Record<SensorMeasure, Measured>> => {
  const measured: Partial<Record<SensorMeasure, Measured>> = {};
  for (const [id, { at, value }] of newest) {
    const sensor = sensors.get(id);
    if (sensor === undefined || (measured[sensor.measure]?.at ?? 0) >= at) continue;
    measured[sensor.measure] = { value: toCommonUnit(value, sensor.unit, sensor.cas), at };
  }
  return measured;
};

const ofWeather = (row: WeatherRow, position: { readonly latitude: number; readonly longitude: number }): ValueOrigin => ({
  from: 'last-known',
  source: row.source,
  observedAt: row.observed_at.toISOString(),
  distanceM: Math.round(distanceM(position.latitude, position.longitude, row.latitude, row.longitude)),
});
const unknownOrigin = (from: 'climate' | 'assumed'): ValueOrigin => ({ from, source: null, observedAt: null, distanceM: null });

interface StationClock {
  readonly now: Date;
  /** Zone of the installation, where no vendor states the offset of the place. */
  readonly zone: string;
}

/**
 * Stores the weather of a site's mast as a weather record: its wind is enough. A value that it does not measure is that of the newest
 * weather within 25 km and 6 hours; else the temperature is the season's, and humidity, cloud and rain are assumed. The record names the
 * origin of each. False: no wind, or no fresh one.
 */
export const recordStation = async (database: Database, industryId: number, { now, zone }: StationClock): Promise<boolean> => {
  const sensors = new Map((await listSiteSensors(database, industryId)).map((sensor) => [sensor.id, sensor]));
  const newest = await listNewestAtSite(database, industryId, new Date(now.getTime() - stationMs));
  const mast = findMast([...sensors.values()].filter(({ id }) => newest.has(id)));
  const wind = mast && (await readWind(database, mast, now));
  if (mast === undefined || wind === undefined) return false;
  const { temperature, humidity, cloud, pressure } = readMeasured(sensors, newest);
  const position = { latitude: mast.speed.latitude, longitude: mast.speed.longitude };
  const around = { position, radiusM: lastKnownReachM, since: new Date(now.getTime() - maxBorrowedAgeMs) };
  const origins: Partial<Record<BorrowedValue, ValueOrigin>> = {};
  const complete = async (
    name: BorrowedValue,
    measured: number | undefined,
    read: (row: WeatherRow) => number,
    fallback: { readonly from: 'climate' | 'assumed'; readonly value: () => number },
  ): Promise<number> => {
    if (measured !== undefined) return measured;
    const known = await findNewestAround(database, { ...around, own: name });
    origins[name] = known === undefined ? unknownOrigin(fallback.from) : ofWeather(known, position);
    return known === undefined ? fallback.value() : read(known);
  };
  const assumed = (value: number) => ({ from: 'assumed', value: () => value }) as const;
  const temperatureC = await complete('temperature', temperature?.value, (row) => row.temperature_c, {
    from: 'climate',
    value: () => readSeasonTemperature(position.latitude, position.longitude, now),
  });
  const humidityPercent = await complete('humidity', humidity?.value, (row) => row.humidity_percent, assumed(assumedPercent));
  const cloudPercent = await complete('cloud', cloud?.value, (row) => row.cloud_percent, assumed(assumedPercent));
  const precipitationMm = await complete('precipitation', undefined, (row) => row.precipitation_mm, assumed(0));
  const condition =
    origins.cloud?.from === 'assumed'
      ? ({ text: 'Sky not observed', kind: 'unknown' } as const)
      : toEnteredCondition(cloudPercent, precipitationMm);
  const place = roundPlace(position.latitude, position.longitude);
  const vendor = await findNewestAround(database, { position, radiusM: lastKnownReachM, vendorOnly: true });
  await appendWeather(database, {
    source: 'station',
    entered_by: null,
    entered_by_id: null,
    place_latitude: place.latitude,
    place_longitude: place.longitude,
    ...position,
    observed_at: wind.at,
    received_at: now,
    temperature_c: temperatureC,
    wind_speed_ms: wind.speedMs,
    wind_from_deg: wind.fromDeg,
    wind_gust_ms: null,
    humidity_percent: humidityPercent,
    cloud_percent: cloudPercent,
    precipitation_mm: precipitationMm,
    pressure_hpa: pressure?.value ?? null,
    condition_text: condition.text,
    condition_kind: condition.kind,
    is_day: solarElevation(position.latitude, position.longitude, now.getTime()) > 0,
    utc_offset_min: vendor?.utc_offset_min ?? Math.round((readZoneClock(zone, now.getTime()) - now.getTime()) / 60_000),
    wind_height_m: mast.speed.height_m,
    wind_averaging_s: wind.averagingS,
    wind_readings: wind.readings,
    wind_scalar_ms: wind.scalarSpeedMs,
    sigma_theta_deg: wind.sigmaThetaDeg,
    value_origins: Object.keys(origins).length === 0 ? null : JSON.stringify(origins satisfies ValueOrigins),
  });
  return true;
};

/** Shortest interval between two records of a station. */
const minIntervalMs = 60_000;

/** Records a site's station after its readings, at most once a minute. */
export const openStationRecorder = (database: Database, zone: string) => {
  const recorded = new Map<number, number>();
  return async (industryId: number, now: Date): Promise<void> => {
    if (now.getTime() - (recorded.get(industryId) ?? 0) < minIntervalMs) return;
    if (await recordStation(database, industryId, { now, zone })) recorded.set(industryId, now.getTime());
  };
};
