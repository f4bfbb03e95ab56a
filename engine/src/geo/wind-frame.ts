import { earthRadius } from '../units/constants.ts';
import { toRadians } from '../units/convert.ts';
import { bearingDeg, destination, distanceM } from './sphere.ts';

/** The map around a source seen along the wind: x downwind and y to the left of the wind, m. */
export interface WindFrame {
  readonly latitude: number;
  readonly longitude: number;
  /** Direction the wind blows from, degrees clockwise from north. */
  readonly windFromDeg: number;
}

/** The place on the ground of a point of the frame: same distance and same angle to the wind (azimuthal equidistant). */
export const toPlace = (frame: WindFrame, xM: number, yM: number): readonly [longitude: number, latitude: number] => {
  const left = (Math.atan2(yM, xM) * 180) / Math.PI;
  const place = destination(frame.latitude, frame.longitude, frame.windFromDeg + 180 - left, Math.hypot(xM, yM));
  return [place.longitude, place.latitude];
};

/** The point of the frame where a place lies. */
export const toPoint = (frame: WindFrame, latitude: number, longitude: number): readonly [xM: number, yM: number] => {
  const range = distanceM(frame.latitude, frame.longitude, latitude, longitude);
  const angle = toRadians(frame.windFromDeg + 180 - bearingDeg(frame.latitude, frame.longitude, latitude, longitude));
  return [range * Math.cos(angle), range * Math.sin(angle)];
};

/**
 * Many places at once: fills xy with x0, y0, x1, y1 … of the places numbered in `which`. The same projection as `toPoint`,
 * by rotating unit vectors, with the site's trigonometry done once.
 */
export const toPoints = (
  frame: WindFrame,
  latitudes: Float64Array,
  longitudes: Float64Array,
  which: Int32Array,
  count: number,
  xy: Float64Array,
): void => {
  const sinSite = Math.sin(toRadians(frame.latitude));
  const cosSite = Math.cos(toRadians(frame.latitude));
  const downwind = toRadians(frame.windFromDeg + 180);
  const sinWind = Math.sin(downwind);
  const cosWind = Math.cos(downwind);
  for (let i = 0; i < count; i++) {
    const row = which[i] ?? 0;
    const latitude = toRadians(latitudes[row] ?? 0);
    const turn = toRadians((longitudes[row] ?? 0) - frame.longitude);
    const sinLatitude = Math.sin(latitude);
    const cosLatitude = Math.cos(latitude);
    const east = cosLatitude * Math.sin(turn);
    const across = cosLatitude * Math.cos(turn);
    const north = cosSite * sinLatitude - sinSite * across;
    const chord = Math.sqrt(east * east + north * north);
    const scale = chord > 0 ? (earthRadius * Math.atan2(chord, sinSite * sinLatitude + cosSite * across)) / chord : 0;
    xy[2 * i] = scale * (east * sinWind + north * cosWind);
    xy[2 * i + 1] = scale * (north * sinWind - east * cosWind);
  }
};
