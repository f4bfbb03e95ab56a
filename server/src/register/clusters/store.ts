import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';

export interface PlacedIndustry {
  readonly id: number;
  readonly industryName: string;
  readonly district: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sample: boolean;
}

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Industries with a position in the box, and those without any, by name. */
export const listIndustriesAround = async ({ kysely }: Database, { west, east, south, north }: Box): Promise<readonly PlacedIndustry[]> => {
  const { rows } = await sql<PlacedIndustry>`
    select id, industry_name as "industryName", district, latitude, longitude, sample from industry
    where ${siteInScope()} and (latitude is null or longitude is null
      or (latitude between ${south} and ${north} and longitude between ${west} and ${east}))
    order by name_key`.execute(kysely);
  return rows;
};
