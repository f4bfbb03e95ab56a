import { climateFromRecords, solarElevation, stabilityFrom, type WeatherRecord } from '@hazardguard/engine';

/** One hour of recorded weather at a place. */
export interface ObservedHour {
  readonly observedAt: Date;
  readonly windSpeedMs: number;
  readonly windFromDeg: number;
  readonly cloudPercent: number;
}

/** The engine's record of an hour: stability class from wind, sun and cloud, day or night from the sun. */
const toWeatherRecord = (
  { observedAt, windSpeedMs, windFromDeg, cloudPercent }: ObservedHour,
  latitude: number,
  longitude: number,
): WeatherRecord => {
  const solarElevationDeg = solarElevation(latitude, longitude, observedAt.getTime());
  return {
    windSpeedMs,
    windFromDeg,
    stability: stabilityFrom({ windSpeedMs, solarElevationDeg, cloudPercent }),
    period: solarElevationDeg > 0 ? 'day' : 'night',
  };
};

/** The wind climate of hourly records at a place (degrees): joint shares of class, speed, period and 16 sectors. */
export const computeObservedClimate = (hours: readonly ObservedHour[], latitude: number, longitude: number) =>
  climateFromRecords(hours.map((hour) => toWeatherRecord(hour, latitude, longitude)));
