import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** A smaller difference is a clock adjustment, or two servers that differ a little. */
export const clockJumpMinS = 10;

/** Whether the clock of the database is behind a time that it has already shown: it was set back since. */
export const isClockSetBack = (since: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(since)} > clock_timestamp() + ${clockJumpMinS} * interval '1 second'`;

/** The clock of the database: the one clock that all servers share. */
export const readDatabaseNow = async ({ kysely }: Pick<Database, 'kysely'>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The clock of the database has no row');
  return row.now;
};
