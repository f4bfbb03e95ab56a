import { type ForecastWeather, forecastHour } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';

export type ForecastRow = Omit<Selectable<Schema['weather_forecast']>, 'hours'> & { readonly hours: readonly ForecastWeather[] };

const hoursSchema = z.array(forecastHour);

/** Stored hours were checked on arrival; a row that does not fit the schema is a bug and throws. */
const toForecastRow = (row: Selectable<Schema['weather_forecast']>): ForecastRow => ({ ...row, hours: hoursSchema.parse(row.hours) });

/** Adds a forecast and deletes superseded ones of its cell that are two days old. */
export const appendForecast = async ({ kysely }: Database, row: Insertable<Schema['weather_forecast']>): Promise<ForecastRow> => {
  const added = await kysely.insertInto('weather_forecast').values(row).returningAll().executeTakeFirstOrThrow();
  await sql`delete from weather_forecast where cell_latitude = ${row.cell_latitude} and cell_longitude = ${row.cell_longitude}
    and source = ${row.source} and id <> ${added.id} and received_at < least(now() - interval '2 days', ${added.received_at})`.execute(
    kysely,
  );
  return toForecastRow(added);
};

export const findNewestForecast = async (
  { kysely }: Database,
  cell: Position,
  source: ForecastRow['source'],
): Promise<ForecastRow | undefined> => {
  const row = await kysely
    .selectFrom('weather_forecast')
    .selectAll()
    .where('cell_latitude', '=', cell.latitude)
    .where('cell_longitude', '=', cell.longitude)
    .where('source', '=', source)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toForecastRow(row);
};

/** Number of successful calls to the vendor, by all servers of this database together. */
export const countForecastsSince = async (
  { kysely }: Database,
  minuteAgo: Date,
  dayAgo: Date,
): Promise<{ readonly inMinute: number; readonly inDay: number }> => {
  const { rows } = await sql<{ inMinute: number; inDay: number }>`
    select count(*) filter (where received_at > ${minuteAgo}) as "inMinute", count(*) as "inDay"
    from weather_forecast where received_at > ${dayAgo}`.execute(kysely);
  return rows[0] ?? { inMinute: 0, inDay: 0 };
};
