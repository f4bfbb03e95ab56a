import type { LiveTopic } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface StoredEvent {
  readonly id: number;
  readonly topic: LiveTopic;
  readonly subject: string;
}

const eventsAtOnce = 1_000;

/** What came after an event, oldest first. */
export const eventsAfter = ({ kysely }: Database, after: number, limit = eventsAtOnce): Promise<readonly StoredEvent[]> =>
  kysely.selectFrom('live_event').select(['id', 'topic', 'subject']).where('id', '>', after).orderBy('id').limit(limit).execute();

/** The oldest and the newest that are kept; 0: there is none. */
export const keptEvents = async ({ kysely }: Database): Promise<{ readonly oldest: number; readonly newest: number }> => {
  const row = await kysely
    .selectFrom('live_event')
    .select(({ fn }) => [fn.min('id').as('oldest'), fn.max('id').as('newest')])
    .executeTakeFirst();
  return { oldest: row?.oldest ?? 0, newest: row?.newest ?? 0 };
};

/** Forgets what is older than a day; the newest stays, so that whoever was away for longer can tell. */
export const trimEvents = async ({ kysely }: Database): Promise<void> => {
  await sql`delete from live_event where at < now() - interval '1 day' and id < (select max(id) from live_event)`.execute(kysely);
};
