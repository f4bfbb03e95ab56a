import type { ImportKind } from '@hazardguard/contract';
import { ApiError, layerKinds } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findViewer, runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { inTransaction } from '../../platform/db/tables/copy.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';
import { type Undone, undoRows } from './batch-writer.ts';
import type { ImportMapping } from './importer.ts';
import { undoLayer } from './undo-layer.ts';

interface NewBatch {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly headerKey: string;
  readonly mapping: ImportMapping;
  readonly actor: { readonly id: string; readonly name: string };
}

export const startBatch = async ({ kysely }: Database, { kind, fileName, headerKey, mapping, actor }: NewBatch): Promise<number> => {
  const made = await runUnscoped(() =>
    kysely
      .insertInto('import_batch')
      .values({
        kind,
        file_name: fileName.slice(0, 200),
        header_key: headerKey,
        mapping: JSON.stringify(mapping),
        imported_by: actor.name,
        imported_by_id: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return made.id;
};

export const finishBatch = async ({ kysely }: Database, id: number, counts: ImportCounts): Promise<void> => {
  const { read, added, changed, unchanged, toComplete, refusedCount, layer } = counts;
  await runUnscoped(() =>
    kysely
      .updateTable('import_batch')
      .set({
        read,
        added,
        changed,
        unchanged,
        to_complete: toComplete,
        refused: refusedCount,
        layer: layer?.table ?? null,
        layer_id: layer?.id ?? null,
        layer_made: layer?.made ?? null,
      })
      .where('id', '=', id)
      .execute(),
  );
};

/** A batch that failed wrote nothing. */
export const discardBatch = async ({ kysely }: Database, id: number): Promise<void> => {
  await runUnscoped(() => kysely.deleteFrom('import_batch').where('id', '=', id).execute());
};

/** How the last file with the same columns was mapped, by any person. */
export const recallMapping = async ({ kysely }: Database, headerKey: string, kind: ImportKind): Promise<ImportMapping | null> => {
  const query = kysely
    .selectFrom('import_batch')
    .select('mapping')
    .where('header_key', '=', headerKey)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null);
  const found = await runUnscoped(() => query.orderBy('id', 'desc').limit(1).executeTakeFirst());
  return (found?.mapping as ImportMapping | undefined) ?? null;
};

export interface BatchRow {
  readonly id: number;
  readonly kind: ImportKind;
  readonly file_name: string;
  readonly imported_at: Date;
  readonly imported_by: string;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly to_complete: number;
  readonly refused: number;
  readonly undone_at: Date | null;
  readonly undone_by: string | null;
}

/** Imports of the caller; of everybody for the scope `all`. The newest first. */
export const listBatches = async ({ kysely }: Database, limit: number): Promise<readonly BatchRow[]> => {
  const viewer = findViewer();
  const own = viewer === null ? sql`true` : sql`imported_by_id = ${viewer.id}`;
  const { rows } = await sql<BatchRow>`
    select id, kind, file_name, imported_at, imported_by, read, added, changed, unchanged, to_complete, refused, undone_at, undone_by
    from import_batch where ${own} order by id desc limit ${limit}`.execute(kysely);
  return rows;
};

const noSuchBatch = (id: number): ApiError => new ApiError('not-found', `There is no import with the number ${id}`);

/**
 * Takes back what a batch added and changed; rows that were changed since stay, and a layer that was changed since is refused. `may` says
 * whether the person may still import this kind.
 */
export const undoBatch = async (
  database: Database,
  id: number,
  by: string,
  may: (kind: ImportKind) => boolean = () => true,
): Promise<Undone> => {
  const own = (await listBatches(database, 100_000)).find((batch) => batch.id === id);
  if (own === undefined) throw noSuchBatch(id);
  if (!may(own.kind)) throw new ApiError('forbidden', 'Your role does not allow this');
  if (own.undone_at !== null) throw new ApiError('conflict', 'This import was undone already');
  return runUnscoped(() =>
    inTransaction(database, async (client) => {
      const { rowCount } = await client.query(
        'update import_batch set undone_at = now(), undone_by = $2 where id = $1 and undone_at is null',
        [id, by],
      );
      if (rowCount !== 1) throw new ApiError('conflict', 'This import was undone already');
      return layerKinds.has(own.kind) ? undoLayer(client, id) : undoRows(client, id);
    }),
  );
};
