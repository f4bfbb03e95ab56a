import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '@hazardguard/contract';
import { readerLimits } from '../../platform/programs/memory-limits.ts';
import { type OpenedProgram, openProgram } from '../../platform/programs/open-program.ts';
import { type FileFormat, isFeatureFormat } from './file-format.ts';
import type { GeoFeature } from './geo-feature.ts';
import type { SheetFacts } from './open-reader.ts';
import { type PackedFeatures, unpackFeatures } from './pack-features.ts';
import type { ReaderAnswer, ReaderTask } from './reader-program.ts';

export interface OpenedGeoFile {
  /** What it is, by its content. */
  readonly format: FileFormat;
  /** Of a sheet; null for a map file. */
  readonly facts: SheetFacts | null;
  /** Empty for a raster or an archive of tiles, which have none. */
  readonly features: AsyncIterableIterator<GeoFeature, undefined>;
}

/** The file is refused as a whole, in a sentence for the person who chose it. */
export const refuseFile = (sentence: string): ApiError => new ApiError('invalid-file', sentence);

type Program = OpenedProgram<ReaderTask | Record<string, never>, ReaderAnswer>;

const nextAnswer = async (program: Program): Promise<ReaderAnswer> => {
  const answer = await program.next();
  if ('refused' in answer) throw refuseFile(answer.refused);
  if ('failed' in answer) throw Object.assign(new Error(answer.failed), { stack: answer.stack, code: answer.code });
  return answer;
};

type Features = AsyncIterableIterator<GeoFeature, undefined>;

/** A plain iterator: a generator would cost more than the reading. Closes also when its reader stops early. */
const iterate = (nextBatch: () => Promise<PackedFeatures | null>, close: () => Promise<void>): Features => {
  let batch: readonly GeoFeature[] = [];
  let at = 0;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    batch = [];
    await close();
    return { done: true, value: undefined };
  };
  const fetch = async (): Promise<IteratorResult<GeoFeature, undefined>> => {
    try {
      while (at >= batch.length) {
        const packed = await nextBatch();
        if (packed === null) return await end();
        // Others have their turn between two batches, however fast they come.
        await nextTurn();
        batch = unpackFeatures(packed);
        at = 0;
      }
    } catch (error) {
      await end();
      throw error;
    }
    at += 1;
    return { done: false, value: batch[at - 1] as GeoFeature };
  };
  const features: Features = {
    next: () => {
      const value = batch[at];
      if (value === undefined) return fetch();
      at += 1;
      return Promise.resolve({ done: false, value });
    },
    return: end,
    [Symbol.asyncIterator]: () => features,
  };
  return features;
};

const iterateProgram = (program: Program, onBatch: (batch: PackedFeatures) => void): Features => {
  let done = false;
  const nextBatch = async (): Promise<PackedFeatures | null> => {
    while (!done) {
      const answer = await nextAnswer(program);
      if ('done' in answer) break;
      if (!('batch' in answer)) continue;
      onBatch(answer.batch);
      program.send({});
      return answer.batch;
    }
    return null;
  };
  return iterate(nextBatch, () => {
    done = true;
    return program.end();
  });
};

/** The features of batches that were kept. */
export const iterateKept = (batches: readonly PackedFeatures[]): Features => {
  let at = 0;
  return iterate(
    async () => batches[at++] ?? null,
    async () => {
      at = batches.length;
    },
  );
};

/**
 * Opens a file in a program of its own (decision 0140): first what it is, then its rows or features as they are read. This process never
 * parses it. `onBatch` gets what the program sent, before its features are delivered. Throws an `ApiError` `invalid-file` with what to do
 * where the file is not read.
 */
export const openGeoFile = async (
  task: ReaderTask,
  {
    signal,
    onBatch = () => undefined,
  }: { readonly signal?: AbortSignal | undefined; readonly onBatch?: (batch: PackedFeatures) => void } = {},
): Promise<OpenedGeoFile> => {
  const program: Program = openProgram(new URL('reader-program.ts', import.meta.url), { limits: readerLimits, signal });
  try {
    program.send(task);
    let format: FileFormat | null = null;
    for (;;) {
      const answer = await nextAnswer(program);
      if ('format' in answer) format = answer.format;
      if (format === null || ('format' in answer && isFeatureFormat(format))) continue;
      return {
        format,
        facts: 'facts' in answer ? answer.facts : null,
        features: iterateProgram(program, onBatch),
      };
    }
  } catch (error) {
    await program.end();
    throw error;
  }
};

/** An iterator that opens its file when it is first read. */
const openLate = (open: () => Promise<Features>): Features => {
  let opened: Promise<Features> | null = null;
  let ready: Features | null = null;
  const features: Features = {
    next: () => {
      if (ready !== null) return ready.next();
      opened ??= open().then((found) => {
        ready = found;
        return found;
      });
      return opened.then((found) => found.next());
    },
    return: async () =>
      opened === null ? { done: true, value: undefined } : ((await (await opened).return?.()) ?? { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => features,
  };
  return features;
};

/** The features of a file of one of these kinds; another one is refused with the sentence. */
const readFeatures = (
  path: string,
  knownColumns: readonly string[],
  isRead: (format: FileFormat) => boolean,
  refusal: (format: FileFormat) => string,
): Features =>
  openLate(async () => {
    const { format, features } = await openGeoFile({ path, knownColumns });
    if (isRead(format)) return features;
    await features.return?.();
    throw refuseFile(refusal(format));
  });

/**
 * The rows of a sheet or the features of a map file, whatever its name, one after the other. Throws an `ApiError` `invalid-file` with
 * what to do where the file is not read.
 */
export const readGeoFile = (path: string, { knownColumns = [] }: { readonly knownColumns?: readonly string[] } = {}): Features =>
  readFeatures(path, knownColumns, isFeatureFormat, (format) => `A file of the kind ${format} has no rows or features`);

/**
 * Features of an OpenStreetMap file (XML or PBF) whose elements have tags: properties are the tags with `osm_type` and `osm_id`; ways
 * have the positions of their nodes, closed ways with the tags of an area are polygons, relations of areas multipolygons.
 */
export const readOsm = (path: string): Features =>
  readFeatures(
    path,
    [],
    (format) => format === 'osm-xml' || format === 'osm-pbf',
    () => 'This is no OpenStreetMap file (.osm or .osm.pbf)',
  );
