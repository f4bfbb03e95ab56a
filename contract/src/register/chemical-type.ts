import { z } from 'zod';
import { isoDate, rowId } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLine } from '../wire/text.ts';

export const chemicalTypeColumns = ['chemicalName', 'quantityKg', 'casNumber', 'industries'] as const;

/** One chemical over all inventories, and every chemical of the library. */
export const chemicalType = z.object({
  /** What names it in an address: its id in the library, else its CAS number, else its name. */
  key: z.string(),
  chemicalName: z.string(),
  /** Sum of the stocks whose mass is known, kg: 0 where nothing is stored, null where no stock's mass is known. */
  quantityKg: z.number().nullable(),
  /** The name of a solution of it that the search means: 'formalin'; null: none. */
  solutionName: z.string().nullable(),
  casNumber: z.string().nullable(),
  /** In the library, so that there is a card. */
  inLibrary: z.boolean(),
  industries: z.int().min(0),
  items: z.int().min(0),
  /** Items left out of the sum: a volume of unknown density, an unknown unit. */
  unweighed: z.int().min(0),
});
export type ChemicalType = z.infer<typeof chemicalType>;

export const stockColumns = ['industryName', 'quantity', 'location', 'dateExpired'] as const;

/** One inventory item of a chemical, with its industry. */
export const chemicalStock = z.object({
  id: rowId,
  industryId: rowId,
  industryName: z.string(),
  district: z.string(),
  productName: z.string(),
  quantity: z.number().nullable(),
  unit: z.string(),
  quantityKg: z.number().nullable(),
  location: z.string(),
  dateExpired: isoDate.nullable(),
});
export type ChemicalStock = z.infer<typeof chemicalStock>;

/** All, or only what some industry stores. */
const held = z.enum(['all', 'held']).default('all');

export const chemicalTypeRoutes = tagged('chemicals', {
  list: route('GET', '/api/chemical-types', 'listChemicalTypes', {
    summary: 'Chemical types: total quantity and CAS number over all inventories, and the library, paged',
    permission: 'inventory.read',
    scope: 'rows',
    query: pageQuery(chemicalTypeColumns).extend({ held }),
    answer: pageSchema(chemicalType),
  }),
  download: route('GET', '/api/chemical-types.csv', 'downloadChemicalTypes', {
    summary: 'Chemical types as CSV or Excel',
    permission: 'inventory.read',
    scope: 'rows',
    reads: 'export',
    query: pageQuery(chemicalTypeColumns)
      .pick({ search: true, sort: true, direction: true })
      .extend({ held, ...tableFileQuery.shape }),
    answerType: tableFileTypes,
  }),
  stock: route('GET', '/api/chemical-types/:chemical/stock', 'listChemicalStock', {
    summary: 'Where a chemical is stored, paged',
    permission: 'inventory.read',
    scope: 'rows',
    params: z.object({ chemical: oneLine() }),
    query: pageQuery(stockColumns),
    answer: pageSchema(chemicalStock),
  }),
});
