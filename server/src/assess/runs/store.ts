import type { choosePeopleInZones, ZonePopulation } from '@hazardguard/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { madeInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { siteElevation } from '../../register/inventory/store.ts';

export type RunRow = Omit<Selectable<Schema['run']>, 'made_district' | 'made_state'>;
export type RunSummaryRow = Omit<RunRow, 'scenario' | 'result' | 'population'> & {
  /** What the people inside each zone reached are chosen from, worst first; null: the run is older than the count. */
  readonly counts: readonly Pick<ZonePopulation, 'levelId' | 'people' | 'coveredShare'>[] | null;
  readonly recorded: Parameters<typeof choosePeopleInZones>[0]['impact'] | null;
};

/** Without the villages. */
const counts = sql<RunSummaryRow['counts']>`(select jsonb_agg(jsonb_build_object('levelId', one -> 'levelId', 'people', one -> 'people',
  'coveredShare', one -> 'coveredShare')) from jsonb_array_elements(population) one)`.as('counts');
const recorded = sql<RunSummaryRow['recorded']>`(select jsonb_agg(jsonb_build_object('levelId', one -> 'levelId', 'within',
  jsonb_build_object('people', one #> '{within,people}', 'withoutCount', coalesce(one #> '{within,withoutCount}', '0'))))
  from jsonb_array_elements(result -> 'impact') one)`.as('recorded');

const summaryColumns = [
  'id',
  'industry_id',
  'industry_name',
  'sample',
  'inventory_item_id',
  'created_at',
  'created_by',
  'created_by_id',
  'engine_version',
  'scenario_hash',
  'weather_origin',
  'chemical',
  'hazard',
  'worst_reach_m',
  'people',
  'drill_id',
  'incident_id',
  'place_name',
] as const;

export const appendRun = (database: Database, row: Insertable<Schema['run']>): Promise<Pick<RunRow, 'id' | 'created_at'>> =>
  database.kysely.insertInto('run').values(row).returning(['id', 'created_at']).executeTakeFirstOrThrow();

export const findRun = (database: Database, id: string): Promise<RunRow | undefined> =>
  database.kysely.selectFrom('run').selectAll().where('id', '=', id).where(madeInScope('run')).executeTakeFirst();

/** The newest run of an incident; undefined: it has none. */
export const findNewestRunOf = (database: Database, incidentId: string): Promise<Pick<RunRow, 'id'> | undefined> =>
  database.kysely
    .selectFrom('run')
    .select('id')
    .where('incident_id', '=', incidentId)
    .where(madeInScope('run'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The newest runs, without those of drills by default, so that no one takes an exercise for a real event. */
export const listNewestRuns = (
  database: Database,
  limit: number,
  industryId: number | undefined,
  withExercises = false,
): Promise<readonly RunSummaryRow[]> => {
  const all = database.kysely
    .selectFrom('run')
    .select([...summaryColumns, counts, recorded])
    .where(madeInScope('run'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  const query = withExercises ? all : all.where('drill_id', 'is', null);
  return (industryId === undefined ? query : query.where('industry_id', '=', industryId)).execute();
};

export const listSummaries = async (database: Database, ids: readonly string[]): Promise<readonly RunSummaryRow[]> =>
  ids.length === 0
    ? []
    : database.kysely
        .selectFrom('run')
        .select([...summaryColumns, counts, recorded])
        .where('id', 'in', ids)
        .where(madeInScope('run'))
        .orderBy('created_at', 'desc')
        .execute();

/** The inventory item; undefined when it does not exist or belongs to another industry. */
export const findItemAtIndustry = ({ kysely }: Database, itemId: number, industryId: number) =>
  kysely
    .selectFrom('inventory_item')
    .selectAll()
    .select(siteElevation)
    .where('id', '=', itemId)
    .where('industry_id', '=', industryId)
    .executeTakeFirst();
