import { type Standing, type StockOfChemical, standingListed, type ThresholdTier } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { badNeighboursOf } from './neighbours.ts';
import { knownStock, placedStocks, stocksOf } from './stock.ts';
import { expiring, stockOf } from './store.ts';
import { lawsOf, msihcStanding } from './thresholds.ts';

/** The calendar day in India, whose law this is. */
export const dayInIndia = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);

const cut = <T>(rows: readonly T[]): { readonly listed: T[]; readonly omitted: number } => ({
  listed: rows.slice(0, standingListed),
  omitted: Math.max(rows.length - standingListed, 0),
});

/** Where the stock of a site stands today. Everything follows from the inventory and the library; nothing is stored. */
export const readStanding = async (database: Database, industryId: number, now: Date): Promise<Standing> => {
  const on = dayInIndia(now);
  const [rows, expired, soon] = await Promise.all([
    stockOf(database, [industryId]),
    expiring(database, industryId, on, 'expired'),
    expiring(database, industryId, on, 'soon'),
  ]);
  const known = rows.map(knownStock);
  const count = (matches: (stock: (typeof known)[number]) => boolean): number =>
    known.filter(matches).reduce((total, { row }) => total + row.items, 0);
  const stocks = stocksOf(known);
  const neighbours = cut(badNeighboursOf(known));
  const places = cut(placedStocks(known));
  return {
    industryId,
    on,
    items: count(() => true),
    itemsNotInLibrary: count(({ chemical }) => chemical === undefined),
    itemsWithoutMass: count(({ chemical, kg }) => chemical !== undefined && kg === null),
    stocks,
    laws: lawsOf(
      stocks,
      count(({ chemical }) => chemical === undefined),
    ),
    neighbours: neighbours.listed,
    neighboursOmitted: neighbours.omitted,
    expired: [...expired.rows],
    expiredTotal: expired.total,
    expiringSoon: [...soon.rows],
    expiringSoonTotal: soon.total,
    places: places.listed,
    placesOmitted: places.omitted,
  };
};

/** What several sites hold of the chemicals of the library, and how many items each has in all. A site without stock is not in it. */
export const stocksOfSites = async (
  database: Database,
  industryIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly items: number; readonly stocks: readonly StockOfChemical[] }>> => {
  if (industryIds.length === 0) return new Map();
  const bySite = Map.groupBy(await stockOf(database, industryIds), ({ industry_id }) => industry_id);
  return new Map(
    [...bySite].map(([id, rows]) => [
      id,
      { items: rows.reduce((total, { items }) => total + items, 0), stocks: stocksOf(rows.map(knownStock)) },
    ]),
  );
};

/** The tier of several sites under the MSIHC Rules, by what their registers hold; a site without stock stands below. */
export const msihcTiers = async (database: Database, industryIds: readonly number[]): Promise<ReadonlyMap<number, ThresholdTier>> => {
  const sites = await stocksOfSites(database, industryIds);
  return new Map(industryIds.map((id) => [id, msihcStanding(sites.get(id)?.stocks ?? []).tier]));
};
