import type { Database } from '../../platform/db/database.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { enteredReachM, roundedPlace, staleMs } from './rules.ts';
import { newestAround, newestForPlace, stationNear, type WeatherRow } from './store.ts';

/**
 * What is known of the weather at a place now without asking anybody, in the order of `read-weather.ts`, so that both say the same: a
 * station's first, then what a person entered, then what a vendor said of this place, else what was observed within 5 km; not stale.
 */
export const knownWeather = async (database: Database, position: Position, now: Date): Promise<WeatherRow | undefined> => {
  const since = new Date(now.getTime() - staleMs);
  const near = { position, radiusM: enteredReachM, since };
  const place = roundedPlace(position.latitude, position.longitude);
  return (
    (await newestAround(database, stationNear(position, now))) ??
    (await newestAround(database, { ...near, source: 'entered' })) ??
    (await newestForPlace(database, place, { since, now })) ??
    (await newestAround(database, near))
  );
};
