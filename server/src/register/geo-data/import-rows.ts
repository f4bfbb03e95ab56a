import type { Database } from '../../platform/db/database.ts';
import { inTransaction, type TransactionClient } from '../../platform/db/tables/copy.ts';
import {
  type ImportOptions,
  type ImportReport,
  keepSource,
  mostRefused,
  type RefusedRow,
  type SourceKind,
} from '../population/source-store.ts';
import type { GeoFeature } from './geo-feature.ts';

interface KeyedRow {
  readonly key: string;
  readonly content_hash: string;
}

export type RowRead<Row extends KeyedRow> =
  | { readonly row: Row; readonly toComplete: boolean }
  /** Null: the feature is of another kind and not part of this import. */
  | { readonly problem: { readonly field: string; readonly why: string } | null };

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

/** Taken back after a trial. */
class Undo extends Error {}

/** Streams features into a table of one source: added, changed or left as they are by key; all or nothing, and nothing in a dry run. */
export const importRows = async <Row extends KeyedRow>(
  database: Database,
  features: AsyncIterable<GeoFeature>,
  options: ImportOptions,
  { kind, table, read, store, finish }: RowsPlan<Row>,
): Promise<ImportReport> => {
  const count = { read: 0, added: 0, changed: 0, unchanged: 0, toComplete: 0 };
  const refused: RefusedRow[] = [];
  const firstRows = new Map<string, number>();
  const work = async (client: TransactionClient): Promise<void> => {
    const sourceId = await keepSource(client, kind, options);
    const { rows: known } = await client.query<KeyedRow>(`select key, content_hash from ${table} where source_id = $1`, [sourceId]);
    const hashes = new Map(known.map(({ key, content_hash }) => [key, content_hash]));
    let batch: Row[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await store(client, sourceId, batch);
      batch = [];
    };
    for await (const feature of features) {
      count.read++;
      const one = read(feature);
      if ('problem' in one) {
        if (one.problem !== null && refused.length < mostRefused) refused.push({ row: feature.row, ...one.problem });
        continue;
      }
      const { key, content_hash } = one.row;
      const earlier = firstRows.get(key);
      if (earlier !== undefined) {
        if (refused.length < mostRefused)
          refused.push({ row: feature.row, field: 'code', why: `The same code or name is in row ${earlier}` });
        continue;
      }
      firstRows.set(key, feature.row);
      const before = hashes.get(key);
      if (before === content_hash) {
        count.unchanged++;
        continue;
      }
      if (before === undefined) {
        count.added++;
        if (one.toComplete) count.toComplete++;
      } else count.changed++;
      batch.push(one.row);
      if (batch.length >= batchRows) await flush();
    }
    await flush();
    await finish(client, sourceId);
    if (options.dryRun) throw new Undo();
  };
  try {
    await inTransaction(database, work);
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return { ...count, refused };
};
