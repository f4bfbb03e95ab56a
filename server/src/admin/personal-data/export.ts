import type { PersonalDataFile } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { readKeys, readTextColumns, secretColumns, type TextColumn } from './columns.ts';
import { mentionsPerson, type SearchTerms } from './matching.ts';
import { type FoundRecord, registers, selectIds } from './records.ts';
import { groupByTable, type PersonSearch } from './search-person.ts';

type Kysely = Pick<Database, 'kysely'>['kysely'];
type Rows = Record<string, unknown>[];

/** At most this many rows of each table. */
export const maxRows = 10_000;

const readRows = async (kysely: Kysely, table: string, where: RawBuilder<unknown>): Promise<Rows> => {
  const { rows } = await sql<{ line: Record<string, unknown> }>`
    select to_jsonb(one) - ${secretColumns}::text[] as line from ${sql.table(table)} one where ${where} limit ${maxRows}`.execute(kysely);
  return rows.map(({ line }) => line);
};

/** Tables with a column of this name and type that refers to a person. */
const listTablesWith = async (kysely: Kysely, column: string, type: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = ${column} and atttypid = ${type}::regtype and not attisdropped
    order by relname`.execute(kysely);
  return rows.map(({ table }) => table);
};

const listDependentRows = async (
  kysely: Kysely,
  column: string,
  type: 'text' | 'integer' | 'bigint',
  ids: readonly string[],
): Promise<Record<string, Rows>> => {
  const found: Record<string, Rows> = {};
  if (ids.length === 0) return found;
  for (const table of await listTablesWith(kysely, column, type)) {
    if (table === 'idempotent_answer') continue;
    const rows = await readRows(kysely, table, sql`${sql.ref(column)}::text = any (${[...ids]}::text[])`);
    if (rows.length > 0) found[table] = rows;
  }
  return found;
};

const readWholeRecords = async (
  kysely: Kysely,
  records: readonly Pick<FoundRecord, 'kind' | 'id' | 'certain'>[],
): Promise<Record<string, Rows>> => {
  const whole: Record<string, Rows> = {};
  for (const { kind, table } of registers) {
    const ids = records.filter((record) => record.kind === kind && record.certain).map(({ id }) => id);
    if (ids.length > 0) whole[table] = await readRows(kysely, table, sql`id::text = any (${ids}::text[])`);
  }
  const listIds = (kind: FoundRecord['kind']) => selectIds(records as FoundRecord[], kind);
  return {
    ...whole,
    ...(await listDependentRows(kysely, 'person_id', 'text', listIds('account'))),
    ...(await listDependentRows(kysely, 'stakeholder_id', 'integer', listIds('stakeholder'))),
    ...(await listDependentRows(kysely, 'follower_id', 'bigint', listIds('follower'))),
  };
};

const selectMentions = (place: TextColumn, terms: SearchTerms): RawBuilder<unknown> => {
  const column = sql.ref(place.column);
  const value = place.type === 'json' ? sql`find_matching_texts(${column}, ${[...terms.patterns.find]}::text[])` : sql`to_jsonb(${column})`;
  return sql`case when ${mentionsPerson(place, terms)} then ${value} end as ${sql.ref(place.column)}`;
};

const readMentionsIn = async (kysely: Kysely, table: string, columns: readonly TextColumn[], terms: SearchTerms): Promise<Rows> => {
  const keys = (await readKeys({ kysely }, table)).filter(
    (key) => !secretColumns.includes(key) && !columns.some(({ column }) => column === key),
  );
  const selected = [...keys.map((key) => sql.ref(key)), ...columns.map((place) => selectMentions(place, terms))];
  const where = sql.join(
    columns.map((place) => mentionsPerson(place, terms)),
    sql` or `,
  );
  const { rows } = await sql<{ line: Record<string, unknown> }>`
    select jsonb_strip_nulls(to_jsonb(one)) as line from (select ${sql.join(selected)} from ${sql.table(table)} where ${where} limit ${maxRows}) as one`.execute(
    kysely,
  );
  return rows.map(({ line }) => line);
};

const readMentions = async (kysely: Kysely, columns: readonly TextColumn[], terms: SearchTerms): Promise<Record<string, Rows>> => {
  const found: Record<string, Rows> = {};
  for (const [table, ofTable] of groupByTable(columns)) {
    const rows = await readMentionsIn(kysely, table, ofTable, terms);
    if (rows.length > 0) found[table] = rows;
  }
  return found;
};

/** Everything found about one person: whole records, and for mentions the key, the timestamps and the text. */
export const exportFound = async (kysely: Kysely, { terms, records, columns, kept }: PersonSearch): Promise<PersonalDataFile> => ({
  madeAt: new Date().toISOString(),
  records: await readWholeRecords(kysely, records),
  mentions: await readMentions(kysely, columns, terms),
  kept,
});

/** Data stored under the id of one account, for its owner. Texts of others that mention the name are not searched. */
export const exportOwn = async (kysely: Kysely, id: string): Promise<PersonalDataFile> => {
  const columns = (await readTextColumns({ kysely })).filter(({ accountId }) => accountId !== null);
  const terms: SearchTerms = { patterns: { find: [], replace: [], loose: [], names: [], emails: [], phones: [] }, accounts: [id] };
  return {
    madeAt: new Date().toISOString(),
    records: await readWholeRecords(kysely, [{ kind: 'account', id, certain: true }]),
    mentions: await readMentions(kysely, columns, terms),
    kept: [],
  };
};
