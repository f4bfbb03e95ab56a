import { exportNames, industryColumns, industryRoutes, mostIndustryPoints } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import { makeTableCache } from '../../platform/db/tables/table-cache.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle, JsonText } from '../../platform/http/handle.ts';
import { changeIndustry } from './change-industry.ts';
import { readIndustryPoints } from './points.ts';
import { presentIndustry } from './rules.ts';
import { type StateKeeper, startStateKeeper } from './states.ts';
import { addIndustry, countIndustries, eachIndustry, findIndustry, listIndustries, removeIndustry } from './store.ts';

async function* streamRows(database: Database, search: string | null): AsyncGenerator<readonly Cell[]> {
  for await (const industry of eachIndustry(database, search)) yield industryColumns.map((column) => industry[column]);
}

export const industries: Feature = (app, { settings, database, changes, yieldToMessages }) => {
  let states: StateKeeper | undefined;
  app.addHook('onReady', async () => {
    if (settings.works) {
      const onError = (error: unknown): void => app.log.error(error, 'States of sites');
      states = startStateKeeper({ database, changes, yieldToMessages, onError });
    }
  });
  app.addHook('onClose', () => states?.stop());
  const pages = makeTableCache<JsonText>(changes, ['industry', 'inventory_item']);
  const totals = makeTableCache<number>(changes, ['industry']);
  const changed = <T>(result: T): T => {
    changes.note('industry');
    return result;
  };

  handle(app, industryRoutes.list, ({ query }) =>
    pages.keep(JSON.stringify(query), async () => {
      const { page, pageSize, sort, direction } = query;
      const search = normaliseSearch(query.search);
      const [rows, total] = await Promise.all([
        listIndustries(database, { search, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }),
        totals.keep(search ?? '', () => countIndustries(database, search)),
      ]);
      return new JsonText(JSON.stringify({ rows: rows.map(presentIndustry), total, page, pageSize }));
    }),
  );
  handle(app, industryRoutes.points, () =>
    pages.keep('points', async () => new JsonText(JSON.stringify(await readIndustryPoints(database, mostIndustryPoints)))),
  );
  handle(app, industryRoutes.read, async ({ params }) => presentIndustry(await findIndustry(database, params.id)));
  handle(app, industryRoutes.create, async ({ body }) => presentIndustry(changed(await addIndustry(database, body))));
  handle(app, industryRoutes.update, async ({ params, body: { version, ...input }, account, reply }) => {
    const { row, proposed } = changed(await changeIndustry(database, params.id, input, { version, by: account }));
    if (proposed) reply.code(202);
    return presentIndustry(row);
  });
  handle(app, industryRoutes.remove, async ({ params }) => {
    await removeIndustry(database, params.id);
    return changed(undefined);
  });
  handle(app, industryRoutes.download, ({ query, reply }) => {
    const rows = streamRows(database, normaliseSearch(query.search));
    return sendTableFile(reply, { fileName: exportNames.industries, columns: industryColumns, rows }, query, settings.timeZone);
  });
};
