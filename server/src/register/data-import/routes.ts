import type { Readable } from 'node:stream';
import {
  type Account,
  ApiError,
  type bulkQuery,
  dataImportRoutes,
  gapsPageSize,
  type ImportInput,
  type ImportPlan,
  type ImportReport,
  importInput,
  importKinds,
  industryRoutes,
  inventoryRoutes,
  isAllowed,
  receptorRoutes,
  refusalsListed,
  stakeholderRoutes,
} from '@hazardguard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature, FeatureDeps } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { requireIndustryName } from '../inventory/store.ts';
import { listBatches, undoBatch } from './batch-store.ts';
import { listGaps } from './gaps.ts';
import type { Importers } from './importers.ts';
import { listWords } from './list-words.ts';
import type { ImportPlan as Plan } from './plan-import.ts';
import { sampleColumns } from './recognise-columns.ts';
import { type ImportRequest, type ImportResult, planFile, runImport } from './run-import.ts';
import { makeTurns } from './take-turns.ts';
import { keepUpload, makeProgressNoter, readProgress, withSentFile, withUploadedFile } from './upload-store.ts';

const bulkOrder = importInput.omit({ file: true });

const latestBatches = 50;
const samplesShown = 4;

const presentPlan = (plan: Plan, fileName: string, kinds: readonly string[]): ImportPlan => {
  const { as, importer, survey, mapping, dateOrders, openDates, missing } = plan;
  const samples = new Map(sampleColumns(survey.samples).map(({ name, cells }) => [name, cells]));
  const names = survey.facts?.columns ?? [...samples.keys()];
  return {
    as,
    kinds: importKinds.filter((kind) => kinds.includes(kind)),
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
    words: listWords(plan),
    dateOrders: { ...dateOrders },
    openDates: openDates.map((one) => ({ ...one })),
    missing: [...missing],
  };
};

const presentReport = (result: ImportResult): ImportReport => {
  const { layer: _, refused, others, unsent = [], ...counts } = result;
  const list = (all: typeof refused) =>
    all.slice(0, refusalsListed).map((one) => ({ ...one, reason: { ...one.reason, values: { ...one.reason.values } } }));
  return { ...counts, refused: list(refused), others: list(others), unsent: unsent.map((one) => ({ ...one })) };
};

