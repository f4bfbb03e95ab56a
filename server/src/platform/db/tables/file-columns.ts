import type { PoolClient } from 'pg';
import type { Database } from '../database.ts';

/** Where rows store files: the bytes in `column`, or null there and the object's name in `<column>_sha256`. */
export const fileColumns = [
  { table: 'site_image', key: 'id', column: 'whole' },
  { table: 'site_image', key: 'id', column: 'small' },
  { table: 'incident_attachment', key: 'id', column: 'whole' },
  { table: 'incident_attachment', key: 'id', column: 'small' },
  { table: 'alert_image', key: 'alert_id', column: 'picture' },
  { table: 'map_layer_part', key: 'id', column: 'body' },
] as const;
export type FileColumn = (typeof fileColumns)[number];

/** Condition that a row refers to the object with this hash. */
export const isNamed = (sha256: string): string =>
  fileColumns
    .map(({ table, column }) => `exists (select from ${table} where ${column} is null and ${column}_sha256 = ${sha256})`)
    .join(' or ');

const selectObjects = (columns: readonly FileColumn[]): string =>
  `select distinct on (sha256) sha256, bytes from (${columns
    .map(({ table, column }) => `select ${column}_sha256 as sha256, ${column}_bytes as bytes from ${table} where ${column} is null`)
    .join(' union all ')}) as named where sha256 is not null`;

/** Every object that rows refer to, once: its hash and size. */
export const namedObjects = selectObjects(fileColumns);

const inRows = fileColumns
  .map(({ table, column }) => `select octet_length(${column}) as bytes from ${table} where ${column} is not null`)
  .join(' union all ');

export interface FileCount {
  readonly files: number;
  readonly bytes: number;
}

const countFiles = async (client: Pick<PoolClient, 'query'>, what: string): Promise<FileCount> => {
  const { rows } = await client.query<FileCount>(
    `select count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes from (${what}) as counted`,
  );
  return rows[0] ?? { files: 0, bytes: 0 };
};

/** False for data from before this table. */
const hasTable = async (client: Pick<PoolClient, 'query'>, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`public.${table}`]);
  return rows[0]?.there === true;
};

/** False for data from before object stores. */
export const hasObjectTable = (client: Pick<PoolClient, 'query'>): Promise<boolean> => hasTable(client, 'stored_object');

/** Objects in the object store that rows refer to, also in data of an older version, which lack some tables. */
export const countObjects = async (client: Pick<PoolClient, 'query'>): Promise<FileCount> => {
  if (!(await hasObjectTable(client))) return { files: 0, bytes: 0 };
  const known: FileColumn[] = [];
  for (const place of fileColumns) if (await hasTable(client, place.table)) known.push(place);
  return countFiles(client, selectObjects(known));
};

/** Files whose bytes are in rows. */
export const countInRows = ({ pool }: Pick<Database, 'pool'>): Promise<FileCount> => countFiles(pool as unknown as PoolClient, inRows);
