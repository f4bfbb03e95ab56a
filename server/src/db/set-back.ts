import { type RawBuilder, sql } from 'kysely';

/** Less than this is a clock that is put right, or two servers that differ a little. */
const slightS = 10;

/** The clock of the database stands before a moment that it has shown already: it was set back since. */
export const isSetBack = (since: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(since)} > clock_timestamp() + ${slightS} * interval '1 second'`;
