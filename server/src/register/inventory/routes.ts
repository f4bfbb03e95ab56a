import { exportNames, inventoryColumns, inventoryRoutes, vesselColumns } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile, type TableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { refuseImpossible } from './check-stored-state.ts';
import { presentItem } from './rules.ts';
import {
  addItem,
  changeItem,
  countItems,
  eachItem,
  findItem,
  listItems,
  readSiteElevation,
  removeItem,
  requireIndustryName,
} from './store.ts';

async function* streamRows(database: Database, industryId: number, industryName: string): AsyncGenerator<readonly Cell[]> {
  for await (const row of eachItem(database, industryId)) {
    const item = presentItem(row);
    yield [...inventoryColumns.map((column) => item[column]), industryName, ...vesselColumns.map((column) => item[column])];
  }
}

/** The inventory of a site as a file. */
export const buildInventoryFile = (database: Database, industryId: number, industryName: string): TableFile => ({
  fileName: exportNames.inventory,
  columns: [...inventoryColumns, 'industryName', ...vesselColumns],
  types: { dateReceived: 'day', dateExpired: 'day' },
  rows: streamRows(database, industryId, industryName),
});

export const inventory: Feature = (app, { settings, database, changes }) => {
  const changed = <T>(result: T): T => {
    changes.note('inventory_item');
    return result;
  };

  handle(app, inventoryRoutes.list, async ({ params, query }) => {
    const { page, pageSize, sort, direction } = query;
    const search = normaliseSearch(query.search);
    const [rows, total] = await Promise.all([
      listItems(database, { industryId: params.id, search, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }),
      countItems(database, params.id, search),
      requireIndustryName(database, params.id),
    ]);
    return { rows: rows.map(presentItem), total, page, pageSize };
  });
  handle(app, inventoryRoutes.create, async ({ params, body }) => {
    refuseImpossible(body, await readSiteElevation(database, params.id));
    return presentItem(changed(await addItem(database, params.id, body)));
  });
  handle(app, inventoryRoutes.read, async ({ params }) => presentItem(await findItem(database, params.id)));
  handle(app, inventoryRoutes.update, async ({ params, body: { version, ...input } }) => {
    refuseImpossible(input, (await findItem(database, params.id)).elevation_m);
    return presentItem(changed(await changeItem(database, params.id, input, version)));
  });
  handle(app, inventoryRoutes.remove, async ({ params }) => {
    await removeItem(database, params.id);
    return changed(undefined);
  });
  handle(app, inventoryRoutes.download, async ({ params, query, reply }) => {
    const industryName = await requireIndustryName(database, params.id);
    return sendTableFile(reply, buildInventoryFile(database, params.id, industryName), query, settings.timeZone);
  });
};
