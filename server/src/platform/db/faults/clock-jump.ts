import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** Less than this is a clock that is put right, or two servers that differ a little. */
export const clockJumpMinS = 10;

/** The clock of the database stands before a moment that it has shown already: it was set back since. */
export const isClockSetBack = (since: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(since)} > clock_timestamp() + ${clockJumpMinS} * interval '1 second'`;

/** What the clock of the database shows: the one clock that all servers share. */
export const readDatabaseNow = async ({ kysely }: Pick<Database, 'kysely'>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The clock of the database has no row');
  return row.now;
};
