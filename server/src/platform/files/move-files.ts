import type { Database } from '../db/database.ts';
import { type FileColumn, fileColumns, namedObjects } from '../db/tables/file-columns.ts';
import { FileDamaged } from './faults.ts';
import { computeSha256, type FileStore, openObjectFiles, type StoredBytes } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';

export type Place = 's3' | 'postgres';

export interface Moved {
  readonly files: number;
  readonly bytes: number;
  /** Of files that could not be read: they stay where they are. */
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

/** Rows of one column of which something holds, one after another: no more than one file is held in memory. */
async function* rowsOf(database: Database, place: FileColumn, which: string): AsyncGenerator<Row> {
  let row = await readNextRow(database, place, which, null);
  while (row !== null) {
    yield row;
    row = await readNextRow(database, place, which, row);
  }
}

/** The row as it is to be, once its bytes are where they shall be and were read there. */
const moveBytes = async (outside: FileStore, row: Row, to: Place): Promise<StoredBytes> => {
  if (to === 'postgres') return { ...row, body: await outside.get(row) };
  const { body } = row;
  if (body === null) throw new Error('The row has no bytes');
  if (row.sha256 !== null && !computeSha256(body).equals(row.sha256))
    throw new FileDamaged('The file is damaged in the database', `${row.sha256.toString('hex')} has another hash`);
  const kept = await outside.put(body);
  await outside.get(kept);
  return kept;
};

/** The database takes the change only where the bytes have the hash, or leave it behind. A row that is gone meanwhile stays gone. */
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
 * Moves the bytes of every file to one store, each file by itself: what was moved stays moved when it is cut off, and the next call goes
 * on. A file that is damaged or missing is told and left. Throws `StoreAway`.
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
  /** Files whose bytes have their hash. */
  readonly sound: number;
  readonly damaged: readonly string[];
}

/** Reads every file that lies in the object store and holds it against its hash. Throws `StoreAway`. */
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

/** Takes every object that a row names for this installation's own, as after a restore where no other lives on. Returns how many. */
export const adoptObjects = async ({ pool }: Database): Promise<number> => {
  const { rowCount } = await pool.query(
    `insert into stored_object (sha256, bytes) select sha256, bytes from (${namedObjects}) as named on conflict (sha256) do nothing`,
  );
  return rowCount ?? 0;
};
