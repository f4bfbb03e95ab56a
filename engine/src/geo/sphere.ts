import { earthRadius } from '../units/constants.ts';
import { toCompass, toDegrees, toRadians } from '../units/convert.ts';

/** Longitude brought into [-180, 180). */
export const toLongitude = (degrees: number): number => toCompass(degrees + 180) - 180;

/** Great-circle distance between two places, m (haversine on the mean sphere; within 0.5 % of the ellipsoid). Degrees in. */
export const distanceM = (latitude1: number, longitude1: number, latitude2: number, longitude2: number): number => {
  const a = toRadians(latitude1);
  const b = toRadians(latitude2);
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(toRadians(longitude2 - longitude1) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Initial bearing from the first place to the second, degrees clockwise from north, in [0, 360). */
export const bearingDeg = (latitude1: number, longitude1: number, latitude2: number, longitude2: number): number => {
  const a = toRadians(latitude1);
  const b = toRadians(latitude2);
  const turn = toRadians(longitude2 - longitude1);
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return toCompass(toDegrees(Math.atan2(east, north)));
};

/** The place reached from another by going a distance, m, on an initial bearing, degrees. */
export const destination = (
  latitude: number,
  longitude: number,
  bearing: number,
  distance: number,
): { readonly latitude: number; readonly longitude: number } => {
  const start = toRadians(latitude);
  const arc = distance / earthRadius;
  const course = toRadians(bearing);
  const sinLatitude = Math.sin(start) * Math.cos(arc) + Math.cos(start) * Math.sin(arc) * Math.cos(course);
  const end = Math.asin(Math.max(-1, Math.min(1, sinLatitude)));
  const turn = Math.atan2(Math.sin(course) * Math.sin(arc) * Math.cos(start), Math.cos(arc) - Math.sin(start) * sinLatitude);
  return { latitude: toDegrees(end), longitude: toLongitude(longitude + toDegrees(turn)) };
};
