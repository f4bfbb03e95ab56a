import type { PoolClient } from 'pg';

export interface TableShape {
  readonly name: string;
  /** Stored columns; the database computes the others. */
  readonly columns: readonly string[];
}

/** Every table of the program's schema except the list of migrations, by name. */
export const listTables = async (client: PoolClient): Promise<readonly TableShape[]> => {
  const { rows } = await client.query<TableShape>(`
    select class.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname <> 'schema_migration'
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    group by class.relname order by class.relname collate "C"`);
  return rows;
};

export interface SequenceState {
  readonly name: string;
  readonly last: number | null;
}

export const listSequences = async (client: PoolClient): Promise<readonly SequenceState[]> => {
  const { rows } = await client.query<SequenceState>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  return rows;
};

/** Names of the migrations that made the schema, in order; none in an empty database. */
export const listMigrations = async (client: PoolClient): Promise<readonly string[]> => {
  const { rows: known } = await client.query<{ there: boolean }>(`select to_regclass('public.schema_migration') is not null as there`);
  if (known[0]?.there !== true) return [];
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
};

/** `"table" ("column", …)` as COPY names it. */
export const copyTarget = (client: PoolClient, { name, columns }: TableShape): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
