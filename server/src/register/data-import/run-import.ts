import { type DateOrder, type ImportKind, layerKinds } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { isFeatureFormat } from '../geo-data/file-format.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';
import { iterateKept, openGeoFile, refuseFile } from '../geo-data/read-geo-file.ts';
import { discardBatch, finishBatch, recallMapping, startBatch } from './batch-store.ts';
import type { ImportContext } from './importer.ts';
import type { Importers } from './importers.ts';
import { type GivenMapping, type ImportPlan, listKnownColumns, planImport, refuseOpenPlan } from './plan-import.ts';

export interface ImportRequest {
  readonly path: string;
  readonly fileName: string;
  readonly as: ImportKind | null;
  readonly mapping: GivenMapping;
  readonly dateOrder: DateOrder | null;
  readonly dryRun: boolean;
  readonly allOrNothing: boolean;
  readonly site: number | null;
  /** The headers alone say what the columns are: in a call, before which nobody looks at them. */
  readonly byHeader: boolean;
  readonly sourceName?: string | null;
  readonly year?: number | null;
  readonly licence?: string | null;
  readonly actor: { readonly id: string; readonly name: string };
  readonly onProgress?: (read: number) => void;
  /** Ends the reading when nobody waits for it; not set for a run, which ends by itself. */
  readonly signal: AbortSignal | undefined;
}

export interface ImportResult extends ImportCounts {
  readonly as: ImportKind;
  /** Null in a dry run. */
  readonly batchId: number | null;
}

/** What the file is and how it is mapped, without writing or comparing anything. */
export const planFile = (
  database: Database,
  request: Omit<ImportRequest, 'actor' | 'dryRun' | 'allOrNothing' | 'site' | 'fileName'>,
  importers: Importers,
): Promise<ImportPlan> =>
  planImport(
    {
      path: request.path,
      as: request.as,
      mapping: request.mapping,
      dateOrder: request.dateOrder,
      onProgress: request.onProgress,
      signal: request.signal,
      byHeader: request.byHeader,
      recall: (headerKey, as) => recallMapping(database, headerKey, as),
    },
    importers,
  );

async function* noFeatures(): AsyncGenerator<GeoFeature> {}

const readFeatures = async (
  plan: ImportPlan,
  { path, signal }: ImportRequest,
  importers: Importers,
): Promise<AsyncIterable<GeoFeature>> => {
  const { format, all } = plan.survey;
  if (!isFeatureFormat(format)) return noFeatures();
  if (all !== null) return iterateKept(all);
  return (await openGeoFile({ path, knownColumns: listKnownColumns(importers) }, { signal })).features;
};

/** Imports one file, or says what it would do. Throws `invalid-file` where the file is refused as a whole: then nothing has changed. */
export const runImport = async (
  database: Database,
  request: ImportRequest,
  importers: Importers,
  planned?: ImportPlan,
): Promise<ImportResult> => {
  const plan = planned ?? (await planFile(database, request, importers));
  refuseOpenPlan(plan);
  const { as, importer, survey, mapping } = plan;
  const { dryRun, allOrNothing, site, fileName, actor } = request;
  if (allOrNothing && layerKinds.has(as)) throw refuseFile('All or nothing is for registers: a layer takes the rows that it can');
  const batchId = dryRun ? null : await startBatch(database, { kind: as, fileName, headerKey: survey.headerKey, mapping, actor });
  const context: ImportContext = {
    path: request.path,
    format: survey.format,
    fileName,
    name: fileName.replace(/\.[^.]{1,8}$/, ''),
    sourceName: request.sourceName ?? fileName,
    year: request.year ?? null,
    licence: request.licence ?? null,
    dryRun,
    allOrNothing,
    site,
    mapping,
    dateOrders: plan.dateOrders,
    decimalCommas: plan.decimalCommas,
    batchId,
    actor,
    onProgress: request.onProgress ?? (() => undefined),
  };
  try {
    const features = await readFeatures(plan, request, importers);
    const counts = await importer.write(database, features, context);
    if (batchId !== null) await finishBatch(database, batchId, counts);
    return { as, batchId, ...counts };
  } catch (error) {
    if (batchId !== null) await discardBatch(database, batchId);
    throw error;
  }
};
