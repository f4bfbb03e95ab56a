import {
  type Account,
  ApiError,
  type ReadingProblem,
  sensorPlaceholder,
  type TopicMapping,
  type TopicMappingInput,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type MappingRow = Selectable<Schema['topic_mapping']>;

const maxPerSite = 50;

export const presentMapping = (row: MappingRow): TopicMapping => ({
  id: row.id,
  industryId: row.industry_id,
  topic: row.topic,
  sensor: row.sensor,
  valuePath: row.value_path,
  timePath: row.time_path,
  unit: row.unit,
  timeZone: row.time_zone,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  lastMessageAt: row.last_message_at?.toISOString() ?? null,
  lastRefused: row.last_refused,
});

export const listSiteMappings = ({ kysely }: Database, industryId: number): Promise<MappingRow[]> =>
  kysely.selectFrom('topic_mapping').selectAll().where('industry_id', '=', industryId).orderBy('topic').execute();

/** Those of every site, for the intake. */
export const listAllMappings = ({ kysely }: Database): Promise<MappingRow[]> =>
  kysely.selectFrom('topic_mapping').selectAll().orderBy('id').execute();

export const addMapping = async (
  database: Database,
  industryId: number,
  input: TopicMappingInput,
  person: Account,
): Promise<MappingRow> => {
  if ((await listSiteMappings(database, industryId)).length >= maxPerSite)
    throw new ApiError('conflict', `A site has at most ${maxPerSite} topic patterns; one with {sensor} covers many sensors`);
  const row = await database.kysely
    .insertInto('topic_mapping')
    .values({
      industry_id: industryId,
      topic: input.topic,
      sensor: input.sensor,
      value_path: input.valuePath,
      time_path: input.timePath,
      unit: input.unit,
      time_zone: input.timeZone,
      created_by: person.name,
      created_by_id: person.id,
    })
    .onConflict((conflict) => conflict.columns(['industry_id', 'topic']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const message = 'This topic is assigned to the site already';
  if (row === undefined) throw new ApiError('conflict', message, [{ field: 'topic', value: input.topic, message }]);
  return row;
};

/** One that is gone already needs no refusal. */
export const removeMapping = async ({ kysely }: Database, industryId: number, id: number): Promise<void> => {
  await kysely.deleteFrom('topic_mapping').where('id', '=', id).where('industry_id', '=', industryId).execute();
};

const noteIntervalMs = 10_000;

/** Keeps the time of the newest message and what was refused of it, at most every ten seconds. */
export const noteMessage = async (
  { kysely }: Database,
  { id }: MappingRow,
  refused: readonly ReadingProblem[],
  now: Date,
): Promise<void> => {
  await kysely
    .updateTable('topic_mapping')
    .set({ last_message_at: now, last_refused: refused.length === 0 ? null : JSON.stringify(refused.slice(0, 5)) })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('last_message_at', 'is', null), where('last_message_at', '<', new Date(now.getTime() - noteIntervalMs))]),
    )
    .execute();
};

/** The subscription of a pattern. */
export const toSubscription = ({ topic }: Pick<MappingRow, 'topic'>): string => topic.replace(sensorPlaceholder, '+');

/** Code of the sensor of a topic that fits the pattern; undefined: it does not fit. */
export const matchTopic = ({ topic: pattern, sensor }: Pick<MappingRow, 'topic' | 'sensor'>, topic: string): string | undefined => {
  const [levels, given] = [pattern.split('/'), topic.split('/')];
  if (levels.length !== given.length) return undefined;
  const fits = levels.every((level, i) => level === '+' || level === sensorPlaceholder || level === given[i]);
  return fits ? (sensor ?? given[levels.indexOf(sensorPlaceholder)]) : undefined;
};

/** The member of a payload at a path; undefined: there is none. */
export const readPath = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      payload,
    );
