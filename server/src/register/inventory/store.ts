import { identify } from '@hazardguard/chemicals/names';
import { type FieldName, hasVessels, type InventoryInput, inventoryFields, readVessels, vesselFields } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { listColumns, selectColumns, toColumns, toSortKeys } from '../field-columns.ts';
import { requireOneSubstance } from './check-identity.ts';
import { editedMeanwhile, type InventoryRow, noSuchIndustry, noSuchItem } from './rules.ts';

export interface InventoryPage {
  readonly industryId: number;
  readonly search: string | null;
  readonly sort: FieldName<typeof inventoryFields> | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortKeys = toSortKeys(inventoryFields);

const itemColumns = selectColumns([
  'id',
  'industry_id',
  ...listColumns(inventoryFields),
  ...listColumns(vesselFields),
  'sample',
  'version',
  'updated_at',
]);

/** Elevation of the site of an item. */
export const siteElevation = sql<number | null>`(select elevation_m from industry where industry.id = inventory_item.industry_id)`.as(
  'elevation_m',
);
const rowColumns = sql`${itemColumns}, ${siteElevation}`;

const isOfIndustry = (industryId: number): RawBuilder<boolean> =>
  sql<boolean>`industry_id = ${industryId} and ${siteIdInScope('inventory_item.industry_id')}`;

const matchesSearch = (industryId: number, search: string | null): RawBuilder<unknown> =>
  search === null
    ? isOfIndustry(industryId)
    : sql`${isOfIndustry(industryId)} and (${containsText(sql`search_text`, search)} or cas_no = any(${identify(search).map(({ cas }) => cas)}))`;

/** The elevation of a site; null: not known, or there is no such site. */
export const readSiteElevation = async ({ kysely }: Database, id: number): Promise<number | null> => {
  const found = await kysely.selectFrom('industry').select('elevation_m').where('id', '=', id).where(siteInScope()).executeTakeFirst();
  return found?.elevation_m ?? null;
};

/** The name of an industry; refused if there is none with this id. */
export const requireIndustryName = async ({ kysely }: Database, id: number): Promise<string> => {
  const found = await kysely.selectFrom('industry').select('industry_name').where('id', '=', id).where(siteInScope()).executeTakeFirst();
  if (!found) throw noSuchIndustry(id);
  return found.industry_name;
};

export const countItems = async ({ kysely }: Database, industryId: number, search: string | null): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from inventory_item where ${matchesSearch(industryId, search)}`.execute(kysely);
  return rows[0]?.total ?? 0;
};

/** One page, by default the newest first; rows that sort alike keep the order of their ids. */
export const listItems = async ({ kysely }: Database, page: InventoryPage): Promise<readonly InventoryRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`id desc` : sql`${sortKeys[page.sort]} ${direction}, id ${direction}`;
  const { rows } = await sql<InventoryRow>`
    select ${rowColumns} from inventory_item where ${matchesSearch(page.industryId, page.search)}
    order by ${order} limit ${page.limit} offset ${page.offset}`.execute(kysely);
  return rows;
};

export const findItem = async ({ kysely }: Database, id: number): Promise<InventoryRow> => {
  const { rows } = await sql<InventoryRow>`
    select ${rowColumns} from inventory_item where id = ${id} and ${siteIdInScope('inventory_item.industry_id')}`.execute(kysely);
  const [row] = rows;
  if (!row) throw noSuchItem(id);
  return row;
};

/** Vessels that are left out stay as they are; of those that are sent, the others are not known. */
const toItemColumns = (input: InventoryInput) => ({
  ...toColumns(inventoryFields, input),
  ...(hasVessels(input) ? toColumns(vesselFields, readVessels(input)) : {}),
});

const isIndustryGone = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'inventory_item_industry_id_fkey';

export const addItem = async (database: Database, industryId: number, input: InventoryInput): Promise<InventoryRow> => {
  requireOneSubstance(input);
  try {
    const { id } = await database.kysely
      .insertInto('inventory_item')
      .values({ industry_id: industryId, ...toItemColumns(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return await findItem(database, id);
  } catch (error) {
    throw isIndustryGone(error) ? noSuchIndustry(industryId) : error;
  }
};

export const changeItem = async (
  database: Database,
  id: number,
  input: InventoryInput,
  version: number | undefined,
): Promise<InventoryRow> => {
  requireOneSubstance(input);
  const { kysely } = database;
  const changed = await kysely
    .updateTable('inventory_item')
    .set({ ...toItemColumns(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(siteIdInScope('inventory_item.industry_id'))
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (changed) return findItem(database, id);
  const found = await kysely.selectFrom('inventory_item').select('id').where('id', '=', id).executeTakeFirst();
  throw found ? editedMeanwhile() : noSuchItem(id);
};

export const removeItem = async ({ kysely }: Database, id: number): Promise<void> => {
  const own = kysely.deleteFrom('inventory_item').where(siteIdInScope('inventory_item.industry_id'));
  const { numDeletedRows } = await own.where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchItem(id);
};

const rowsPerRead = 2_000;

/** Every item of an industry in the order of ids, a portion at a time. */
export async function* eachItem({ kysely }: Database, industryId: number): AsyncGenerator<InventoryRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<InventoryRow>`
      select ${rowColumns} from inventory_item where ${isOfIndustry(industryId)} and id > ${after} order by id limit ${rowsPerRead}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = last.id;
  }
}
