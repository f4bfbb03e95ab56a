import type { Account } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Sites that are opened now to the team of an incident with this person in it (`0048_incident_site.sql`). */
export const listOpenedSites = async ({ kysely }: Pick<Database, 'kysely'>, { id, scope }: Account): Promise<readonly number[]> => {
  if (scope.kind === 'all') return [];
  const { rows } = await sql<{ site: number }>`select distinct team_sites(${id}) as site order by site`.execute(kysely);
  return rows.map(({ site }) => site);
};
