import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, mapLayerLimits, type OperatorLayer } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { ArchiveFault, openArchive, openFileRanges } from './archive-source.ts';
import { checkArchive } from './check-archive.ts';
import { convertMbtiles } from './convert-mbtiles.ts';
import { addLayer, addPart, hasLayer, partBytes, presentLayer } from './store.ts';

export interface ArchiveImport {
  readonly name: string;
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
}

const readStart = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(16);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return start.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

const refuse = (why: string): ApiError => new ApiError('invalid-file', `The file is no map archive that can be used. ${why}.`);

const toRefusal = (error: unknown): unknown => {
  if (error instanceof ApiError) return error;
  if (error instanceof ArchiveFault) return refuse(error.message);
  // The library's own words are about its code.
  return error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError
    ? refuse('Its directories are damaged')
    : error;
};

const storeParts = async (
  database: Database,
  files: FileStore,
  path: string,
  facts: Awaited<ReturnType<typeof checkArchive>>,
  { name, sourceName, year, licence, actor }: ArchiveImport,
): Promise<OperatorLayer> => {
  const ranges = await openFileRanges(path);
  try {
    return await database.kysely.transaction().execute(async (kysely) => {
      const inside = { ...database, kysely };
      const [west, south, east, north] = facts.bounds;
      const credit = facts.attribution !== '' ? facts.attribution : sourceName;
      const row = await addLayer(inside, {
        name,
        content: facts.content,
        tile_schema: facts.schema,
        source_name: sourceName,
        year,
        licence,
        attribution: licence === '' ? credit : `${credit} (${licence})`,
        west,
        south,
        east,
        north,
        min_zoom: facts.minZoom,
        max_zoom: facts.maxZoom,
        bytes: ranges.bytes,
        added_by: actor?.name ?? null,
        added_by_id: actor?.id ?? null,
      });
      for (let number = 0; number * partBytes < ranges.bytes; number += 1) {
        const offset = number * partBytes;
        const bytes = await ranges.read(offset, Math.min(partBytes, ranges.bytes - offset));
        await addPart(inside, row.id, number, await files.put(Buffer.from(bytes)));
      }
      return presentLayer(row);
    });
  } finally {
    await ranges.close();
  }
};

/**
 * Adds an archive of map tiles: PMTiles as it is, MBTiles rewritten as PMTiles. Refuses what the map cannot draw, by an `ApiError`
 * that says why; then nothing is stored. @param path the file on this machine, which stays
 */
export const importArchive = async (database: Database, files: FileStore, path: string, options: ArchiveImport): Promise<OperatorLayer> => {
  if (await hasLayer(database, options.name))
    throw new ApiError('conflict', `There is a map layer “${options.name}” already. Choose another name, or delete that one first`);
  const folder = await mkdtemp(join(tmpdir(), 'hazardguard-map-'));
  try {
    const start = await readStart(path);
    const isMbtiles = start === 'SQLite format 3\0';
    if (!isMbtiles && !start.startsWith('PMTiles')) throw refuse('It is neither PMTiles nor MBTiles');
    const archive = isMbtiles ? join(folder, 'converted.pmtiles') : path;
    if (isMbtiles) await convertMbtiles(path, archive);
    const ranges = await openFileRanges(archive);
    const facts = await checkArchive(openArchive(options.name, ranges.bytes, ranges.read), ranges.bytes).finally(ranges.close);
    return await storeParts(database, files, archive, facts, options);
  } catch (error) {
    throw toRefusal(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** An archive that arrives as a stream: written to the disk first, and refused once it is too large. */
export const receiveArchive = async (
  database: Database,
  files: FileStore,
  body: Readable,
  options: ArchiveImport,
): Promise<OperatorLayer> => {
  const folder = await mkdtemp(join(tmpdir(), 'hazardguard-upload-'));
  const path = join(folder, 'archive');
  let size = 0;
  const limit = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size <= mapLayerLimits.bytes) done(null, chunk);
      else done(new ApiError('too-large', `An archive can have at most ${mapLayerLimits.bytes / 1024 ** 3} GB`));
    },
  });
  try {
    await pipeline(body, limit, createWriteStream(path));
    return await importArchive(database, files, path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
