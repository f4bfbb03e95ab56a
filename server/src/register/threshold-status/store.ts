import {
  expiresSoonDays,
  listedRowsMax,
  type StockVessels,
  sumTolerance,
  unitFactors,
  type VesselKind,
  vesselDefaults,
  vesselFields,
} from '@hazardguard/contract';
import { findMassKg, quantityUnits } from '@hazardguard/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';

/** All items of one product, concentration and CAS number in one unit at one location, however the location's name is cased or spaced. */
export interface StockRow {
  readonly industry_id: number;
  readonly cas_no: string;
  readonly substance_name: string;
  readonly product_name: string;
  readonly concentration: string;
  readonly unit: string;
  readonly location: string;
  readonly quantity: number;
  readonly items: number;
  /** Content of the largest vessel, in the unit: of an item whose vessels are not known the whole of it. */
  readonly largest: number;
  /** The item with that vessel, its quantity and its vessels. */
  readonly largest_id: number;
  readonly largest_quantity: number;
  readonly vessels: StockVessels;
  /** Kinds of the vessels of its items; null: of some the kind is not known. */
  readonly kinds: readonly (VesselKind | null)[];
  /** Of the site; null: not known. */
  readonly elevation_m: number | null;
}

const inBase = (unit: string): RawBuilder<number> =>
  sql<number>`case ${sql.ref(unit)} ${sql.join(
    Object.entries(unitFactors).map(([name, factor]) => sql`when ${name} then ${factor}::float8`),
    sql` `,
  )} end`;

const massUnits = quantityUnits.filter((unit) => findMassKg(unit) !== undefined);

/** The usual content of the kinds that have one, kg. */
const usualKg = sql`case vessel_kind ${sql.join(
  Object.entries(vesselDefaults).flatMap(([kind, { contentKg }]) =>
    contentKg === null ? [] : [sql`when ${kind} then ${contentKg}::float8`],
  ),
  sql` `,
)} end`;

/** Content of one vessel of an item, in the unit of its quantity: the rule of `releaseFromStock`. */
const content = sql`case
  when vessel_count is null then
    case when unit in (${sql.join(massUnits)}) and quantity * ${inBase('unit')} > 1.5 * ${usualKg} then ${usualKg} / ${inBase('unit')} else quantity end
  when vessel_content is null then quantity / vessel_count
  when abs(vessel_count * vessel_content * ${inBase('vessel_content_unit')} - quantity * ${inBase('unit')})
    <= ${sumTolerance}::float8 * quantity * ${inBase('unit')} then vessel_content * ${inBase('vessel_content_unit')} / ${inBase('unit')}
  else quantity
end`;

const vesselsOfItem = sql`jsonb_build_object(${sql.join(
  Object.entries(vesselFields).flatMap(([name, { column }]) => [sql`${name}::text`, sql.ref(`item.${column}`)]),
)})`;

/** Stock of several industries, summed where nothing is lost by it. An unknown quantity has no unit, so it has no mass either. */
export const listStockRows = async ({ kysely }: Database, industryIds: readonly number[]): Promise<readonly StockRow[]> => {
  const { rows } = await sql<StockRow>`
    with stock as (
      select industry_id, cas_no, substance_name, product_name, concentration, case when quantity is null then '' else unit end as unit,
        min(btrim(location)) as location, coalesce(sum(quantity), 0) as quantity, count(*) as items, coalesce(max(${content}), 0) as largest,
        (array_agg(id order by ${content} desc, id))[1] as largest_id, array_agg(distinct vessel_kind) as kinds
      from inventory_item where industry_id = any(${[...industryIds]}) and ${siteIdInScope('inventory_item.industry_id')}
      group by industry_id, cas_no, substance_name, product_name, concentration, 6, lower(regexp_replace(btrim(location), '\\s+', ' ', 'g'))
    )
    select stock.*, coalesce(item.quantity, 0) as largest_quantity, ${vesselsOfItem} as vessels, elevation_m
    from stock join inventory_item as item on item.id = largest_id join industry on industry.id = stock.industry_id
    order by 1, 2, 6, 7, largest_id`.execute(kysely);
  return rows;
};

export interface ExpiryRow {
  readonly id: number;
  readonly itemNo: string;
  readonly productName: string;
  readonly location: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly dateExpired: string;
}

/** The longest expired, or the next to expire, first; and how many there are. */
export const listExpiring = async (
  { kysely }: Database,
  industryId: number,
  on: string,
  which: 'expired' | 'soon',
): Promise<{ readonly rows: readonly ExpiryRow[]; readonly total: number }> => {
  const until =
    which === 'expired' ? sql`date_expired < ${on}::date` : sql`date_expired between ${on}::date and ${on}::date + ${expiresSoonDays}::int`;
  const { rows } = await sql<ExpiryRow & { total: number }>`
    select id, item_no as "itemNo", product_name as "productName", location, quantity, unit, date_expired as "dateExpired",
      count(*) over () as total
    from inventory_item where industry_id = ${industryId} and ${siteIdInScope('inventory_item.industry_id')} and ${until}
    order by date_expired, id limit ${listedRowsMax}`.execute(kysely);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};
