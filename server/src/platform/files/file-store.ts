import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { runUnscoped } from '../db/scope/row-scope.ts';
import type { FileSettings } from '../env/file-variables.ts';
import { FileDamaged, StoreAway } from './faults.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** What a row holds of a file. `body` null: its bytes lie in the object store under their hash. */
export interface StoredBytes {
  readonly body: Buffer | null;
  /** Null: a row from before hashes were kept; then it has the bytes. */
  readonly sha256: Buffer | null;
  readonly bytes: number | null;
}

/** Of bytes that were just kept. */
export type StoredRow = StoredBytes & { readonly sha256: Buffer; readonly bytes: number };

/** Keeps the bytes of files; callers keep in their row what `put` gives, and do not know where the bytes lie. */
export interface FileStore {
  /** To be called before the row is written. The same bytes twice are harmless. Throws `StoreAway`: nothing may be written then. */
  put(bytes: Buffer): Promise<StoredRow>;
  /** The bytes that the row's hash names, or `FileDamaged`. Throws `StoreAway`. */
  get(stored: StoredBytes): Promise<Buffer>;
}

export interface Files extends FileStore {
  /** Null: there is none. */
  readonly objects: ObjectStore | null;
}

export const computeSha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const verifyBytes = (bytes: Buffer, { sha256 }: StoredBytes, where: string): Buffer => {
  if (sha256 === null || computeSha256(bytes).equals(sha256)) return bytes;
  throw new FileDamaged(`The file is damaged in the ${where}; tell whoever runs this server`, `${sha256.toString('hex')} has another hash`);
};

/** In the row itself: written, backed up and removed with it. */
const rowFiles: FileStore = {
  put: async (bytes) => ({ body: bytes, sha256: computeSha256(bytes), bytes: bytes.length }),
  get: async (stored) => {
    if (stored.body === null) throw new Error('The row has no bytes');
    return verifyBytes(stored.body, stored, 'database');
  },
};

/** Named before it is put, so that what a failed request leaves is found; its name is fresh until the row is committed. */
const recordObject = ({ kysely }: Database, sha256: Buffer, bytes: number) =>
  runUnscoped(() =>
    sql`
    insert into stored_object (sha256, bytes) values (${sha256}, ${bytes})
    on conflict (sha256) do update set put_at = now()`.execute(kysely),
  );

/** In an object store; the row keeps hash and size. */
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
      'The file lies in an object store that this server does not know; tell whoever runs it to set S3_ENDPOINT and what belongs to it',
      'S3_ENDPOINT is not set, and a row names an object',
    );
  },
};

/** New bytes go where the settings say, kept ones are read where they are. `complain` writes to the log. */
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
