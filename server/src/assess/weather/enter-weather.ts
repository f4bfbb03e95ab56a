import type { Weather, WeatherEntry } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { toEnteredCondition } from '../../platform/providers/weather/conditions.ts';
import { presentWeather } from './present.ts';
import { lastKnownReachM, roundPlace } from './rules.ts';
import { appendWeather, findNewestAround } from './store.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Sun time at the longitude (spec §9 uses longitude/15 for the hour offset). */
const computeSunHours = (longitude: number): number => Math.round(longitude / 15);

/** Stores weather that a person has observed now, with the person's name. */
export const enterWeather = async (database: Database, entry: WeatherEntry, person: Person, now: Date): Promise<Weather> => {
  const place = roundPlace(entry.latitude, entry.longitude);
  const condition = toEnteredCondition(entry.cloudPercent, entry.precipitationMm);
  const known =
    entry.utcOffsetMin ??
    (await findNewestAround(database, { position: entry, radiusM: lastKnownReachM, vendorOnly: true }))?.utc_offset_min;
  const sunHour = (now.getUTCHours() + computeSunHours(entry.longitude) + 24) % 24;
  const row = await appendWeather(database, {
    source: 'entered',
    entered_by: person.name,
    entered_by_id: person.id,
    place_latitude: place.latitude,
    place_longitude: place.longitude,
    latitude: entry.latitude,
    longitude: entry.longitude,
    observed_at: now,
    received_at: now,
    temperature_c: entry.temperatureC,
    wind_speed_ms: entry.windSpeedMs,
    wind_from_deg: entry.windFromDeg,
    wind_gust_ms: null,
    humidity_percent: entry.humidityPercent,
    cloud_percent: entry.cloudPercent,
    precipitation_mm: entry.precipitationMm,
    pressure_hpa: null,
    condition_text: entry.conditionText || condition.text,
    condition_kind: condition.kind,
    is_day: sunHour >= 6 && sunHour < 18,
    utc_offset_min: known ?? computeSunHours(entry.longitude) * 60,
  });
  return presentWeather(row, entry, now);
};
