import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Settings } from '../../platform/env/env.ts';

type Mode = Settings['mode'];

/** Live mode publishes only actual alerts, demo mode only exercises and tests. */
const statusesByMode = { live: ['Actual'], demo: ['Exercise', 'Test'] } as const;

/** Messages of a drill are only for its participants. */
const isNotOfDrill = sql<boolean>`not exists (select from alert where alert.id = cap_message.alert_id and alert.drill_id is not null)`;

export type ListedMessage = Pick<Selectable<Schema['cap_message']>, 'identifier' | 'title' | 'sender' | 'sent' | 'kind' | 'status'> & {
  readonly expires: Date;
};

const selectMessages = ({ kysely }: Pick<Database, 'kysely'>, mode: Mode) =>
  kysely
    .selectFrom('cap_message')
    .select(['identifier', 'title', 'sender', 'sent', 'kind', 'status', 'expires_at as expires'])
    .where('status', 'in', statusesByMode[mode])
    .where(isNotOfDrill)
    .orderBy('sent', 'desc')
    .orderBy('identifier');

/** The last message of each alert that has not expired, so that a reader who ignores references does not take a cancelled message for a warning. */
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

/** When the feed last gained or lost a message; without messages, when the installation was created. */
export const readFeedChangedAt = async ({ kysely }: Database, mode: Mode): Promise<Date> => {
  const now = new Date();
  const last = (column: 'sent' | 'expires_at') =>
    kysely
      .selectFrom('cap_message')
      .select(column)
      .where('status', 'in', statusesByMode[mode])
      .where(isNotOfDrill)
      .where(column, '<=', now)
      .orderBy(column, 'desc')
      .limit(1)
      .executeTakeFirst();
  const [added, expired, installed] = await Promise.all([
    last('sent'),
    last('expires_at'),
    kysely.selectFrom('installation').select('created_at').executeTakeFirst(),
  ]);
  const moments = [added?.sent, expired?.expires_at, installed?.created_at].map((moment) => moment?.getTime() ?? 0);
  return new Date(Math.max(...moments));
};

export const findCapDocument = async ({ kysely }: Database, mode: Mode, identifier: string): Promise<string | undefined> => {
  const query = kysely
    .selectFrom('cap_message')
    .select('document')
    .where('identifier', '=', identifier)
    .where('status', 'in', statusesByMode[mode])
    .where(isNotOfDrill);
  return (await query.executeTakeFirst())?.document;
};
