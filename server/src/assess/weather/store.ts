import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { askAgainMs, enteredReachM, stationMs } from './rules.ts';

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
}

/** The newest record within the radius; of equally new ones the nearest. */
export const findNewestAround = (
  database: Database,
  { position, radiusM, since, source, vendorOnly }: Around,
): Promise<WeatherRow | undefined> => {
  const latitudeSpan = (radiusM / metresPerDegree) * 1.01;
  const cosine = Math.cos((Math.min(89, Math.abs(position.latitude) + latitudeSpan) * Math.PI) / 180);
  const longitudeSpan = Math.min(180, latitudeSpan / cosine);
  const distance = selectDistance(position);
  let query = database.kysely
    .selectFrom('weather')
    .selectAll()
    .where('latitude', '>=', position.latitude - latitudeSpan)
    .where('latitude', '<=', position.latitude + latitudeSpan)
    // The box may cross the 180th meridian; the exact distance decides.
    .where(
      sql<boolean>`abs(mod((longitude - ${position.longitude}::double precision + 540)::numeric, 360) - 180) <= ${longitudeSpan}::numeric`,
    )
    .where(distance, '<=', radiusM);
  if (since) query = query.where('observed_at', '>=', since);
  if (source) query = query.where('source', '=', source);
  if (vendorOnly) query = query.where('source', 'not in', ['entered', 'station']);
  return query.orderBy('observed_at', 'desc').orderBy(distance).limit(1).executeTakeFirst();
};

/** Query for a nearby weather station's record of the last ten minutes. */
export const toStationQuery = (position: Position, now: Date): Around => ({
  position,
  radiusM: enteredReachM,
  source: 'station',
  since: new Date(now.getTime() - stationMs),
});
