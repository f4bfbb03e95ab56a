import { type CopyValue, copyRows, type TransactionClient } from '../../platform/db/tables/copy.ts';

/** Cells by column; an object goes into a column of JSON. */
type Row = Readonly<Record<string, string | number | boolean | object | null>>;

/** Tables that an import writes, with the column of their number and whether rows have versions. */
const tables = {
  industry: { id: 'id', versions: true },
  inventory_item: { id: 'id', versions: true },
  receptor: { id: 'number', versions: true },
  stakeholder: { id: 'id', versions: true },
  stakeholder_membership: { id: 'id', versions: false },
  follower: { id: 'id', versions: false },
  invitation: { id: 'id', versions: false },
  population_area: { id: 'id', versions: false },
  road: { id: 'id', versions: false },
  followed_place: { id: 'id', versions: false },
} as const;
export type ImportedTable = keyof typeof tables;

const toCopyValue = (cell: Row[string] | undefined): CopyValue => {
  if (Array.isArray(cell)) return `{${cell.join(',')}}`;
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : (cell ?? null);
};

/** Writes rows and keeps what each was before, so that the batch can be undone. Without a batch, a dry run, it writes nothing. */
export class BatchWriter {
  readonly #client: TransactionClient;
  readonly #batch: number | null;

  constructor(client: TransactionClient, batch: number | null) {
    this.#client = client;
    this.#batch = batch;
  }

  /** Adds rows by COPY; nobody else adds to the table, which the import has locked. */
  async add(table: ImportedTable, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    if (this.#batch === null || rows.length === 0) return;
    const { id, versions } = tables[table];
    const { rows: before } = await this.#client.query<{ last: number }>(`select coalesce(max(${id}), 0) as last from ${table}`);
    await copyRows(
      this.#client,
      table,
      columns,
      rows.map((row) => columns.map((column) => toCopyValue(row[column]))),
    );
    await this.#client.query(
      `insert into import_row (batch_id, thing, row_id, version)
       select $1, $2, ${id}, ${versions ? 'version' : 'null'} from ${table} where ${id} > $3`,
      [this.#batch, table, before[0]?.last ?? 0],
    );
  }

  /** Changes rows, each given with its number as `id`. */
  async change(table: ImportedTable, columns: readonly string[], rows: readonly (Row & { readonly id: number })[]): Promise<void> {
    if (this.#batch === null || rows.length === 0) return;
    const { id, versions } = tables[table];
    await this.#client.query(
      `insert into import_row (batch_id, thing, row_id, version, before)
       select $1, $2, ${id}, ${versions ? 'version + 1' : 'null'}, to_jsonb(${table}) from ${table} where ${id} = any($3::bigint[])
       on conflict (batch_id, thing, row_id) do update set version = excluded.version`,
      [this.#batch, table, rows.map((row) => row.id)],
    );
    const set = columns.map((column) => `${this.#client.escapeIdentifier(column)} = one.${this.#client.escapeIdentifier(column)}`);
    await this.#client.query(
      `update ${table} set ${[...set, ...(versions ? ['version = version_of.version + 1', 'updated_at = now()'] : [])].join(', ')}
       from jsonb_array_elements($1::jsonb) as given (line), jsonb_populate_record(null::${table}, given.line) as one,
         ${table} as version_of
       where ${table}.${id} = (given.line ->> 'row_number')::bigint and version_of.${id} = ${table}.${id}`,
      [JSON.stringify(rows.map(({ id: number, ...row }) => ({ ...row, row_number: number })))],
    );
  }
}

/** What undoing did. */
export interface Undone {
  readonly removed: number;
  readonly restored: number;
  /** Rows that were changed since, or that others refer to: they stay. */
  readonly kept: number;
}

/** Rows of other tables that must not go with a row that a batch added. */
const dependants: Partial<Readonly<Record<ImportedTable, string>>> = {
  industry: `exists (select from inventory_item where industry_id = gone.row_id)
    or exists (select from run where industry_id = gone.row_id) or exists (select from sensor where industry_id = gone.row_id)
    or exists (select from site_image where industry_id = gone.row_id) or exists (select from alert where industry_id = gone.row_id)
    or exists (select from site_ties(gone.row_id::integer))`,
};

/** Removes what a batch added and restores what it changed, except rows with a later version. */
export const undoRows = async (client: TransactionClient, batch: number): Promise<Undone> => {
  const undone = { removed: 0, restored: 0, kept: 0 };
  // Memberships before people, places before followers: what refers to a row goes first.
  for (const table of Object.keys(tables).toReversed() as ImportedTable[]) {
    const { id, versions } = tables[table];
    const { rows } = await client.query<{ total: number }>(
      'select count(*)::int as total from import_row where batch_id = $1 and thing = $2',
      [batch, table],
    );
    const total = rows[0]?.total ?? 0;
    if (total === 0) continue;
    const isOurs = versions ? `and ${table}.version = gone.version` : '';
    const { rows: columns } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
         and attname not in ('id', 'version', 'updated_at')`,
      [table],
    );
    const names = columns.map(({ name }) => client.escapeIdentifier(name));
    const restored = await client.query(
      `update ${table} set ${names.map((name) => `${name} = was.${name}`).join(', ')}${versions ? `, version = ${table}.version + 1, updated_at = now()` : ''}
       from import_row as gone, jsonb_populate_record(null::${table}, gone.before) as was
       where gone.batch_id = $1 and gone.thing = $2 and gone.before is not null and ${table}.${id} = gone.row_id ${isOurs}`,
      [batch, table],
    );
    const used = dependants[table];
    const removed = await client.query(
      `delete from ${table} using import_row as gone
       where gone.batch_id = $1 and gone.thing = $2 and gone.before is null and ${table}.${id} = gone.row_id ${isOurs}
         ${used === undefined ? '' : `and not (${used})`}`,
      [batch, table],
    );
    // A person goes with the last membership, by the database's own rule.
    const { rows: left } = await client.query<{ total: number }>(
      `select count(*)::int as total from import_row as gone join ${table} on ${table}.${id} = gone.row_id
       where gone.batch_id = $1 and gone.thing = $2 and gone.before is null`,
      [batch, table],
    );
    const { rows: changes } = await client.query<{ total: number }>(
      'select count(*)::int as total from import_row where batch_id = $1 and thing = $2 and before is not null',
      [batch, table],
    );
    undone.restored += restored.rowCount ?? 0;
    undone.removed += removed.rowCount ?? 0;
    undone.kept += (left[0]?.total ?? 0) + (changes[0]?.total ?? 0) - (restored.rowCount ?? 0);
  }
  return undone;
};
