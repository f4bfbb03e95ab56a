import type { Account, ChangedConditions, ChangedConditionsInput } from '@hazardguard/contract';
import type { Database } from '../../db/database.ts';

export const addConditions = async ({ kysely }: Database, input: ChangedConditionsInput, account: Account): Promise<ChangedConditions> => {
  const { id, recorded_at } = await kysely
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
    .returning(['id', 'recorded_at'])
    .executeTakeFirstOrThrow();
  return { ...input, id, date: recorded_at.toISOString() };
};
