import { changedConditionsColumns, changedConditionsRoutes, exportNames } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { presentConditions } from './rules.ts';
import { addConditions, countConditions, listConditions } from './store.ts';

const rowsPerRead = 1_000;

/** The columns are those of the old client's export, in its order. */
async function* streamRows(database: Database, industryId: number): AsyncGenerator<readonly Cell[]> {
  for (let offset = 0; ; offset += rowsPerRead) {
    const rows = await listConditions(database, industryId, rowsPerRead, offset);
    for (const row of rows) {
      const record = presentConditions(row);
      yield changedConditionsColumns.map((column) => record[column]);
    }
    if (rows.length < rowsPerRead) return;
  }
}

/** Conditions at a site as an observer there reports them: added and read, never changed. */
export const changedConditions: Feature = (app, { settings, database }) => {
  handle(app, changedConditionsRoutes.list, async ({ params, query: { page, pageSize } }) => {
    await findIndustry(database, params.id);
    const [rows, total] = await Promise.all([
      listConditions(database, params.id, pageSize, (page - 1) * pageSize),
      countConditions(database, params.id),
    ]);
    return { rows: rows.map(presentConditions), total, page, pageSize };
  });
  handle(app, changedConditionsRoutes.create, async ({ params, body, account }) => {
    const { industry_name: industryName } = await findIndustry(database, params.id);
    return presentConditions(await addConditions(database, { ...body, industryName }, account));
  });
  handle(app, changedConditionsRoutes.download, async ({ params, query, reply }) => {
    await findIndustry(database, params.id);
    const rows = streamRows(database, params.id);
    const table = { fileName: exportNames.changedConditions, columns: changedConditionsColumns, types: { date: 'moment' }, rows } as const;
    return sendTableFile(reply, table, query, settings.timeZone);
  });
};
