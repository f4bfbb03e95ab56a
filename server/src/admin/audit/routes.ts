import { Readable } from 'node:stream';
import { ApiError, auditRoutes } from '@hazardguard/contract';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makeChecker } from './check.ts';
import { presentEntry, presentLine, type TableRow, tableHeader, toJsonLine, toTableCells } from './present.ts';
import { startSealer } from './sealer.ts';
import { countEntries, type EntryText, findEntry, listEntries, streamEntries, tableColumns, textColumns } from './store.ts';

/** Seals, lists, exports and checks the audit record. Database triggers write its entries. */
export const audit: Feature = (app, { settings, database, heads, jobs, yieldToMessages }) => {
  const onError = (error: unknown): void => app.log.error(error);
  const sealer = startSealer({
    database,
    heads,
    seals: settings.works,
    yieldToMessages,
    ...jobs.watch(settings.works ? 'audit-seal' : 'audit-heads', onError),
    onSealed: ({ position, hash }) => app.log.info({ position, hash }, 'newest head of the audit record'),
  });
  const checker = makeChecker({ database, heads, onError });
  app.addHook('onClose', async () => {
    await Promise.all([sealer.stop(), checker.stop()]);
  });

  handle(app, auditRoutes.list, async ({ query: { page, pageSize, sort, direction, ...filters } }) => {
    const order = sort === undefined ? 'desc' : direction;
    const [rows, total] = await Promise.all([
      listEntries(database, filters, { limit: pageSize, offset: (page - 1) * pageSize, direction: order }),
      countEntries(database, filters),
    ]);
    return { rows: rows.map(presentLine), total, page, pageSize };
  });
  handle(app, auditRoutes.read, async ({ params: { id } }) => {
    const row = await findEntry(database, id);
    if (row === undefined) throw new ApiError('not-found', `There is no entry ${id} in the audit record`);
    return presentEntry(row);
  });
  handle(app, auditRoutes.downloadLines, ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="audit.jsonl"');
    const entries = streamEntries<EntryText>(database, query, textColumns);
    return Readable.from(
      (async function* () {
        for await (const entry of entries) yield toJsonLine(entry);
      })(),
    );
  });
  handle(app, auditRoutes.downloadTable, ({ query: { format, timeZone, ...filters }, reply }) => {
    const entries = streamEntries<TableRow>(database, filters, tableColumns);
    const rows = (async function* () {
      for await (const row of entries) yield toTableCells(row);
    })();
    const table = { fileName: 'audit.csv', columns: tableHeader, types: { at: 'moment' }, rows, marked: false } as const;
    return sendTableFile(reply, table, { format, timeZone }, settings.timeZone);
  });
  handle(app, auditRoutes.check, ({ account }) => checker.start(account.name));
  handle(app, auditRoutes.readCheck, () => checker.state());
};
