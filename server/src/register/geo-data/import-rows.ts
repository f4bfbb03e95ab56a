import type { Database } from '../../platform/db/database.ts';
import { inTransaction, type TransactionClient } from '../../platform/db/tables/copy.ts';
import { type ImportOptions, keepSource, type SourceKind } from '../population/source-store.ts';
import type { GeoFeature } from './geo-feature.ts';
import { type ImportCounts, type ImportedLayer, RowTally } from './import-counts.ts';
import { because, type Reason } from './reason.ts';
import { mostWaitingBytes, weighFeature } from './weigh-feature.ts';

interface KeyedRow {
  readonly key: string;
  readonly content_hash: string;
}

export type RowRead<Row extends KeyedRow> =
  | { readonly row: Row; readonly toComplete: boolean }
  /** Null: the feature is of another kind and not part of this import. */
  | { readonly problem: (Reason & { readonly field: string }) | null };

export interface RowsPlan<Row extends KeyedRow> {
  readonly kind: SourceKind;
  readonly table: 'population_area' | 'road';
  readonly read: (feature: GeoFeature) => RowRead<Row>;
  /** Writes rows that are new or have changed. */
  readonly store: (client: TransactionClient, sourceId: number, rows: readonly Row[]) => Promise<unknown>;
  /** Counts the source's rows again. */
  readonly finish: (client: TransactionClient, sourceId: number) => Promise<unknown>;
}

const batchRows = 500;

/** What rows were before a batch changed them. */
const keepChanged = (table: string): string => `
  insert into import_row (batch_id, thing, row_id, before)
  select $1, '${table}', id, to_jsonb(${table}) from ${table} where source_id = $2 and key = any($3)
  on conflict do nothing`;

/** Rows that a batch added: those which were not kept as changed. */
const keepAdded = (table: string): string => `
  insert into import_row (batch_id, thing, row_id)
  select $1, '${table}', id from ${table} where source_id = $2 and key = any($3)
  on conflict do nothing`;

/** Taken back after a trial. */
class Undo extends Error {}

/** Streams features into a table of one source: added, changed or left as they are by key; all or nothing, and nothing in a dry run. */
export const importRows = async <Row extends KeyedRow>(
  database: Database,
  features: AsyncIterable<GeoFeature>,
  options: ImportOptions,
  { kind, table, read, store, finish }: RowsPlan<Row>,
): Promise<ImportCounts> => {
  const tally = new RowTally();
  const firstRows = new Map<string, number>();
  const work = async (client: TransactionClient): Promise<ImportedLayer> => {
    const source = await keepSource(client, kind, options);
    const sourceId = source.id;
    // A layer that this file makes is undone as a whole; in another one each row is kept as it was.
    const batchId = source.made || options.dryRun ? null : (options.batchId ?? null);
    const { rows: known } = await client.query<KeyedRow>(`select key, content_hash from ${table} where source_id = $1`, [sourceId]);
    const hashes = new Map(known.map(({ key, content_hash }) => [key, content_hash]));
    let batch: Row[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      const rows = batch;
      [batch, bytes] = [[], 0];
      const keys = rows.map(({ key }) => key);
      if (batchId !== null) await client.query(keepChanged(table), [batchId, sourceId, keys]);
      await store(client, sourceId, rows);
      if (batchId !== null) await client.query(keepAdded(table), [batchId, sourceId, keys]);
    };
    for await (const feature of features) {
      const isWhole = tally.read(feature);
      if (tally.counts.read % 1_000 === 0) options.onProgress?.(tally.counts.read);
      if (!isWhole) continue;
      const one = read(feature);
      if ('problem' in one) {
        if (one.problem !== null) tally.refuse(feature.row, [one.problem]);
        continue;
      }
      const { key, content_hash } = one.row;
      const earlier = firstRows.get(key);
      if (earlier !== undefined) {
        tally.refuse(feature.row, [{ field: 'code', ...because('sameKey', { row: earlier }) }]);
        continue;
      }
      firstRows.set(key, feature.row);
      const before = hashes.get(key);
      const outcome = before === content_hash ? 'unchanged' : before === undefined ? 'added' : 'changed';
      tally.note(outcome, one.toComplete);
      if (outcome === 'unchanged') continue;
      batch.push(one.row);
      bytes += weighFeature(feature);
      if (batch.length >= batchRows || bytes > mostWaitingBytes) await flush();
    }
    await flush();
    await finish(client, sourceId);
    if (options.dryRun) throw new Undo();
    return source;
  };
  try {
    const layer = await inTransaction(database, work);
    return { ...tally.result, layer };
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return tally.result;
};
