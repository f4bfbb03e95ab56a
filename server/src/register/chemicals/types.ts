import { type Chemical, chemicals, findChemical, listNames, listSolutionNames, solutes } from '@hazardguard/chemicals';
import { identify } from '@hazardguard/chemicals/names';
import { findProductKg } from '@hazardguard/chemicals/stock';
import type { ChemicalType, chemicalTypeColumns } from '@hazardguard/contract';
import { toStockForm } from '../inventory/rules.ts';

/** The stocks of one product, strength and unit, over all inventories; `unit` null: all stocks of the substance together. */
export interface StockSum {
  /** CAS number, else the substance's name. */
  readonly key: string;
  readonly cas_no: string;
  readonly unit: string | null;
  readonly substance_name: string;
  readonly product_name: string | null;
  readonly concentration: string | null;
  readonly quantity: number;
  readonly items: number;
  readonly industries: number;
}

const toCas = (cas: string): string | null => (cas === '' ? null : cas);

const toStoredType = (whole: StockSum, parts: readonly StockSum[], chemical: Chemical | undefined): ChemicalType => {
  const weighed = parts.flatMap((part) => {
    const { quantity, unit, items } = part;
    const form = toStockForm({ ...part, product_name: part.product_name ?? '', concentration: part.concentration ?? '' });
    const mass = findProductKg(quantity, unit ?? '', form);
    return mass === null ? [] : [{ mass, items }];
  });
  const counted = weighed.reduce((sum, { items }) => sum + items, 0);
  return {
    key: chemical?.id ?? whole.key,
    chemicalName: chemical?.name ?? whole.substance_name,
    solutionName: null,
    quantityKg: counted === 0 ? null : weighed.reduce((sum, { mass }) => sum + mass, 0),
    casNumber: toCas(whole.cas_no),
    inLibrary: chemical !== undefined,
    industries: whole.industries,
    items: whole.items,
    unweighed: whole.items - counted,
  };
};

const toLibraryType = ({ id, name, cas }: Chemical): ChemicalType => ({
  key: id,
  chemicalName: name,
  solutionName: null,
  quantityKg: 0,
  casNumber: toCas(cas),
  inLibrary: true,
  industries: 0,
  items: 0,
  unweighed: 0,
});

/** Stocks summed by substance, then the rest of the library. The CAS number decides, not the name. */
export const listChemicalTypes = (sums: readonly StockSum[]): readonly ChemicalType[] => {
  const parts = Map.groupBy(
    sums.filter(({ unit }) => unit !== null),
    ({ key }) => key,
  );
  const stored = sums
    .filter(({ unit }) => unit === null)
    .map((whole) => toStoredType(whole, parts.get(whole.key) ?? [], whole.cas_no === '' ? undefined : findChemical(whole.cas_no)));
  const storedKeys = new Set(stored.map(({ key }) => key));
  return [...stored, ...chemicals.filter(({ id }) => !storedKeys.has(id)).map(toLibraryType)];
};

type Column = (typeof chemicalTypeColumns)[number];

export interface TypesView {
  readonly search: string | null;
  readonly held: 'all' | 'held';
  readonly sort: Column | undefined;
  readonly direction: 'asc' | 'desc';
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Order of texts and numbers; unknown values come last in both directions. */
const compare = (a: ChemicalType[Column], b: ChemicalType[Column], direction: 'asc' | 'desc'): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b));
  return direction === 'asc' ? order : -order;
};

/** The type as the search finds it: by a name, number or formula, or by the name of a solution, which it then says. */
const findBy = (type: ChemicalType, wanted: string, named: ReadonlySet<string>): readonly ChemicalType[] => {
  const { chemicalName, casNumber, inLibrary, key } = type;
  const chemical = inLibrary ? findChemical(key) : undefined;
  const holds = (name: string): boolean => name.toLowerCase().includes(wanted);
  const solutionName =
    chemical === undefined
      ? undefined
      : listSolutionNames(chemical)
          .toSorted((a, b) => a.length - b.length)
          .find(holds);
  if ([chemicalName, casNumber ?? '', chemical?.formula ?? ''].some(holds)) return [type];
  if (solutionName !== undefined) return [{ ...type, solutionName }];
  const isNamed = (chemical !== undefined && listNames(chemical).some(holds)) || (casNumber !== null && named.has(casNumber));
  return isNamed ? [type] : [];
};

/** The rows of a view in its order; by default stored chemicals first, the largest stock first. */
export const selectTypes = (types: readonly ChemicalType[], { search, held, sort, direction }: TypesView): readonly ChemicalType[] => {
  const wanted = search?.toLowerCase();
  const named = new Set(identify(search ?? '').flatMap(({ cas }) => [cas, solutes[cas] ?? cas]));
  return types
    .filter((type) => held === 'all' || type.items > 0)
    .flatMap((type) => (wanted === undefined ? [type] : findBy(type, wanted, named)))
    .toSorted((a, b) => {
      const order =
        sort === undefined
          ? Number(b.items > 0) - Number(a.items > 0) || compare(a.quantityKg, b.quantityKg, 'desc')
          : compare(a[sort], b[sort], direction);
      return order || byName(a.chemicalName, b.chemicalName);
    });
};
