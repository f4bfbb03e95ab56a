import { distanceM } from '../../compute/geodesy.ts';
import { type Observation, type Position, ProviderError } from './provider.ts';

/**
 * Plausible limits on inhabited land; a value outside is a vendor's error or a changed unit. WMO's records (wmo.asu.edu): 56.7
 * °C, gust 113 m/s, sea-level pressure 870–1085 hPa; surface pressure down to 500 hPa at 5,500 m.
 */
export const weatherBounds = {
  temperatureC: [-60, 60],
  windSpeedMs: [0, 75],
  windFromDeg: [0, 360],
  windGustMs: [0, 113],
  humidityPercent: [0, 100],
  cloudPercent: [0, 100],
  precipitationMm: [0, 500],
  pressureHpa: [500, 1090],
  utcOffsetMin: [-12 * 60, 14 * 60],
} as const satisfies Partial<Record<keyof Observation, readonly [number, number]>>;

/** Grid cells of global models are up to 28 km wide and vendors prefer a neighbouring land cell; farther is another place. */
const farthestM = 50_000;
/** Hourly reports are the slowest in use. */
const oldestMin = 60;
const clockSkewMin = 15;

const boundedKeys = Object.keys(weatherBounds) as (keyof typeof weatherBounds)[];

/** Refuses an answer for another place. */
export const checkPlace = (title: string, asked: Position, answered: Position): void => {
  const away = distanceM(asked.latitude, asked.longitude, answered.latitude, answered.longitude);
  if (!(away <= farthestM)) {
    throw new ProviderError('implausible', `${title} answered for a place ${Math.round(away / 1000)} km away.`);
  }
};

/** Refuses an observation that cannot be the current weather at the requested place; returns it unchanged otherwise. */
export const checkObservation = (title: string, asked: Position, now: Date, observation: Observation): Observation => {
  for (const key of boundedKeys) {
    const value = observation[key];
    if (value === null) continue;
    const [low, high] = weatherBounds[key];
    if (!(value >= low && value <= high)) {
      throw new ProviderError('implausible', `${title} reports ${key} ${value}, outside ${low} to ${high}.`);
    }
  }
  checkPlace(title, asked, observation);
  const ageMin = (now.getTime() - observation.observedAt.getTime()) / 60_000;
  if (!(ageMin <= oldestMin)) {
    throw new ProviderError('implausible', `The newest observation of ${title} is ${Math.round(ageMin)} minutes old.`);
  }
  if (ageMin < -clockSkewMin) {
    throw new ProviderError('implausible', `${title} reports a moment ${Math.round(-ageMin)} minutes in the future.`);
  }
  return observation;
};
