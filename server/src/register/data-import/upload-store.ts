import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, importFileBytes } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';

const pieceBytes = 1024 * 1024;

/** Files of one person that wait at a time; an older one goes. */
const mostWaiting = 5;

const tooLarge = () =>
  new ApiError(
    'too-large',
    `The file is larger than ${importFileBytes / 1024 / 1024} MB. Import it on the server with hazardguard data import`,
  );

/** Keeps a file in pieces in the database, where every server finds it; deletes files of yesterday. */
export const keepUpload = async (
  { kysely }: Database,
  {
    body,
    announced,
    fileName,
    personId,
  }: { readonly body: Readable; readonly announced: number; readonly fileName: string; readonly personId: string },
): Promise<{ readonly file: string; readonly bytes: number }> => {
  if (announced > importFileBytes) throw tooLarge();
  await runUnscoped(async () => {
    await kysely
      .deleteFrom('import_file')
      .where('sent_at', '<', new Date(Date.now() - 24 * 3_600_000))
      .execute();
    const old = kysely
      .selectFrom('import_file')
      .select('id')
      .where('person_id', '=', personId)
      .orderBy('sent_at', 'desc')
      .offset(mostWaiting - 1);
    await kysely.deleteFrom('import_file').where('id', 'in', old).execute();
  });
  const { id } = await kysely
    .insertInto('import_file')
    .values({ file_name: fileName, person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  let bytes = 0;
  let place = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async (): Promise<void> => {
    if (waitingBytes === 0) return;
    await kysely
      .insertInto('import_piece')
      .values({ file_id: id, place, content: Buffer.concat(waiting) })
      .execute();
    place += 1;
    waiting = [];
    waitingBytes = 0;
  };
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > importFileBytes) throw tooLarge();
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= pieceBytes) await flush();
    }
    await flush();
    if (bytes === 0) throw new ApiError('invalid-file', 'The file is empty');
    await kysely.updateTable('import_file').set({ bytes }).where('id', '=', id).execute();
  } catch (error) {
    await kysely.deleteFrom('import_file').where('id', '=', id).execute();
    throw error;
  }
  return { file: id, bytes };
};

const noteMs = 500;

/** Stores how many rows of a file have been read, twice a second at most; the number is a help for the reader and never ends an import. */
export const makeProgressNoter = ({ kysely }: Database, file: string, onFailure: (error: unknown) => void): ((rows: number) => void) => {
  let last = 0;
  let writing = false;
  return (rows) => {
    if (writing || Date.now() - last < noteMs) return;
    [last, writing] = [Date.now(), true];
    runUnscoped(() => kysely.updateTable('import_file').set({ rows_done: rows }).where('id', '=', file).execute())
      .catch(onFailure)
      .finally(() => {
        writing = false;
      });
  };
};

/** Rows of a file of this person that have been read; null: there is no such file. */
export const readProgress = async (
  { kysely }: Database,
  { file, personId }: { readonly file: string; readonly personId: string },
): Promise<number | null> => {
  const found = await kysely
    .selectFrom('import_file')
    .select('rows_done')
    .where('id', '=', file)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found === undefined ? null : Number(found.rows_done);
};

/** A file in a temporary folder for the duration of the work. */
const withFile = async <Result>(write: (path: string) => Promise<void>, work: (path: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'hazardguard-import-'));
  // A server that stops does not wait for the work.
  const removeNow = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  try {
    const path = join(folder, 'file');
    await write(path);
    return await work(path);
  } finally {
    process.off('exit', removeNow);
    await rm(folder, { recursive: true, force: true });
  }
};

/** The file of an upload of this person that is kept. */
export const withUploadedFile = async <Result>(
  { kysely }: Database,
  { file, personId }: { readonly file: string; readonly personId: string },
  work: (path: string, fileName: string) => Promise<Result>,
): Promise<Result> => {
  const found = await kysely
    .selectFrom('import_file')
    .select(['file_name', 'bytes'])
    .where('id', '=', file)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (found === undefined || found.bytes === 0) throw new ApiError('not-found', 'The file is no longer here. Choose it again');
  const readPieces = async function* () {
    for (let place = 0; ; place += 1) {
      const piece = await kysely
        .selectFrom('import_piece')
        .select('content')
        .where('file_id', '=', file)
        .where('place', '=', place)
        .executeTakeFirst();
      if (piece === undefined) return;
      yield piece.content;
    }
  };
  return withFile(
    (path) => pipeline(readPieces, createWriteStream(path, { mode: 0o600 })),
    (path) => work(path, found.file_name),
  );
};

/** The file that a call sends as its body: no more of it is in memory than passes through. */
export const withSentFile = async <Result>(
  { body, announced }: { readonly body: Readable; readonly announced: number },
  work: (path: string) => Promise<Result>,
): Promise<Result> => {
  if (announced > importFileBytes) throw tooLarge();
  return withFile(async (path) => {
    let bytes = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > importFileBytes) throw tooLarge();
        yield chunk;
      }
    };
    await pipeline(body, count, createWriteStream(path, { mode: 0o600 }));
    if (bytes === 0) throw new ApiError('invalid-file', 'The file is empty');
  }, work);
};
