import { type FieldName, type IndustryInput, industryFields, type SiteTerrain } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { refuseSiteOutsideScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { listColumns, selectColumns, selectFields, toSortKeys } from '../field-columns.ts';
import { refuseUnknownDistrict } from './districts.ts';
import {
  type IndustryFields,
  type IndustryRow,
  nameTaken,
  noIndustryNamed,
  noSuchIndustry,
  toIndustryColumns,
  toNameKey,
} from './rules.ts';
import { findStateReader } from './states.ts';
import { explainFailedDeletion } from './ties.ts';

export interface IndustryPage {
  readonly search: string | null;
  readonly sort: FieldName<typeof industryFields> | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Names are sorted as they are compared. */
const sortKeys = { ...toSortKeys(industryFields), industryName: sql`name_key` };

const rowColumns = selectColumns(['id', ...listColumns(industryFields), 'sample', 'version', 'updated_at']);
const itemCount = sql`(select count(*) from inventory_item where industry_id = industry.id) as inventory_items, (
  select jsonb_build_object('moveId', id, 'district', to_district, 'latitude', to_latitude, 'longitude', to_longitude, 'proposedBy', proposed_by)
  from site_move where industry_id = industry.id and outcome is null
) as waits`;

const matchesSearch = (search: string | null): RawBuilder<unknown> =>
  search === null ? siteInScope() : sql`${siteInScope()} and ${containsText(sql`search_text`, search)}`;

export const countIndustries = async ({ kysely }: Database, search: string | null): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from industry where ${matchesSearch(search)}`.execute(kysely);
  return rows[0]?.total ?? 0;
};

/** One page; rows that sort alike keep the order of their ids, so that no row is on two pages. */
export const listIndustries = async ({ kysely }: Database, page: IndustryPage): Promise<readonly IndustryRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`id desc` : sql`${sortKeys[page.sort]} ${direction} nulls last, id ${direction}`;
  // The page is cut out first: items are counted for its rows only.
  const { rows } = await sql<IndustryRow>`
    select ${rowColumns}, ${itemCount} from (
      select *, row_number() over () as place from (
        select * from industry where ${matchesSearch(page.search)} order by ${order} limit ${page.limit} offset ${page.offset}
      ) as cut
    ) as industry order by place`.execute(kysely);
  return rows;
};

/** Null: it is not in the caller's scope, or not in the register. */
export const findIndustryInScope = async ({ kysely }: Database, id: number): Promise<IndustryRow | null> => {
  const { rows } = await sql<IndustryRow>`select ${rowColumns}, ${itemCount} from industry where id = ${id} and ${siteInScope()}`.execute(
    kysely,
  );
  return rows[0] ?? null;
};

export const findIndustry = async (database: Database, id: number): Promise<IndustryRow> => {
  const row = await findIndustryInScope(database, id);
  if (row === null) throw noSuchIndustry(id);
  return row;
};

export interface Site {
  readonly name: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Sites with a position whose name contains the text; only public facts of them. */
export const listSitesNamed = async ({ kysely }: Database, text: string, limit: number): Promise<readonly Site[]> => {
  const { rows } = await sql<Site>`
    select industry_name as name, district, latitude, longitude from industry
    where latitude is not null and ${containsText(sql`lower(industry_name)`, text)} order by name_key limit ${limit}`.execute(kysely);
  return rows;
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The exact positions of the sites between two parallels and two meridians. */
export const listSitePositions = async (
  { kysely }: Pick<Database, 'kysely'>,
  latitude: Range,
  longitude: Range,
): Promise<readonly Pick<Site, 'latitude' | 'longitude'>[]> => {
  const { rows } = await sql<Pick<Site, 'latitude' | 'longitude'>>`
    select latitude, longitude from industry
    where latitude between ${latitude.from} and ${latitude.to} and longitude between ${longitude.from} and ${longitude.to}`.execute(kysely);
  return rows;
};

/** Names are found as they are compared. */
export const findIndustryNamed = async ({ kysely }: Database, name: string): Promise<IndustryRow> => {
  const { rows } =
    await sql<IndustryRow>`select ${rowColumns}, ${itemCount} from industry where name_key = ${toNameKey(name)} and ${siteInScope()}`.execute(
      kysely,
    );
  const [row] = rows;
  if (!row) throw noIndustryNamed(name);
  return row;
};

const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'industry_name_key_key';

export const refuseTakenName = async <T>(name: string, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw isNameTaken(error) ? nameTaken(name) : error;
  }
};

/** What a new site may lack. */
const notGiven = { latitude: null, longitude: null, public_name: null, terrain: null, elevation_m: null } as const;

export const addIndustry = async (database: Database, input: IndustryInput): Promise<IndustryRow> => {
  const { latitude = null, longitude = null } = input;
  await refuseUnknownDistrict(database, input.district);
  const state = (await findStateReader())?.({ latitude, longitude }) ?? null;
  refuseSiteOutsideScope({ district: input.district, state }, true);
  const columns = { ...notGiven, ...toIndustryColumns(input), state };
  const add = () => database.kysely.insertInto('industry').values(columns).returning('id').executeTakeFirstOrThrow();
  const { id } = await refuseTakenName(input.industryName, add);
  return findIndustry(database, id);
};

/** Notes what a person said of the ground around a site; what is known already stays, and is changed on the site's own form. */
export const noteTerrain = async ({ kysely }: Database, id: number, terrain: SiteTerrain): Promise<void> => {
  await sql`
    update industry set terrain = ${terrain}, version = version + 1, updated_at = now()
    where id = ${id} and terrain is null and ${siteInScope()}`.execute(kysely);
};

export const removeIndustry = async ({ kysely }: Database, id: number): Promise<void> => {
  const deletion = kysely.deleteFrom('industry').where('id', '=', id).where(siteInScope()).executeTakeFirst();
  const { numDeletedRows } = await deletion.catch((error: unknown) => {
    throw explainFailedDeletion(error);
  });
  if (numDeletedRows === 0n) throw noSuchIndustry(id);
};

const rowsPerRead = 2_000;

/** Every matching row in the order of ids, a portion at a time. */
export async function* eachIndustry({ kysely }: Database, search: string | null): AsyncGenerator<IndustryFields & { id: number }> {
  for (let after = 0; ; ) {
    const { rows } = await sql<IndustryFields & { id: number }>`
      select id, ${selectFields(industryFields)}
      from industry where id > ${after} and ${matchesSearch(search)} order by id limit ${rowsPerRead}`.execute(kysely);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = last.id;
  }
}
