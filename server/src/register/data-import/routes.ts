import {
  type Account,
  ApiError,
  dataImportRoutes,
  gapsPageSize,
  type ImportInput,
  type ImportPlan,
  type ImportReport,
  isAllowed,
  refusalsListed,
} from '@hazardguard/contract';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { listBatches, undoBatch } from './batch-store.ts';
import { listGaps } from './gaps.ts';
import type { Importers } from './importers.ts';
import type { ImportPlan as Plan } from './plan-import.ts';
import { sampleColumns } from './recognise-columns.ts';
import { type ImportRequest, type ImportResult, planFile, runImport } from './run-import.ts';
import { keepUpload, withUploadedFile } from './upload-store.ts';

const latestBatches = 50;
const samplesShown = 4;

/** Imports at a time on one server: each has a thread and up to a gigabyte of memory. */
const mostAtOnce = 2;

const presentPlan = ({ as, importer, survey, mapping, dateOrders, openDates, missing }: Plan, fileName: string): ImportPlan => {
  const samples = new Map(sampleColumns(survey.samples).map(({ name, cells }) => [name, cells]));
  const names = survey.facts?.columns ?? [...samples.keys()];
  return {
    as,
    fileName,
    sheet: survey.facts?.sheet ?? null,
    otherSheets: [...(survey.facts?.otherSheets ?? [])],
    headerRow: survey.facts?.headerRow ?? null,
    rows: survey.rows,
    columns: names.map((name) => ({
      name,
      samples: (samples.get(name) ?? []).slice(0, samplesShown).map((cell) => (typeof cell === 'string' ? cell.slice(0, 100) : cell)),
    })),
    fields: Object.entries(importer.fields).map(([name, { needed }]) => ({ name, needed: needed === true })),
    mapping: {
      columns: { ...mapping.columns },
      constants: { ...mapping.constants },
      values: Object.fromEntries(Object.entries(mapping.values).map(([field, map]) => [field, { ...map }])),
    },
    dateOrders: { ...dateOrders },
    openDates: openDates.map((one) => ({ ...one })),
    missing: [...missing],
  };
};

const presentReport = (result: ImportResult & { readonly refusedCount?: number }): ImportReport => {
  const { as, batchId, read, added, changed, unchanged, toComplete, refused } = result;
  return {
    as,
    batchId,
    read,
    added,
    changed,
    unchanged,
    toComplete,
    refusedCount: result.refusedCount ?? refused.length,
    refused: refused.slice(0, refusalsListed).map((one) => ({ ...one })),
  };
};

/** Import of files: upload, plan, preview, import, undo, and the rows to complete. */
export const makeDataImport =
  (makeImporters: (files: FileStore) => Importers): Feature =>
  (app, { database, files }) => {
    const importers = makeImporters(files);
    let running = 0;
    const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (running >= mostAtOnce) throw new ApiError('unavailable', 'Other files are being imported; try again in a minute');
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    };
    /** What this person may import; without a kind, what is recognised is checked by the plan. */
    const allowed = ({ role }: Account): Importers =>
      Object.fromEntries(Object.entries(importers).filter(([, { permission }]) => isAllowed(role, permission)));
    type Body = Required<{ [Name in keyof ImportInput]: Exclude<ImportInput[Name], undefined> }>;
    const toRequest =
      (body: Body, account: Account, dryRun: boolean) =>
      (path: string, fileName: string): ImportRequest => ({
        path,
        fileName,
        as: body.as,
        mapping: body.mapping,
        dateOrder: body.dateOrder,
        sourceName: body.sourceName,
        year: body.year,
        licence: body.licence,
        dryRun,
        actor: { id: account.id, name: account.name },
      });
    const requireKind = (as: Body['as'], account: Account): void => {
      if (as !== null && importers[as] !== undefined && allowed(account)[as] === undefined)
        throw new ApiError('forbidden', 'Your role does not allow this');
    };
    const work = <Result>(body: Body, account: Account, act: (path: string, fileName: string) => Promise<Result>): Promise<Result> => {
      requireKind(body.as, account);
      return inTurn(() => withUploadedFile(database, { file: body.file, personId: account.id }, act));
    };

    handle(app, dataImportRoutes.upload, ({ query, body, account, request }) =>
      keepUpload(database, {
        body,
        announced: Number(request.headers['content-length'] ?? 0),
        fileName: query.fileName,
        personId: account.id,
      }),
    );
    handle(app, dataImportRoutes.plan, ({ body, account }) =>
      work(body, account, async (path, fileName) =>
        presentPlan(await planFile(database, toRequest(body, account, true)(path, fileName), allowed(account)), fileName),
      ),
    );
    handle(app, dataImportRoutes.preview, ({ body, account }) =>
      work(body, account, async (path, fileName) =>
        presentReport(await runImport(database, toRequest(body, account, true)(path, fileName), allowed(account))),
      ),
    );
    handle(app, dataImportRoutes.run, ({ body, account }) =>
      work(body, account, async (path, fileName) =>
        presentReport(await runImport(database, toRequest(body, account, false)(path, fileName), allowed(account))),
      ),
    );
    handle(app, dataImportRoutes.list, async () => ({
      batches: (await listBatches(database, latestBatches)).map((batch) => ({
        id: batch.id,
        as: batch.kind,
        fileName: batch.file_name,
        importedAt: batch.imported_at.toISOString(),
        importedBy: batch.imported_by,
        read: batch.read,
        added: batch.added,
        changed: batch.changed,
        unchanged: batch.unchanged,
        toComplete: batch.to_complete,
        refused: batch.refused,
        undoneAt: batch.undone_at?.toISOString() ?? null,
        undoneBy: batch.undone_by,
      })),
    }));
    handle(app, dataImportRoutes.undo, async ({ params, account }) => ({ ...(await undoBatch(database, params.id, account.name)) }));
    handle(app, dataImportRoutes.gaps, async ({ query }) => {
      const { rows, total } = await listGaps(database, { as: query.as, limit: gapsPageSize, offset: (query.page - 1) * gapsPageSize });
      return { rows: rows.map((row) => ({ ...row, missing: [...row.missing] })), total, page: query.page, pageSize: gapsPageSize };
    });
  };
