import type { Account, ChangedConditionsInput } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type ConditionsRow = Selectable<Schema['changed_condition']>;

/** Appends a record; the table's trigger finds the industry by its name. */
export const addConditions = ({ kysely }: Database, input: ChangedConditionsInput, account: Account): Promise<ConditionsRow> =>
  kysely
    .insertInto('changed_condition')
    .values({
      industry_name: input.industryName,
      chemical_name: input.chemicalName,
      wind_direction: input.windDirection,
      wind_speed: input.windSpeed,
      rupture_type: input.ruptureType,
      circular_diameter: input.circularDiameter,
      rectangular_length: input.rectangularLength,
      rectangular_breadth: input.rectangularBreadth,
      temperature: input.temperature,
      humidity: input.humidity,
      quantity: input.quantity,
      ...(input.date === undefined ? {} : { recorded_at: new Date(input.date) }),
      created_by: account.name,
      created_by_id: account.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The newest first; of those with one time the last entered first. */
export const listConditions = (
  { kysely }: Database,
  industryId: number,
  limit: number,
  offset: number,
): Promise<readonly ConditionsRow[]> =>
  kysely
    .selectFrom('changed_condition')
    .selectAll()
    .where('industry_id', '=', industryId)
    .where(siteIdInScope('changed_condition.industry_id'))
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countConditions = async ({ kysely }: Database, industryId: number): Promise<number> => {
  const { count } = await kysely
    .selectFrom('changed_condition')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('industry_id', '=', industryId)
    .where(siteIdInScope('changed_condition.industry_id'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
