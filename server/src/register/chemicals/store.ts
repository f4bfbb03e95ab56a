import { findChemical } from '@hazardguard/chemicals';
import { findProductKg } from '@hazardguard/chemicals/stock';
import type { ChemicalStock, stockColumns } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { toStockForm } from '../inventory/rules.ts';
import type { StockSum } from './types.ts';

/** All stocks by product, strength and unit, and by substance alone. */
export const sumStocks = async ({ kysely }: Database): Promise<readonly StockSum[]> => {
  const { rows } = await sql<StockSum>`
    select coalesce(nullif(cas_no, ''), substance_name) as key, cas_no, unit, product_name, concentration, min(substance_name) as substance_name,
      coalesce(sum(quantity), 0) as quantity, count(*) as items, count(distinct industry_id) as industries
    from inventory_item where ${siteIdInScope('inventory_item.industry_id')}
    group by grouping sets ((coalesce(nullif(cas_no, ''), substance_name), cas_no, unit, product_name, concentration, substance_name),
      (coalesce(nullif(cas_no, ''), substance_name), cas_no))`.execute(kysely);
  return rows;
};

type Column = (typeof stockColumns)[number];

export interface StockPage {
  /** Id in the library, CAS number or name. */
  readonly chemical: string;
  readonly search: string | null;
  readonly sort: Column | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortKeys: Readonly<Record<Column, RawBuilder<unknown>>> = {
  industryName: sql`lower(industry_name)`,
  quantity: sql`quantity`,
  location: sql`lower(location)`,
  dateExpired: sql`date_expired`,
};

interface StockRow extends Omit<ChemicalStock, 'quantityKg'> {
  readonly product_name: string;
  readonly substance_name: string;
  readonly cas_no: string;
  readonly concentration: string;
  readonly total: number;
}

const matchesPage = ({ chemical, search }: StockPage): RawBuilder<unknown> => {
  const cas = findChemical(chemical)?.cas ?? chemical;
  const stored = sql`(cas_no = ${cas} or (cas_no = '' and substance_name = ${chemical}))`;
  if (search === null) return stored;
  return sql`${stored} and (${containsText(sql`industry.search_text`, search)} or ${containsText(sql`inventory_item.search_text`, search)})`;
};

/** The stocks of a chemical, by default in the order of industries and quantities, and their total number. */
export const listStock = async (
  { kysely }: Database,
  page: StockPage,
): Promise<{ readonly rows: ChemicalStock[]; readonly total: number }> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`lower(industry_name), quantity desc nulls last` : sql`${sortKeys[page.sort]} ${direction}`;
  const where = sql`${siteInScope()} and ${matchesPage(page)}`;
  const from = sql`inventory_item join industry on industry.id = industry_id where ${where}`;
  const [found, counted] = await Promise.all([
    sql<StockRow>`
      select inventory_item.id, industry_id as "industryId", industry_name as "industryName", district,
        product_name as "productName", product_name, substance_name, cas_no, concentration, quantity, unit, location, date_expired as "dateExpired"
      from ${from} order by ${order}, inventory_item.id limit ${page.limit} offset ${page.offset}`.execute(kysely),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(kysely),
  ]);
  return {
    rows: found.rows.map(({ product_name, substance_name, cas_no, concentration, ...row }) => {
      const form = toStockForm({ product_name, substance_name, cas_no, concentration });
      return { ...row, quantityKg: row.quantity === null ? null : findProductKg(row.quantity, row.unit, form) };
    }),
    total: counted.rows[0]?.total ?? 0,
  };
};
