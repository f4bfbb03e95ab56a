import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Settings } from '../../platform/env/env.ts';

type Mode = Settings['mode'];

/** An exercise is no warning where warnings are real, and nothing is real in a demo. */
const shownIn = { live: ['Actual'], demo: ['Exercise', 'Test'] } as const;

/** Messages of a drill stay with who takes part in it. */
const isNotOfDrill = sql<boolean>`not exists (select from alert where alert.id = cap_message.alert_id and alert.drill_id is not null)`;

export type ListedMessage = Pick<Selectable<Schema['cap_message']>, 'identifier' | 'title' | 'sender' | 'sent' | 'kind' | 'status'> & {
  readonly expires: Date;
};

const selectMessages = ({ kysely }: Pick<Database, 'kysely'>, mode: Mode) =>
  kysely
    .selectFrom('cap_message')
    .select(['identifier', 'title', 'sender', 'sent', 'kind', 'status', 'expires_at as expires'])
    .where('status', 'in', shownIn[mode])
    .where(isNotOfDrill)
    .orderBy('sent', 'desc')
    .orderBy('identifier');

/** Of each alert the last message, while it has not expired: who reads no references must not take what was cancelled for a warning. */
export const listCurrentMessages = (database: Database, mode: Mode): Promise<readonly ListedMessage[]> =>
  selectMessages(database, mode)
    .where('expires_at', '>', new Date())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cap_message as newer')
            .select('newer.identifier')
            .whereRef('newer.alert_id', '=', 'cap_message.alert_id')
            .whereRef('newer.version', '>', 'cap_message.version'),
        ),
      ),
    )
    .execute();

/** A page of the archive, newest first. */
export const listMessagesBefore = (
  database: Database,
  mode: Mode,
  before: Date | null,
  limit: number,
): Promise<readonly ListedMessage[]> => {
  const query = selectMessages(database, mode).limit(limit);
  return (before === null ? query : query.where('sent', '<', before)).execute();
};

/** When a message last came or left; before there was any, when the installation began. */
export const readFeedChangedAt = async ({ kysely }: Database, mode: Mode): Promise<Date> => {
  const now = new Date();
  const last = (column: 'sent' | 'expires_at') =>
    kysely
      .selectFrom('cap_message')
      .select(column)
      .where('status', 'in', shownIn[mode])
      .where(isNotOfDrill)
      .where(column, '<=', now)
      .orderBy(column, 'desc')
      .limit(1)
      .executeTakeFirst();
  const [came, left, began] = await Promise.all([
    last('sent'),
    last('expires_at'),
    kysely.selectFrom('installation').select('created_at').executeTakeFirst(),
  ]);
  const moments = [came?.sent, left?.expires_at, began?.created_at].map((moment) => moment?.getTime() ?? 0);
  return new Date(Math.max(...moments));
};

export const findCapDocument = async ({ kysely }: Database, mode: Mode, identifier: string): Promise<string | undefined> => {
  const query = kysely
    .selectFrom('cap_message')
    .select('document')
    .where('identifier', '=', identifier)
    .where('status', 'in', shownIn[mode])
    .where(isNotOfDrill);
  return (await query.executeTakeFirst())?.document;
};
