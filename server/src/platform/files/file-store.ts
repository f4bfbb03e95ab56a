import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { runUnscoped } from '../db/scope/row-scope.ts';
import type { FileSettings } from '../env/file-variables.ts';
import { FileDamaged, StoreAway } from './faults.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** What a row stores about a file. `body` null: its bytes are in the object store under their hash. */
export interface StoredBytes {
  readonly body: Buffer | null;
  /** Null: a row from before hashes were stored; then it has the bytes. */
  readonly sha256: Buffer | null;
  readonly bytes: number | null;
}

/** For newly stored bytes. */
export type StoredRow = StoredBytes & { readonly sha256: Buffer; readonly bytes: number };

/** Stores the bytes of files; callers store in their row what `put` returns, and do not know where the bytes are. */
export interface FileStore {
  /** Call it before the row is written. Storing the same bytes twice is harmless. Throws `StoreAway`: nothing may be written then. */
  put(bytes: Buffer): Promise<StoredRow>;
  /** The bytes for the row's hash, or `FileDamaged`. Throws `StoreAway`. */
  get(stored: StoredBytes): Promise<Buffer>;
}

export interface Files extends FileStore {
  /** Null: there is none. */
  readonly objects: ObjectStore | null;
}

export const computeSha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const verifyBytes = (bytes: Buffer, { sha256 }: StoredBytes, where: string): Buffer => {
  if (sha256 === null || computeSha256(bytes).equals(sha256)) return bytes;
  throw new FileDamaged(
    `The file is damaged in the ${where}; contact the server administrator`,
    `${sha256.toString('hex')} has another hash`,
  );
};

/** In the row itself: written, backed up and removed with it. */
const rowFiles: FileStore = {
  put: async (bytes) => ({ body: bytes, sha256: computeSha256(bytes), bytes: bytes.length }),
  get: async (stored) => {
    if (stored.body === null) throw new Error('The row has no bytes');
    return verifyBytes(stored.body, stored, 'database');
  },
};

/** Recorded before the upload, so that objects of a failed request are found; the record is fresh until the row is committed. */
const recordObject = ({ kysely }: Database, sha256: Buffer, bytes: number) =>
  runUnscoped(() =>
    sql`
    insert into stored_object (sha256, bytes) values (${sha256}, ${bytes})
    on conflict (sha256) do update set put_at = now()`.execute(kysely),
  );

/** In an object store; the row has hash and size. */
export const openObjectFiles = (database: Database, objects: ObjectStore): FileStore => ({
  put: async (bytes) => {
    const sha256 = computeSha256(bytes);
    await recordObject(database, sha256, bytes.length);
    await objects.put(sha256.toString('hex'), bytes);
    return { body: null, sha256, bytes: bytes.length };
  },
  get: async (stored) => {
    const { sha256, bytes } = stored;
    if (sha256 === null || bytes === null) throw new Error('The row names no object');
    return verifyBytes(await objects.get(sha256.toString('hex'), bytes), stored, 'object store');
  },
});

const noStore: FileStore = {
  put: async () => {
    throw new Error('There is no object store');
  },
  get: async () => {
    throw new StoreAway(
      'The file is in an object store that is not configured here; ask the server administrator to set S3_ENDPOINT and the related settings',
      'S3_ENDPOINT is not set, and a row names an object',
    );
  },
};

/** New files are stored where the settings say, existing ones are read where they are. `complain` writes to the log. */
export const openFiles = (
  { keptIn, objects: settings }: FileSettings,
  database: Database,
  complain: (fault: StoreAway | FileDamaged) => void = () => undefined,
): Files => {
  const objects = settings === null ? null : openObjectStore(settings);
  const outside = objects === null ? noStore : openObjectFiles(database, objects);
  const withFaultReport = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreAway || error instanceof FileDamaged) complain(error);
      throw error;
    }
  };
  return {
    objects,
    put: (bytes) => withFaultReport(() => (keptIn === 's3' ? outside : rowFiles).put(bytes)),
    get: (stored) => withFaultReport(() => (stored.body === null ? outside : rowFiles).get(stored)),
  };
};
