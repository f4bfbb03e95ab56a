import type { BorrowedValue } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { askAgainMs, stationMs, stationReachM } from './rules.ts';

export type WeatherRow = Selectable<Schema['weather']>;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const metresPerDegree = 111_195;

/** Great-circle distance to the row's position, m (haversine, mean Earth radius 6,371,008.8 m). */
const selectDistance = ({ latitude, longitude }: Position) => sql<number>`
  2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::double precision) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::double precision))
      * power(sin(radians(longitude - ${longitude}::double precision) / 2), 2))))`;

export const appendWeather = (database: Database, row: Insertable<Schema['weather']>): Promise<WeatherRow> =>
  database.kysely.insertInto('weather').values(row).returningAll().executeTakeFirstOrThrow();

/** The newest record of any vendor, or the given one, for this place. */
export const findNewestForPlace = (
  database: Database,
  place: Position,
  { source, since, now }: { readonly source?: WeatherRow['source']; readonly since?: Date; readonly now: Date },
): Promise<WeatherRow | undefined> => {
  let query = database.kysely
    .selectFrom('weather')
    .selectAll()
    .where('place_latitude', '=', place.latitude)
    .where('place_longitude', '=', place.longitude)
    .where('source', 'not in', ['entered', 'station'])
    .where('received_at', '<=', new Date(now.getTime() + askAgainMs));
  if (source) query = query.where('source', '=', source);
  if (since) query = query.where('observed_at', '>=', since);
  return query.orderBy('received_at', 'desc').limit(1).executeTakeFirst();
};

interface Around {
  readonly position: Position;
  readonly radiusM: number;
  /** Not observed before this. */
  readonly since?: Date;
  readonly source?: WeatherRow['source'];
  /** Only records of vendors, which state the UTC offset. */
  readonly vendorOnly?: boolean;
  /** Only records whose source measures this value itself. */
  readonly own?: BorrowedValue;
}

const selectAround = (database: Database, { position, radiusM, since, source, vendorOnly, own }: Around) => {
  const latitudeSpan = (radiusM / metresPerDegree) * 1.01;
  const cosine = Math.cos((Math.min(89, Math.abs(position.latitude) + latitudeSpan) * Math.PI) / 180);
  const longitudeSpan = Math.min(180, latitudeSpan / cosine);
  let query = database.kysely
    .selectFrom('weather')
    .selectAll()
    .where('latitude', '>=', position.latitude - latitudeSpan)
    .where('latitude', '<=', position.latitude + latitudeSpan)
    // The box may cross the 180th meridian; the exact distance decides.
    .where(
      sql<boolean>`abs(mod((longitude - ${position.longitude}::double precision + 540)::numeric, 360) - 180) <= ${longitudeSpan}::numeric`,
    )
    .where(selectDistance(position), '<=', radiusM);
  if (since) query = query.where('observed_at', '>=', since);
  if (source) query = query.where('source', '=', source);
  if (vendorOnly) query = query.where('source', 'not in', ['entered', 'station']);
  if (own) query = query.where(sql<boolean>`value_origins -> ${own}::text is null`);
  return query;
};

/** The newest record within the radius; of equally new ones the nearest. */
export const findNewestAround = (database: Database, around: Around): Promise<WeatherRow | undefined> =>
  selectAround(database, around).orderBy('observed_at', 'desc').orderBy(selectDistance(around.position)).limit(1).executeTakeFirst();

const maxStations = 5;

/** The newest record of each weather station within reach, not older than ten minutes; the nearest station first. */
export const listFreshStations = async (database: Database, position: Position, now: Date): Promise<readonly WeatherRow[]> => {
  const around = { position, radiusM: stationReachM, source: 'station', since: new Date(now.getTime() - stationMs) } as const;
  const newest = selectAround(database, around)
    .distinctOn(['latitude', 'longitude'])
    .orderBy('latitude')
    .orderBy('longitude')
    .orderBy('observed_at', 'desc')
    .as('newest');
  return database.kysely.selectFrom(newest).selectAll().orderBy(selectDistance(position)).limit(maxStations).execute();
};
