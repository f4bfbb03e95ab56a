import { ApiError, type ReceptorSource } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';

interface SourceRow {
  readonly sample: boolean;
  readonly source_key: string | null;
  readonly updated_at: Date;
  readonly file_name: string | null;
  readonly imported_by: string | null;
  readonly imported_at: Date | null;
  readonly entered_by: string | null;
  readonly entered_at: Date | null;
}

/**
 * Where the data of a receptor come from: the newest import that added or changed it, also one of another person, else who entered it. The name is
 * that of the account today, so that an erased one has none. Throws `not-found`.
 */
export const readReceptorSource = async ({ kysely }: Database, id: string): Promise<ReceptorSource> => {
  const { rows } = await runUnscoped(() =>
    sql<SourceRow>`
      select receptor.sample, source_key, receptor.updated_at, file_name, importer.name as imported_by, imported_at,
        author.name as entered_by, entered.at as entered_at
      from receptor
        left join lateral (
          select file_name, imported_by_id, imported_at from import_batch batch
          where kind = 'receptors' and undone_at is null
            and exists (select from import_row where batch_id = batch.id and thing = 'receptor' and row_id = receptor.number)
          order by batch.id desc limit 1
        ) as file on true
        left join person importer on importer.id = imported_by_id
        left join lateral (
          select actor_id, at from audit_entry
          where thing = 'receptor' and thing_id = receptor.id and kind = 'added' and actor_kind = 'person' order by at desc limit 1
        ) as entered on true
        left join person author on author.id = entered.actor_id
      where receptor.id = ${id}`.execute(kysely),
  );
  const [row] = rows;
  if (row === undefined) throw new ApiError('not-found', 'This place is not in the register any more');
  const origin = row.sample ? 'sample' : row.file_name !== null ? 'file' : row.entered_at !== null ? 'person' : 'unknown';
  return {
    origin,
    key: row.source_key,
    fileName: row.file_name,
    by: origin === 'file' ? row.imported_by : row.entered_by,
    at: (origin === 'file' ? row.imported_at : row.entered_at)?.toISOString() ?? null,
    changedAt: row.updated_at.toISOString(),
  };
};
