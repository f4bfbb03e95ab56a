import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { inTransaction, type TransactionClient } from '../../platform/db/tables/copy.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { type ImportCounts, type Refused, RowTally } from '../geo-data/import-counts.ts';
import { refuseFile } from '../geo-data/read-geo-file.ts';
import { mostWaitingBytes, weighFeature } from '../geo-data/weigh-feature.ts';
import { BatchWriter } from './batch-writer.ts';
import type { ImportContext } from './importer.ts';

const progressRows = 1_000;
/** Rows written together, where they are small. */
const rowsAtOnce = 5_000;
/** Two batches are in memory: one is read, one written. */
const mostBatchBytes = mostWaitingBytes / 2;

/** How one row came out. */
export type Outcome = 'added' | 'changed' | 'unchanged' | { readonly refused: Omit<Refused, 'row'> };

export interface Stored {
  readonly row: number;
  readonly outcome: Outcome;
  /** Whether a mandatory field of a new row is not known. */
  readonly gaps: boolean;
}

/** `null`: the feature is no such thing, a road among places for example, and is passed over. */
export type ReadRow<Draft> =
  | { readonly draft: Draft }
  | { readonly refused: Omit<Refused, 'row'> }
  /** Every wrong cell of the row. */
  | { readonly problems: readonly Omit<Refused, 'row'>[] }
  | null;

interface Steps<Draft> {
  /** Tables that nobody else changes until the end. */
  readonly lock: string;
  readonly read: (feature: GeoFeature) => ReadRow<Draft>;
  /** Compares rows with what is recorded and writes them; in a dry run the writer writes nothing. */
  readonly store: (
    client: TransactionClient,
    rows: readonly { readonly row: number; readonly draft: Draft }[],
    writer: BatchWriter,
  ) => Promise<readonly Stored[]>;
}

/**
 * Reads, compares and writes every row in one transaction: all of it happens, or nothing. Writes run with the rights of the program,
 * since each row is checked against the caller's scope in `read` and `store`, which keep that scope.
 */
export const importRows = async <Draft>(
  database: Database,
  features: AsyncIterable<GeoFeature>,
  context: ImportContext,
  steps: Steps<Draft>,
): Promise<ImportCounts> => {
  const asCaller = AsyncLocalStorage.snapshot();
  const tally = new RowTally();
  const run = (client: TransactionClient): Promise<void> => runAll(client);
  const runAll = async (client: TransactionClient): Promise<void> => {
    if (!context.dryRun) await client.query(`lock table ${steps.lock} in share row exclusive mode`);
    const writer = new BatchWriter(client, context.dryRun ? null : context.batchId);
    let waiting: { row: number; draft: Draft }[] = [];
    let bytes = 0;
    const store = async (rows: typeof waiting): Promise<void> => {
      for (const { row, outcome, gaps } of await steps.store(client, rows, writer))
        if (typeof outcome === 'object') tally.refuse(row, [outcome.refused]);
        else tally.note(outcome, gaps);
    };
    /** The next rows are read while these are written; one batch at a time is written. */
    let storing = Promise.resolve();
    const flush = async (): Promise<void> => {
      await storing;
      storing = store(waiting);
      storing.catch(() => undefined);
      [waiting, bytes] = [[], 0];
    };
    const readAll = async (): Promise<void> => {
      for await (const feature of features) {
        const isWhole = tally.read(feature);
        if (tally.counts.read % progressRows === 0) context.onProgress(tally.counts.read);
        const read = isWhole ? asCaller(() => steps.read(feature)) : null;
        if (read === null) continue;
        if ('refused' in read) tally.refuse(feature.row, [read.refused]);
        else if ('problems' in read) tally.refuse(feature.row, read.problems);
        else {
          waiting.push({ row: feature.row, draft: read.draft });
          bytes += weighFeature(feature);
        }
        if (waiting.length >= rowsAtOnce || bytes > mostBatchBytes) await flush();
      }
      if (waiting.length > 0) await flush();
    };
    // Also where reading fails: nothing is written after the transaction has ended.
    await readAll().finally(() => storing.catch(() => undefined));
    await storing;
    if (context.allOrNothing && !context.dryRun && tally.counts.refusedCount > 0)
      throw refuseFile(`${tally.counts.refusedCount} rows are refused, and all or nothing was chosen: nothing was imported`);
  };
  await runUnscoped(() => inTransaction(database, run));
  return tally.result;
};
