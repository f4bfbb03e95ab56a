import type { SignedInRole } from '@hazardguard/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { BreakGlassRequestRow } from '../../platform/auth/break-glass.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type BreakGlassRow = Selectable<Schema['break_glass']>;

export const findBreakGlass = ({ kysely }: Database, id: number): Promise<BreakGlassRow | undefined> =>
  kysely.selectFrom('break_glass').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export const readBreakGlass = ({ kysely }: Database, limit: number, offset: number): Promise<readonly BreakGlassRow[]> =>
  kysely.selectFrom('break_glass').selectAll().orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();

export const readRequests = ({ kysely }: Database, limit: number, offset: number): Promise<readonly BreakGlassRequestRow[]> =>
  kysely
    .selectFrom('break_glass_request')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The person's newest request of the last day. */
export const findLastRequest = ({ kysely }: Database, personId: string): Promise<BreakGlassRequestRow | undefined> =>
  kysely
    .selectFrom('break_glass_request')
    .selectAll()
    .where('person_id', '=', personId)
    .where('asked_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** People with one of the roles who can sign in, with their scope; the most recently seen first. */
export const listPeople = ({ kysely }: Database, roles: readonly SignedInRole[]) =>
  kysely
    .selectFrom('person')
    .select(['id', 'role', 'scope_kind', 'scope_industries', 'scope_area'])
    .where('role', 'in', roles)
    .where('deactivated_at', 'is', null)
    .orderBy(sql`last_seen_at desc nulls last`)
    .orderBy('id')
    .execute();

const targetLimit = 10;

/** Names only: the answer must not show anything else about sites outside the own scope. */
export const findTargets = async ({ kysely }: Database, search: string) => {
  const contains = (column: RawBuilder<unknown>) => sql<boolean>`position(lower(${search}) in lower(${column})) > 0`;
  const sites = await kysely
    .selectFrom('industry')
    .select(['id', 'industry_name as industryName', 'district'])
    .where(contains(sql`industry_name`))
    .orderBy('industry_name')
    .limit(targetLimit)
    .execute();
  const districts = await kysely
    .selectFrom('industry')
    .select(sql<string>`min(btrim(district))`.as('district'))
    .where(contains(sql`district`))
    .groupBy(sql`lower(btrim(district))`)
    .orderBy(sql`lower(btrim(district))`)
    .limit(targetLimit)
    .execute();
  return { sites, districts: districts.map(({ district }) => district) };
};
