import { ApiError, type TrainingLink, type TrainingLinkInput } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type AttemptRow = Selectable<Schema['training_attempt']>;

export const appendAttempt = ({ kysely }: Database, attempt: Insertable<Schema['training_attempt']>): Promise<AttemptRow> =>
  kysely.insertInto('training_attempt').values(attempt).returningAll().executeTakeFirstOrThrow();

const attemptLimit = 50;

export const listAttempts = ({ kysely }: Database, personId: string): Promise<readonly AttemptRow[]> =>
  kysely
    .selectFrom('training_attempt')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('attempted_at', 'desc')
    .limit(attemptLimit)
    .execute();

export const findCertificate = async ({ kysely }: Database, number: string): Promise<AttemptRow> => {
  const row = await kysely.selectFrom('training_attempt').selectAll().where('certificate_number', '=', number).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found', `There is no certificate with the number ${number}`);
  return row;
};

const linkColumns = ['id', 'topic', 'title', 'url'] as const;

export const listLinks = ({ kysely }: Database): Promise<readonly TrainingLink[]> =>
  kysely.selectFrom('training_link').select(linkColumns).orderBy('id').execute();

export const addLink = async ({ kysely }: Database, link: TrainingLinkInput, by: string): Promise<TrainingLink> => {
  const added = await kysely
    .insertInto('training_link')
    .values({ ...link, added_by: by })
    .onConflict((conflict) => conflict.columns(['topic', 'url']).doNothing())
    .returning(linkColumns)
    .executeTakeFirst();
  if (added === undefined) throw new ApiError('conflict', 'This address is already among the links of the topic');
  return added;
};

export const removeLink = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('training_link').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('not-found', `There is no link with the id ${id}`);
};
