import { findChemical } from '@hazardguard/chemicals';
import { identify } from '@hazardguard/chemicals/names';
import { ApiError, type ChemicalType, chemicalRoutes, chemicalTypeRoutes, exportNames } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import { makeTableCache } from '../../platform/db/tables/table-cache.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle, JsonText } from '../../platform/http/handle.ts';
import { toCard } from './card.ts';
import { listChemicalNames } from './rules.ts';
import { listStock, sumStocks } from './store.ts';
import { listChemicalTypes, selectTypes } from './types.ts';

const csvColumns = ['chemicalName', 'quantityKg', 'casNumber', 'industries', 'items', 'unweighed'] as const;

/** Known outside the library, or not known at all. */
const describeUnknown = (text: string): string => {
  const [known] = identify(text);
  return known === undefined
    ? `The chemical library has no “${text}”`
    : `“${text}” is ${known.name} (CAS ${known.cas}), which is not in the chemical library`;
};

async function* streamRows(types: readonly ChemicalType[]): AsyncGenerator<readonly Cell[]> {
  for (const type of types) yield csvColumns.map((column) => type[column]);
}

export const chemicalLibrary: Feature = (app, { settings, database, changes }) => {
  let names: JsonText | undefined;
  handle(app, chemicalRoutes.list, () => {
    names ??= new JsonText(JSON.stringify({ chemicals: listChemicalNames() }));
    return names;
  });
  handle(app, chemicalRoutes.card, ({ params }) => {
    const chemical = findChemical(params.chemical);
    if (chemical === undefined) throw new ApiError('not-found', describeUnknown(params.chemical));
    return toCard(chemical);
  });

  const stocks = makeTableCache<readonly ChemicalType[]>(changes, ['inventory_item']);
  const types = () => stocks.keep('', async () => listChemicalTypes(await sumStocks(database)));
  handle(app, chemicalTypeRoutes.list, async ({ query: { search, held, sort, direction, page, pageSize } }) => {
    const rows = selectTypes(await types(), { search: normaliseSearch(search), held, sort, direction });
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
  });
  handle(app, chemicalTypeRoutes.download, async ({ query: { search, held, sort, direction, ...file }, reply }) => {
    const rows = selectTypes(await types(), { search: normaliseSearch(search), held, sort, direction });
    const table = { fileName: exportNames.chemicalTypes, columns: csvColumns, rows: streamRows(rows) };
    return sendTableFile(reply, table, file, settings.timeZone);
  });
  handle(app, chemicalTypeRoutes.stock, async ({ params, query: { search, sort, direction, page, pageSize } }) => {
    const view = {
      chemical: params.chemical,
      search: normaliseSearch(search),
      sort,
      direction,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    };
    return { ...(await listStock(database, view)), page, pageSize };
  });
};
