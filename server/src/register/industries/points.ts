import type { IndustryPoint } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';

interface IndustryPoints {
  readonly points: readonly IndustryPoint[];
  /** Have a position, but were too many. */
  readonly omitted: number;
  /** Have no position yet. */
  readonly unplaced: number;
}

/** Where the industries are: the newest `most` of them, by name. */
export const readIndustryPoints = async ({ kysely }: Database, most: number): Promise<IndustryPoints> => {
  const { rows: points } = await sql<IndustryPoint>`
    select id, industry_name as "industryName", district, sample, latitude, longitude from (
      select * from industry
      where latitude is not null and longitude is not null and ${siteInScope()} order by id desc limit ${most}
    ) as newest order by name_key`.execute(kysely);
  const { rows } = await sql<{ placed: number; total: number }>`
    select count(*) filter (where latitude is not null and longitude is not null) as placed, count(*) as total
    from industry where ${siteInScope()}`.execute(kysely);
  const { placed = 0, total = 0 } = rows[0] ?? {};
  return { points, omitted: Math.max(0, placed - points.length), unplaced: total - placed };
};
