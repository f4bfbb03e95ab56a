import type { Chemical } from '@hazardguard/chemicals';
import { findProductKg, findSoluteKg, type StockForm } from '@hazardguard/chemicals/stock';
import { findSiteAirKpa, type PlacedStock, releaseFromStock, type StockOfChemical, type StockRelease } from '@hazardguard/contract';
import { findMassKg } from '@hazardguard/engine';
import { findOtherSubstance } from '../inventory/check-identity.ts';
import { toStockForm } from '../inventory/rules.ts';
import type { StockRow } from './store.ts';

type Conversion = StockOfChemical['conversions'][number];

/** One row of stock with what the library knows of it. */
export interface KnownStock {
  readonly row: StockRow;
  /** Undefined: the CAS number is not in the library, or the name is another substance. */
  readonly chemical: Chemical | undefined;
  /** Pure, or a solution of it. */
  readonly form: StockForm;
  /** Mass of the product. Null: the quantity is a volume and the density is not known. */
  readonly kg: number | null;
  /** Name and CAS number mean two substances, so neither is relied upon. */
  readonly isOfTwoSubstances: boolean;
}

/** The CAS number decides which chemical, unless the name is another one; name and concentration whether it is a solution of it. */
export const toKnownStock = (row: StockRow): KnownStock => {
  const form = toStockForm(row);
  const isOfTwoSubstances = findOtherSubstance(row.substance_name, row.cas_no) !== null;
  return {
    row,
    chemical: isOfTwoSubstances ? undefined : form.chemical,
    form,
    kg: findProductKg(row.quantity, row.unit, form),
    isOfTwoSubstances,
  };
};

/** Stock whose release a model computes: the pure chemical, not a solution or mixture of it, and no other one by its name. */
export const isAssessable = ({ form, isOfTwoSubstances }: KnownStock): boolean => form.kind === 'pure' && !isOfTwoSubstances;

/** The release of the largest vessel of a row. */
export const findLargestRelease = ({ row, form }: KnownStock): StockRelease => {
  const quantityKg = findProductKg(row.largest_quantity, row.unit, form);
  return releaseFromStock({
    ...row.vessels,
    quantity: row.largest_quantity,
    unit: row.unit,
    quantityKg,
    liquidKgM3: findProductKg(1, 'm3', form),
    airKpa: findSiteAirKpa(row.elevation_m),
    form: { kind: form.kind, soluteKg: findSoluteKg(quantityKg, form) },
  });
};

const toPercent = ({ massFraction }: StockForm): number | null =>
  massFraction === undefined ? null : Number((100 * massFraction).toPrecision(4));

/** What a name adds to the chemical's: nothing, or its share. */
const toFormKey = (form: StockForm): string => (form.kind === 'pure' ? '' : `, ${toPercent(form) ?? '?'} %`);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const listConversions = (stocks: readonly KnownStock[]): Conversion[] =>
  [...Map.groupBy(stocks, ({ row }) => row.unit)].flatMap(([unit, rows]) => {
    const kgPerUnit = rows[0] === undefined ? null : findProductKg(1, unit, rows[0].form);
    if (kgPerUnit === null) return [];
    const quantity = sum(rows.map(({ row }) => row.quantity));
    return [
      {
        unit,
        quantity,
        by: findMassKg(unit) === undefined ? ('density' as const) : ('mass' as const),
        kgPerUnit,
        kg: quantity * kgPerUnit,
      },
    ];
  });

const compareMass = (a: { readonly kg: number; readonly name: string }, b: { readonly kg: number; readonly name: string }): number =>
  b.kg - a.kg || a.name.localeCompare(b.name, 'en');

const sumSolution = (rows: readonly KnownStock[]): StockOfChemical['solution'] => {
  const form = rows[0]?.form;
  if (form === undefined || form.kind === 'pure') return null;
  const parts = rows.map((row) => findSoluteKg(row.kg, row.form));
  return { percent: toPercent(form), soluteKg: parts.includes(null) ? null : sum(parts.map((part) => part ?? 0)) };
};

const sumOne = (chemical: Chemical, rows: readonly KnownStock[]): StockOfChemical => ({
  chemicalId: chemical.id,
  name: `${chemical.name}${rows[0] === undefined ? '' : toFormKey(rows[0].form)}`,
  casNo: chemical.cas,
  solution: sumSolution(rows),
  kg: sum(rows.map(({ kg }) => kg ?? 0)),
  items: sum(rows.map(({ row }) => row.items)),
  conversions: listConversions(rows),
  itemsWithoutMass: sum(rows.map(({ row, kg }) => (kg === null ? row.items : 0))),
});

/** What the site holds of each chemical of the library, and of each strength of its solutions, the most first. */
export const sumStocks = (known: readonly KnownStock[]): StockOfChemical[] =>
  [...Map.groupBy(known, ({ chemical, form }) => `${chemical?.id ?? ''}${toFormKey(form)}`).values()]
    .flatMap((rows) => (rows[0]?.chemical === undefined ? [] : [sumOne(rows[0].chemical, rows)]))
    .toSorted(compareMass);

const toPlaceKey = (location: string): string => location.toLowerCase().replace(/\s+/g, ' ').trim();

/** Rows of one location, under the name it is written with first. */
export const groupByLocation = (known: readonly KnownStock[]): readonly (readonly [string, readonly KnownStock[]])[] =>
  [...Map.groupBy(known, ({ row }) => toPlaceKey(row.location))].map(([key, rows]) => [rows[0]?.row.location ?? key, rows]);

/** What each location holds of each chemical, the most first. */
export const listPlacedStocks = (known: readonly KnownStock[]): PlacedStock[] =>
  groupByLocation(known)
    .flatMap(([location, rows]) =>
      [...Map.groupBy(rows, ({ chemical, form }) => `${chemical?.id ?? ''}${toFormKey(form)}`).values()].flatMap((own) => {
        const chemical = own[0]?.chemical;
        const weighed = own.flatMap(({ row, kg, form }) =>
          kg === null ? [] : [{ row, kg, form, largest: findProductKg(row.largest, row.unit, form) ?? 0 }],
        );
        const top = weighed.toSorted((a, b) => b.largest - a.largest)[0];
        if (chemical === undefined || top === undefined) return [];
        return [
          {
            location,
            chemicalId: chemical.id,
            name: `${chemical.name}${toFormKey(top.form)}`,
            kg: sum(weighed.map(({ kg }) => kg)),
            items: sum(weighed.map(({ row }) => row.items)),
            largest: { itemId: top.row.largest_id, kg: top.largest },
          },
        ];
      }),
    )
    .toSorted(compareMass);
