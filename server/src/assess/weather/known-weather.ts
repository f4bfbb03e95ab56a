import type { Database } from '../../platform/db/database.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';
import { enteredReachM, roundPlace, staleMs } from './rules.ts';
import { findNewestAround, findNewestForPlace, toStationQuery, type WeatherRow } from './store.ts';

/**
 * The stored weather of a place that is not stale, without a call to a vendor. In the same order as `read-weather.ts`: a station's first,
 * then entered by a person, then a vendor's record for this place, else the newest within 5 km.
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
