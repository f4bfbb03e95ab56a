import type { Database } from '../db/database.ts';
import { type FileColumn, fileColumns, namedObjects } from '../db/tables/file-columns.ts';
import { FileDamaged } from './faults.ts';
import { computeSha256, type FileStore, openObjectFiles, type StoredBytes } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';

export type Place = 's3' | 'postgres';

export interface Moved {
  readonly files: number;
  readonly bytes: number;
  /** Unreadable files: they stay where they are. */
  readonly damaged: readonly string[];
}

interface Row extends StoredBytes {
  readonly key: string | number;
}

const leaving: Readonly<Record<Place, (column: string) => string>> = {
  s3: (column) => `${column} is not null`,
  postgres: (column) => `${column} is null and ${column}_sha256 is not null`,
};

const readNextRow = async ({ pool }: Database, { table, key, column }: FileColumn, which: string, last: Row | null) => {
  const { rows } = await pool.query<Row>(
    `select ${key} as key, ${column} as body, ${column}_sha256 as sha256, ${column}_bytes as bytes from ${table}
     where ${which} ${last === null ? '' : `and ${key} > $1`} order by ${key} limit 1`,
    last === null ? [] : [last.key],
  );
  return rows[0] ?? null;
};

/** Rows of one column with a file, one after another: only one file is in memory. */
async function* rowsOf(database: Database, place: FileColumn, which: string): AsyncGenerator<Row> {
  let row = await readNextRow(database, place, which, null);
  while (row !== null) {
    yield row;
    row = await readNextRow(database, place, which, row);
  }
}

/** The new row, once its bytes are at the destination and were read there. */
const moveBytes = async (outside: FileStore, row: Row, to: Place): Promise<StoredBytes> => {
  if (to === 'postgres') return { ...row, body: await outside.get(row) };
  const { body } = row;
  if (body === null) throw new Error('The row has no bytes');
  if (row.sha256 !== null && !computeSha256(body).equals(row.sha256))
    throw new FileDamaged('The file is damaged in the database', `${row.sha256.toString('hex')} has another hash`);
  const stored = await outside.put(body);
  await outside.get(stored);
  return stored;
};

/**
 * The database accepts the change only where the bytes match the hash, or the bytes are removed. A row deleted meanwhile stays
 * deleted.
 */
const updateRow = async (
  { pool }: Database,
  { table, key, column }: FileColumn,
  row: Row,
  to: Place,
  next: StoredBytes,
): Promise<number> => {
  const { rowCount } = await pool.query(
    `update ${table} set ${column} = $1, ${column}_sha256 = $2, ${column}_bytes = $3 where ${key} = $4 and ${leaving[to](column)}`,
    [next.body, next.sha256, next.bytes, row.key],
  );
  return rowCount ?? 0;
};

/**
 * Moves the bytes of every file to one store, one file at a time: after an interruption the next call continues. A damaged or
 * missing file is reported and skipped. Throws `StoreAway`.
 */
export const moveFiles = async (
  database: Database,
  objects: ObjectStore,
  to: Place,
  tell: (moved: Moved) => void = () => undefined,
): Promise<Moved> => {
  const outside = openObjectFiles(database, objects);
  let moved: Moved = { files: 0, bytes: 0, damaged: [] };
  for (const place of fileColumns) {
    for await (const row of rowsOf(database, place, leaving[to](place.column))) {
      try {
        const next = await moveBytes(outside, row, to);
        const files = await updateRow(database, place, row, to, next);
        moved = { ...moved, files: moved.files + files, bytes: moved.bytes + files * (next.bytes ?? 0) };
      } catch (error) {
        if (!(error instanceof FileDamaged)) throw error;
        moved = { ...moved, damaged: [...moved.damaged, `${place.table} ${row.key}, ${place.column}: ${error.reason}`] };
      }
      tell(moved);
    }
  }
  return moved;
};

export interface Checked {
  /** Files that match their hash. */
  readonly sound: number;
  readonly damaged: readonly string[];
}

/** Reads every file in the object store and checks its hash. Throws `StoreAway`. */
export const checkFiles = async (database: Database, objects: ObjectStore): Promise<Checked> => {
  const outside = openObjectFiles(database, objects);
  let sound = 0;
  const damaged: string[] = [];
  for (const place of fileColumns) {
    for await (const row of rowsOf(database, place, leaving.postgres(place.column))) {
      try {
        await outside.get(row);
        sound += 1;
      } catch (error) {
        if (!(error instanceof FileDamaged)) throw error;
        damaged.push(`${place.table} ${row.key}, ${place.column}: ${error.reason}`);
      }
    }
  }
  return { sound, damaged };
};

/**
 * Records every object that a row refers to as this installation's own, as after a restore that replaces the original. Returns
 * their number.
 */
export const adoptObjects = async ({ pool }: Database): Promise<number> => {
  const { rowCount } = await pool.query(
    `insert into stored_object (sha256, bytes) select sha256, bytes from (${namedObjects}) as named on conflict (sha256) do nothing`,
  );
  return rowCount ?? 0;
};
