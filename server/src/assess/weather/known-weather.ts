import type { Database } from '../../platform/db/database.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { enteredReachM, roundPlace, staleMs } from './rules.ts';
import { findNewestAround, findNewestForPlace, toStationQuery, type WeatherRow } from './store.ts';

/**
 * What is known of the weather at a place now without asking anybody, in the order of `read-weather.ts`, so that both say the same: a
 * station's first, then what a person entered, then what a vendor said of this place, else what was observed within 5 km; not stale.
 */
export const findKnownWeather = async (database: Database, position: Position, now: Date): Promise<WeatherRow | undefined> => {
  const since = new Date(now.getTime() - staleMs);
  const near = { position, radiusM: enteredReachM, since };
  const place = roundPlace(position.latitude, position.longitude);
  return (
    (await findNewestAround(database, toStationQuery(position, now))) ??
    (await findNewestAround(database, { ...near, source: 'entered' })) ??
    (await findNewestForPlace(database, place, { since, now })) ??
    (await findNewestAround(database, near))
  );
};
