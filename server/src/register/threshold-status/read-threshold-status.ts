import { listedRowsMax, type StockOfChemical, type ThresholdStatus, type ThresholdTier } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { findBadNeighbours } from './bad-neighbours.ts';
import { listPlacedStocks, sumStocks, toKnownStock } from './stock.ts';
import { listExpiring, listStockRows } from './store.ts';
import { findMsihcStatus, listThresholdStatus } from './thresholds.ts';

/** The calendar day in India, whose law this is. */
export const formatDayInIndia = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);

const cut = <T>(rows: readonly T[]): { readonly listed: T[]; readonly omitted: number } => ({
  listed: rows.slice(0, listedRowsMax),
  omitted: Math.max(rows.length - listedRowsMax, 0),
});

/** Where the stock of a site stands today. Everything follows from the inventory and the library; nothing is stored. */
export const readThresholdStatus = async (database: Database, industryId: number, now: Date): Promise<ThresholdStatus> => {
  const on = formatDayInIndia(now);
  const [rows, expired, soon] = await Promise.all([
    listStockRows(database, [industryId]),
    listExpiring(database, industryId, on, 'expired'),
    listExpiring(database, industryId, on, 'soon'),
  ]);
  const known = rows.map(toKnownStock);
  const count = (matches: (stock: (typeof known)[number]) => boolean): number =>
    known.filter(matches).reduce((total, { row }) => total + row.items, 0);
  const itemsOfTwoSubstances = count(({ isOfTwoSubstances }) => isOfTwoSubstances);
  const itemsNotInLibrary = count(({ chemical, isOfTwoSubstances }) => chemical === undefined && !isOfTwoSubstances);
  const stocks = sumStocks(known);
  const neighbours = cut(findBadNeighbours(known));
  const places = cut(listPlacedStocks(known));
  return {
    industryId,
    on,
    items: count(() => true),
    itemsNotInLibrary,
    itemsOfTwoSubstances,
    itemsWithoutMass: count(({ chemical, kg }) => chemical !== undefined && kg === null),
    stocks,
    laws: listThresholdStatus(stocks, itemsNotInLibrary + itemsOfTwoSubstances),
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
export const listSiteStocks = async (
  database: Database,
  industryIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly items: number; readonly stocks: readonly StockOfChemical[] }>> => {
  if (industryIds.length === 0) return new Map();
  const bySite = Map.groupBy(await listStockRows(database, industryIds), ({ industry_id }) => industry_id);
  return new Map(
    [...bySite].map(([id, rows]) => [
      id,
      { items: rows.reduce((total, { items }) => total + items, 0), stocks: sumStocks(rows.map(toKnownStock)) },
    ]),
  );
};

/** The tier of several sites under the MSIHC Rules, by what their registers hold; a site without stock stands below. */
export const readMsihcTiers = async (database: Database, industryIds: readonly number[]): Promise<ReadonlyMap<number, ThresholdTier>> => {
  const sites = await listSiteStocks(database, industryIds);
  return new Map(
    industryIds.map((id) => {
      const { items, stocks } = sites.get(id) ?? { items: 0, stocks: [] };
      return [id, findMsihcStatus(stocks, items - stocks.reduce((total, stock) => total + stock.items, 0)).tier];
    }),
  );
};
