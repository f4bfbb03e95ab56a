import { toDegrees, toRadians } from '../units/convert.ts';

/** Height of the sun above the horizon, degrees: sin h = sin φ sin δ + cos φ cos δ cos H. Latitude, declination, hour angle in degrees. */
export const elevationFrom = (latitude: number, declination: number, hourAngle: number): number => {
  const phi = toRadians(latitude);
  const delta = toRadians(declination);
  return toDegrees(
    Math.asin(Math.min(1, Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(toRadians(hourAngle)))),
  );
};

/**
 * Height of the sun, degrees above the horizon, at a place (degrees) and a moment (ms since 1970 UTC).
 * Declination and equation of time by NOAA's low-precision Fourier series in the fractional year; source noaa-solar; good to
 * about 0.3° for 1900-2100, refraction neglected.
 */
export const solarElevation = (latitude: number, longitude: number, timeMs: number): number => {
  const date = new Date(timeMs);
  const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1);
  const daysInYear = (Date.UTC(date.getUTCFullYear() + 1, 0, 1) - yearStart) / 86_400_000;
  const g = (2 * Math.PI * ((timeMs - yearStart) / 86_400_000 - 0.5)) / daysInYear;
  const equationOfTimeMin =
    229.18 * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g));
  const declination = toDegrees(
    0.006918 -
      0.399912 * Math.cos(g) +
      0.070257 * Math.sin(g) -
      0.006758 * Math.cos(2 * g) +
      0.000907 * Math.sin(2 * g) -
      0.002697 * Math.cos(3 * g) +
      0.00148 * Math.sin(3 * g),
  );
  const minutesUtc = (timeMs - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())) / 60_000;
  const hourAngle = (minutesUtc + equationOfTimeMin + 4 * longitude) / 4 - 180;
  return elevationFrom(latitude, declination, hourAngle);
};
