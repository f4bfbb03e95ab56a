import { exportNames, receptorColumns, receptorRoutes } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { presentRecord } from './register-rules.ts';
import { addRecord, changeRecord, countRecords, eachRecord, findRecord, listRecords, removeRecord } from './register-store.ts';

async function* streamRows(database: Database, search: string | null): AsyncGenerator<readonly Cell[]> {
  for await (const row of eachRecord(database, search)) {
    const record = presentRecord(row);
    yield receptorColumns.map((column) => record[column]);
  }
}

/** The register of places nearby: list, add, change, delete and download. */
export const receptorRegister: Feature = (app, { settings, database }) => {
  handle(app, receptorRoutes.list, async ({ query }) => {
    const { page, pageSize, sort, direction } = query;
    const search = normaliseSearch(query.search);
    const [rows, total] = await Promise.all([
      listRecords(database, { search, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }),
      countRecords(database, search),
    ]);
    return { rows: rows.map(presentRecord), total, page, pageSize };
  });
  handle(app, receptorRoutes.read, async ({ params }) => presentRecord(await findRecord(database, params.id)));
  handle(app, receptorRoutes.create, async ({ body }) => presentRecord(await addRecord(database, body)));
  handle(app, receptorRoutes.update, async ({ params, body: { version, ...input } }) =>
    presentRecord(await changeRecord(database, params.id, input, version)),
  );
  handle(app, receptorRoutes.remove, async ({ params }) => {
    await removeRecord(database, params.id);
    return undefined;
  });
  handle(app, receptorRoutes.download, ({ query, reply }) => {
    const rows = streamRows(database, normaliseSearch(query.search));
    return sendTableFile(reply, { fileName: exportNames.receptors, columns: receptorColumns, rows }, query, settings.timeZone);
  });
};