/** Import of files: upload, plan, preview, import, undo, and the rows to complete. */
export const makeDataImport =
  (makeImporters: (deps: FeatureDeps) => Importers): Feature =>
  (app, deps) => {
    const { database, changes } = deps;
    const importers = makeImporters(deps);
    const inTurn = makeTurns();
    /** What this person may import; without a kind, what is recognised is checked by the plan. */
    const allowed = ({ role }: Account): Importers =>
      Object.fromEntries(Object.entries(importers).filter(([, { permission }]) => isAllowed(role, permission)));
    type Body = Required<{ [Name in keyof ImportInput]: Exclude<ImportInput[Name], undefined> }>;
    /** The file: an upload that is kept, or what a call has just sent. */
    interface Source {
      readonly open: <Result>(work: (path: string, fileName: string) => Promise<Result>) => Promise<Result>;
      /** Takes how many rows have been read. */
      readonly note: (rows: number) => void;
    }
    interface Call {
      readonly body: Omit<Body, 'file'>;
      readonly account: Account;
      readonly request: FastifyRequest;
      readonly reply: FastifyReply;
      /** Nobody looks at the columns before. */
      readonly byHeader: boolean;
      readonly source: Source;
    }
    const toRequest =
      ({ body, account, byHeader }: Call, dryRun: boolean, signal: AbortSignal | undefined) =>
      (path: string, fileName: string, onProgress: (rows: number) => void): ImportRequest => ({
        path,
        fileName,
        as: body.as,
        mapping: body.mapping,
        dateOrder: body.dateOrder,
        sourceName: body.sourceName,
        year: body.year,
        licence: body.licence,
        dryRun,
        allOrNothing: body.allOrNothing,
        site: body.site,
        byHeader,
        actor: { id: account.id, name: account.name },
        onProgress,
        signal,
      });
    const requireKind = (as: Body['as'], account: Account): void => {
      if (as !== null && importers[as] !== undefined && allowed(account)[as] === undefined)
        throw new ApiError('forbidden', 'Your role does not allow this');
    };
    const work = <Result>(
      call: Call,
      dryRun: boolean,
      act: (request: ImportRequest, importers: Importers) => Promise<Result>,
    ): Promise<Result> => {
      const { body, account, reply, source } = call;
      requireKind(body.as, account);
      // Nobody waits for what is only shown; an import that was begun ends, as the list of imports will say.
      const signal = dryRun ? abortWhenGone(reply) : undefined;
      return inTurn(
        () => source.open((path, fileName) => act(toRequest(call, dryRun, signal)(path, fileName, source.note), allowed(account))),
        signal,
      );
    };
    const ofUpload = (call: Omit<Call, 'body' | 'byHeader' | 'source'> & { readonly body: Body }): Call => {
      const { body, account, request } = call;
      const onFailure = (error: unknown) => request.log.warn(error, 'the progress of an import was not stored');
      return {
        ...call,
        byHeader: false,
        source: {
          open: (act) => withUploadedFile(database, { file: body.file, personId: account.id }, act),
          note: makeProgressNoter(database, body.file, onFailure),
        },
      };
    };

    const preview = (call: Call): Promise<ImportReport> =>
      work(call, true, async (request, own) => presentReport(await runImport(database, request, own)));
    const run = (call: Call): Promise<ImportReport> =>
      work(call, false, async (request, own) => presentReport(await runImport(database, request, own)));
    interface BulkCall extends Omit<Call, 'body' | 'byHeader' | 'source'> {
      readonly query: z.output<typeof bulkQuery>;
      readonly body: Readable;
    }
    /** Bulk upload: a file in one call, which the import reads, judges and reports. */
    const bulk = async (
      { query, body, ...call }: BulkCall,
      given: Omit<z.input<typeof bulkOrder>, 'allOrNothing'>,
    ): Promise<ImportReport> => {
      const announced = Number(call.request.headers['content-length'] ?? 0);
      const allOrNothing = query.onError === 'refuse';
      try {
        return await withSentFile({ body, announced }, async (path) => {
          const source: Source = { open: (act) => act(path, `${given.as}.csv`), note: () => undefined };
          const asked: Call = { ...call, body: bulkOrder.parse({ ...given, allOrNothing }), byHeader: true, source };
          const look = query.dryRun || allOrNothing ? await preview(asked) : null;
          return look !== null && (query.dryRun || look.refusedCount > 0) ? look : await run(asked);
        });
      } finally {
        changes.note('industry');
        changes.note('inventory_item');
      }
    };
    handle(app, industryRoutes.bulk, (call) => bulk(call, { as: 'industries' }));
    handle(app, receptorRoutes.bulk, (call) => bulk(call, { as: 'receptors' }));
    handle(app, inventoryRoutes.bulk, async (call) => {
      const { id } = call.params;
      return bulk(call, { as: 'inventory', site: id, mapping: { constants: { industryName: await requireIndustryName(database, id) } } });
    });
    // A column of groups does not count in the directory of one.
    handle(app, stakeholderRoutes.bulk, (call) =>
      bulk(call, { as: 'contacts', mapping: { columns: { group: null }, constants: { group: call.params.group } } }),
    );

    handle(app, dataImportRoutes.upload, ({ query, body, account, request }) =>
      keepUpload(database, {
        body,
        announced: Number(request.headers['content-length'] ?? 0),
        fileName: query.fileName,
        personId: account.id,
      }),
    );
    handle(app, dataImportRoutes.plan, (call) =>
      work(ofUpload(call), true, async (request, own) =>
        presentPlan(await planFile(database, request, own), request.fileName, Object.keys(own)),
      ),
    );
    handle(app, dataImportRoutes.preview, (call) => preview(ofUpload(call)));
    handle(app, dataImportRoutes.run, (call) => run(ofUpload(call)));
    handle(app, dataImportRoutes.progress, async ({ params, account }) => {
      const rows = await readProgress(database, { file: params.file, personId: account.id });
      if (rows === null) throw new ApiError('not-found', 'The file is no longer here. Choose it again');
      return { rows };
    });
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
    handle(app, dataImportRoutes.undo, async ({ params, account }) => ({
      ...(await undoBatch(database, params.id, account.name, (kind) => allowed(account)[kind] !== undefined)),
    }));
    handle(app, dataImportRoutes.gaps, async ({ query, account }) => {
      // Names of recipients are for those who may import their list.
      if (query.as === 'recipients' && !isAllowed(account.role, 'stakeholder.write'))
        throw new ApiError('forbidden', 'Your role does not allow this');
      const { rows, total } = await listGaps(database, { as: query.as, limit: gapsPageSize, offset: (query.page - 1) * gapsPageSize });
      return { rows: rows.map((row) => ({ ...row, missing: [...row.missing] })), total, page: query.page, pageSize: gapsPageSize };
    });
  };
