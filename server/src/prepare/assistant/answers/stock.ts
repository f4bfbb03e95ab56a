import { isAllowed } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import { siteInScope } from '../../../platform/db/scope/row-scope.ts';
import { toStockForm } from '../../../register/inventory/rules.ts';
import { formatDayInIndia } from '../../../register/threshold-status/read-threshold-status.ts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, nameChemical, readNow, toAnswer, toList } from './asked.ts';

interface Item {
  readonly industry_id: number;
  readonly industry_name: string;
  readonly product_name: string;
  readonly substance_name: string;
  readonly cas_no: string;
  readonly concentration: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly location: string;
  readonly expired_on: string | null;
  readonly updated_at: Date;
  readonly sample: boolean;
  readonly total: number;
}

const mostItems = 8;

const readItems = async ({ database: { kysely }, now, sites }: Asked, matches: RawBuilder<boolean>): Promise<readonly Item[]> => {
  const today = formatDayInIndia(now);
  const named = [...sites.ids, ...sites.inDistrict];
  const { rows } = await sql<Item>`
    select industry_id, industry_name, product_name, substance_name, cas_no, concentration, quantity, unit, location,
      case when date_expired < ${today}::date then date_expired::text end as expired_on, item.updated_at, item.sample, count(*) over ()::int as total
    from inventory_item item join industry on industry.id = item.industry_id and ${siteInScope()}
    where ${matches} and (${named.length === 0} or item.industry_id = any(${named}::int[]))
    order by quantity desc nulls last, item.id limit ${mostItems}`.execute(kysely);
  return rows;
};

const describe = ({ texts, figures }: Asked, item: Item): string => {
  const form = toStockForm(item);
  const isPure = form.chemical === undefined || form.kind === 'pure';
  return [
    texts.stock.row(
      item.substance_name === item.product_name ? item.substance_name : `${item.substance_name} (${item.product_name})`,
      item.industry_name,
      item.quantity === null ? texts.stock.unknownQuantity : `${figures.number(item.quantity, 6)} ${item.unit}`,
      item.location,
    ),
    ...(isPure ? [] : [texts.stock.notPure(item.concentration)]),
    ...(item.expired_on === null ? [] : [texts.stock.expired(figures.day(new Date(`${item.expired_on}T00:00:00+05:30`)))]),
    texts.stock.entered(figures.day(item.updated_at)),
    ...(item.sample ? [texts.sample] : []),
  ].join(', ');
};

const present = (asked: Asked, title: string, items: readonly Item[], none: string): Passage => {
  const { texts, figures } = asked;
  const left = (items[0]?.total ?? 0) - items.length;
  return toAnswer(asked, 'stock', {
    kind: 'inventory',
    title,
    text:
      items.length === 0
        ? none
        : [toList(items.map((item) => describe(asked, item))), ...(left > 0 ? [texts.more(figures.number(left, 6))] : [])].join('\n\n'),
    source: readNow(asked, texts.sources.inventory),
    path: items[0] === undefined ? '/CollectChemicalInventory' : `/CollectChemicalInventory?industry=${items[0].industry_id}`,
  });
};

/** Where a chemical is and how much, or what a site holds. */
export const answerStock = async (asked: Asked): Promise<readonly Passage[]> => {
  const { account, texts, language, chemicals } = asked;
  if (!isAllowed(account.role, 'inventory.read')) return [];
  const [chemical] = chemicals;
  const matches =
    chemical === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(cas_no = ${chemical.cas} or lower(substance_name) = ${chemical.name.toLowerCase()} or lower(product_name) = ${chemical.name.toLowerCase()})`;
  const items = await readItems(asked, matches);
  const what = chemical === undefined ? (items[0]?.industry_name ?? '') : nameChemical(chemical, language);
  return [present(asked, texts.stock.title(what), items, texts.stock.none(what))];
};

export const answerExpired = async (asked: Asked): Promise<readonly Passage[]> => {
  const { account, texts, now } = asked;
  if (!isAllowed(account.role, 'inventory.read')) return [];
  const items = await readItems(asked, sql<boolean>`date_expired < ${formatDayInIndia(now)}::date`);
  return [present(asked, texts.stock.expiredTitle, items, texts.stock.noneExpired)];
};
