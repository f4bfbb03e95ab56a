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
