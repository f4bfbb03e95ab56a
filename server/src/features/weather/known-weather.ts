import type { Database } from '../../db/database.ts';
import type { Position } from '../../providers/weather/provider.ts';
import { enteredReachM, staleMs } from './rules.ts';
import { newestAround, stationNear, type WeatherRow } from './store.ts';

/** What is known of the weather at a place now without asking anybody: a station's first, then what a person entered, else observed; within 5 km, not stale. */
export const knownWeather = async (database: Database, position: Position, now: Date): Promise<WeatherRow | undefined> => {
  const near = { position, radiusM: enteredReachM, since: new Date(now.getTime() - staleMs) };
  const station = await newestAround(database, stationNear(position, now));
  return station ?? (await newestAround(database, { ...near, source: 'entered' })) ?? newestAround(database, near);
};
