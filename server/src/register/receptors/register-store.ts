import { type FieldName, type ReceptorInput, receptorFields } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { listColumns, selectColumns, toSortKeys } from '../field-columns.ts';
import { noSuchReceptor, type RecordRow, receptorEditedMeanwhile, toReceptorColumns } from './register-rules.ts';

interface RecordPage {
  readonly search: string | null;
  readonly sort: FieldName<typeof receptorFields> | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortKeys = toSortKeys(receptorFields);

const rowColumns = selectColumns(['number', ...listColumns(receptorFields), 'sample', 'version', 'updated_at']);

const matchesSearch = (search: string | null): RawBuilder<unknown> =>
  search === null ? sql`true` : containsText(sql`search_text`, search);

export const countRecords = async ({ kysely }: Database, search: string | null): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from receptor where ${matchesSearch(search)}`.execute(kysely);
  return rows[0]?.total ?? 0;
};

/** One page; rows that sort alike keep the order of their numbers, so that no row is on two pages. */
export const listRecords = async ({ kysely }: Database, page: RecordPage): Promise<readonly RecordRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`number desc` : sql`${sortKeys[page.sort]} ${direction} nulls last, number ${direction}`;
  const { rows } = await sql<RecordRow>`
    select ${rowColumns} from receptor where ${matchesSearch(page.search)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    kysely,
  );
  return rows;
};

export const findRecord = async ({ kysely }: Database, id: number): Promise<RecordRow> => {
  const { rows } = await sql<RecordRow>`select ${rowColumns} from receptor where number = ${id}`.execute(kysely);
  const [row] = rows;
  if (!row) throw noSuchReceptor(id);
  return row;
};

export const addRecord = async ({ kysely }: Database, input: ReceptorInput): Promise<RecordRow> =>
  kysely.insertInto('receptor').values(toReceptorColumns(input)).returningAll().executeTakeFirstOrThrow();

export const changeRecord = async (
  database: Database,
  id: number,
  input: ReceptorInput,
  version: number | undefined,
): Promise<RecordRow> => {
  const changed = await database.kysely
    .updateTable('receptor')
    .set({ ...toReceptorColumns(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('number', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findRecord(database, id);
  throw receptorEditedMeanwhile();
};

export const removeRecord = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('receptor').where('number', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchReceptor(id);
};

const rowsPerRead = 2_000;

/** Every matching row in the order of numbers, a portion at a time. */
export async function* eachRecord({ kysely }: Database, search: string | null): AsyncGenerator<RecordRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<RecordRow>`
      select ${rowColumns} from receptor where number > ${after} and ${matchesSearch(search)} order by number limit ${rowsPerRead}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = last.number;
  }
}
