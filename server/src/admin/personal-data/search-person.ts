import type { DataPlace, DataSubject, PersonalDataFound } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { readTextColumns, retainedColumns, type TextColumn } from './columns.ts';
import { matchesAny, mentionsPerson, type SearchTerms } from './matching.ts';
import { buildPatterns, type Pseudonym } from './patterns.ts';
import { type FoundRecord, findRecords, selectIds } from './records.ts';

type Kysely = Pick<Database, 'kysely'>['kysely'];

export interface PersonSearch {
  readonly terms: SearchTerms;
  readonly records: readonly FoundRecord[];
  readonly columns: readonly TextColumn[];
  readonly places: readonly DataPlace[];
  readonly kept: PersonalDataFound['kept'];
}

export const groupByTable = (columns: readonly TextColumn[]): ReadonlyMap<string, readonly TextColumn[]> =>
  Map.groupBy(columns, ({ table }) => table);

const countPlaces = async (kysely: Kysely, columns: readonly TextColumn[], terms: SearchTerms): Promise<DataPlace[]> => {
  const places: DataPlace[] = [];
  for (const [table, ofTable] of groupByTable(columns)) {
    const counts = ofTable.map((place, index) => sql`count(*) filter (where ${mentionsPerson(place, terms)}) as ${sql.ref(`c${index}`)}`);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)} from ${sql.table(table)}`.execute(kysely);
    for (const [index, { column }] of ofTable.entries()) {
      const count = rows[0]?.[`c${index}`] ?? 0;
      if (count > 0) places.push({ table, column, rows: count });
    }
  }
  return places;
};

const countRetained = async (
  kysely: Kysely,
  { patterns, accounts }: SearchTerms,
  records: readonly FoundRecord[],
): Promise<PersonalDataFound['kept']> => {
  const kept: PersonalDataFound['kept'][number][] = [];
  for (const [table, { reason, columns }] of Object.entries(retainedColumns)) {
    const any: RawBuilder<boolean>[] = columns.map((column) => matchesAny(sql`${sql.ref(column)}::text`, patterns.loose));
    if (table === 'audit_entry') any.push(sql<boolean>`actor_id = any (${[...accounts]}::text[])`);
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${sql.join(any, sql` or `)}`.execute(
      kysely,
    );
    const count = rows[0]?.n ?? 0;
    if (count > 0) kept.push({ table, reason, rows: count });
  }
  const others = Map.groupBy(
    records.filter(({ certain }) => !certain),
    ({ table }) => table,
  );
  for (const [table, rows] of others) kept.push({ table, reason: 'another', rows: rows.length });
  return kept;
};

/** Finds the data about one person. Reads every text column: takes some seconds on a large installation. */
export const searchPerson = async (kysely: Kysely, subject: DataSubject, pseudonym: Pseudonym): Promise<PersonSearch> => {
  const patterns = buildPatterns(subject, pseudonym);
  const records = await findRecords(kysely, patterns);
  const terms = { patterns, accounts: selectIds(records, 'account') };
  const columns = await readTextColumns({ kysely });
  return {
    terms,
    records,
    columns,
    places: await countPlaces(kysely, columns, terms),
    kept: await countRetained(kysely, terms, records),
  };
};
