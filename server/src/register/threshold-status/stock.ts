import { type Chemical, findChemical, massKg } from '@hazardguard/chemicals';
import { type PlacedStock, releaseFromStock, type StockOfChemical, type StockRelease } from '@hazardguard/contract';
import type { StockRow } from './store.ts';

type Conversion = StockOfChemical['conversions'][number];

/** One row of stock with what the library knows of it. */
export interface KnownStock {
  readonly row: StockRow;
  /** Undefined: the CAS number is not in the library. */
  readonly chemical: Chemical | undefined;
  /** Null: the quantity is a volume and the density is not known. */
  readonly kg: number | null;
}

/** The CAS number decides, not the name; the whole quantity counts, whatever concentration is written beside it. */
export const toKnownStock = (row: StockRow): KnownStock => {
  const chemical = findChemical(row.cas_no);
  return { row, chemical, kg: massKg(row.quantity, row.unit, chemical) };
};

/** The release of the largest vessel of a row. */
export const findLargestRelease = ({ row, chemical }: KnownStock): StockRelease =>
  releaseFromStock({
    ...row.vessels,
    quantity: row.largest_quantity,
    unit: row.unit,
    quantityKg: massKg(row.largest_quantity, row.unit, chemical),
    liquidKgM3: massKg(1, 'm3', chemical),
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const volumes: readonly string[] = ['L', 'm3'];

const listConversions = (stocks: readonly KnownStock[]): Conversion[] =>
  [...Map.groupBy(stocks, ({ row }) => row.unit)].flatMap(([unit, rows]) => {
    const kgPerUnit = massKg(1, unit, rows[0]?.chemical);
    if (kgPerUnit === null) return [];
    const quantity = sum(rows.map(({ row }) => row.quantity));
    return [{ unit, quantity, by: volumes.includes(unit) ? ('density' as const) : ('mass' as const), kgPerUnit, kg: quantity * kgPerUnit }];
  });

const compareMass = (a: { readonly kg: number; readonly name: string }, b: { readonly kg: number; readonly name: string }): number =>
  b.kg - a.kg || a.name.localeCompare(b.name, 'en');

/** What the site holds of each chemical of the library, the most first. */
export const sumStocks = (known: readonly KnownStock[]): StockOfChemical[] =>
  [...Map.groupBy(known, ({ chemical }) => chemical)]
    .flatMap(([chemical, rows]) =>
      chemical === undefined
        ? []
        : [
            {
              chemicalId: chemical.id,
              name: chemical.name,
              casNo: chemical.cas,
              kg: sum(rows.map(({ kg }) => kg ?? 0)),
              items: sum(rows.map(({ row }) => row.items)),
              conversions: listConversions(rows),
              itemsWithoutMass: sum(rows.map(({ row, kg }) => (kg === null ? row.items : 0))),
            },
          ],
    )
    .toSorted(compareMass);

const toPlaceKey = (location: string): string => location.toLowerCase().replace(/\s+/g, ' ').trim();

/** Rows of one location, under the name it is written with first. */
export const groupByLocation = (known: readonly KnownStock[]): readonly (readonly [string, readonly KnownStock[]])[] =>
  [...Map.groupBy(known, ({ row }) => toPlaceKey(row.location))].map(([key, rows]) => [rows[0]?.row.location ?? key, rows]);

/** What each location holds of each chemical, the most first. */
export const listPlacedStocks = (known: readonly KnownStock[]): PlacedStock[] =>
  groupByLocation(known)
    .flatMap(([location, rows]) =>
      [...Map.groupBy(rows, ({ chemical }) => chemical)].flatMap(([chemical, own]) => {
        const weighed = own.flatMap(({ row, kg }) =>
          kg === null ? [] : [{ row, kg, largest: massKg(row.largest, row.unit, chemical) ?? 0 }],
        );
        const top = weighed.toSorted((a, b) => b.largest - a.largest)[0];
        if (chemical === undefined || top === undefined) return [];
        return [
          {
            location,
            chemicalId: chemical.id,
            name: chemical.name,
            kg: sum(weighed.map(({ kg }) => kg)),
            items: sum(weighed.map(({ row }) => row.items)),
            largest: { itemId: top.row.largest_id, kg: top.largest },
          },
        ];
      }),
    )
    .toSorted(compareMass);
