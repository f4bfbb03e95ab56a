import { Worker } from 'node:worker_threads';
import { ApiError } from '@hazardguard/contract';
import type { GeoFeature } from './geo-feature.ts';
import type { WorkerAnswer } from './geo-worker.ts';
import type { ReaderInput, SheetFacts } from './open-reader.ts';
import { unpackFeatures } from './pack-features.ts';
import { FileRefusal } from './refuse-file.ts';
import { type FeatureFormat, type FileFormat, featureFormats, sniffFile } from './sniff-file.ts';

/** Heap of the thread that parses, MB: a workbook of 200 MB unpacked needs most of it; a stream keeps only numbers outside the heap. */
const heapMb = { whole: 1_400, streamed: 160 } as const;

const isStreamed = (format: FeatureFormat): boolean => format === 'osm-xml' || format === 'osm-pbf' || format === 'csv';

export interface OpenedGeoFile {
  /** Of a sheet; null for a map file. */
  readonly facts: SheetFacts | null;
  readonly features: AsyncIterableIterator<GeoFeature, undefined>;
}

/** The file is refused as a whole, in a sentence for the person who chose it. */
export const refuseFile = (sentence: string): ApiError => new ApiError('invalid-file', sentence);

/** What a file is, by its content. Throws an `ApiError` `invalid-file` for one that is not read. */
export const sniffGeoFile = async (path: string): Promise<FileFormat> => {
  try {
    return await sniffFile(path);
  } catch (error) {
    throw error instanceof FileRefusal ? refuseFile(error.message) : error;
  }
};

export const isFeatureFormat = (format: FileFormat): format is FeatureFormat => (featureFormats as readonly FileFormat[]).includes(format);

/** Answers of the thread in order. */
const listen = (worker: Worker) => {
  const answers: WorkerAnswer[] = [];
  let failure: Error | null = null;
  let wake: (() => void) | null = null;
  const awaken = (): void => {
    wake?.();
    wake = null;
  };
  worker.on('message', (answer: WorkerAnswer) => {
    answers.push(answer);
    awaken();
  });
  worker.on('error', (error: Error & { readonly code?: string }) => {
    failure =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? refuseFile('The file needs more memory than one import may use. Split it, or save it as CSV')
        : error;
    awaken();
  });
  worker.on('exit', () => {
    failure ??= new Error('The thread that reads files ended without an answer');
    awaken();
  });
  return async (): Promise<WorkerAnswer> => {
    for (;;) {
      const next = answers.shift();
      if (next !== undefined) return refuseFailed(next);
      if (failure !== null) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
};

const refuseFailed = (answer: WorkerAnswer): WorkerAnswer => {
  if ('refused' in answer) throw refuseFile(answer.refused);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
};

type Features = AsyncIterableIterator<GeoFeature, undefined>;

/** A plain iterator: a generator would cost more than the reading. Ends the thread when its reader stops early. */
const iterate = (worker: Worker, next: () => Promise<WorkerAnswer>): Features => {
  let batch: readonly GeoFeature[] = [];
  let at = 0;
  let done = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    done = true;
    batch = [];
    await worker.terminate();
    return { done: true, value: undefined };
  };
  const fetch = async (): Promise<IteratorResult<GeoFeature, undefined>> => {
    try {
      while (at >= batch.length) {
        const answer = done ? ({ done: true } as const) : await next();
        if ('done' in answer) return await end();
        if (!('batch' in answer)) continue;
        batch = unpackFeatures(answer.batch);
        at = 0;
        worker.postMessage(null);
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

/** Opens a file in a thread of its own: first what a sheet is, then its rows or features as they are read. */
export const openGeoFile = async (input: ReaderInput): Promise<OpenedGeoFile> => {
  const worker = new Worker(new URL('./geo-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: isStreamed(input.format) ? heapMb.streamed : heapMb.whole, maxYoungGenerationSizeMb: 48 },
  });
  const next = listen(worker);
  try {
    const first = await next();
    return { facts: 'facts' in first ? first.facts : null, features: iterate(worker, next) };
  } catch (error) {
    await worker.terminate();
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

/**
 * The rows of a sheet or the features of a map file, whatever its name, one after the other. Throws an `ApiError` `invalid-file` with
 * what to do where the file is not read.
 */
export const readGeoFile = (path: string, { knownColumns = [] }: { readonly knownColumns?: readonly string[] } = {}): Features =>
  openLate(async () => {
    const format = await sniffGeoFile(path);
    if (!isFeatureFormat(format)) throw refuseFile(`A file of the kind ${format} has no rows or features`);
    return (await openGeoFile({ path, format, knownColumns })).features;
  });

/**
 * Features of an OpenStreetMap file (XML or PBF) whose elements have tags: properties are the tags with `osm_type` and `osm_id`; ways
 * have the positions of their nodes, closed ways with the tags of an area are polygons, relations of areas multipolygons.
 */
export const readOsm = (path: string): Features =>
  openLate(async () => {
    const format = await sniffGeoFile(path);
    if (format !== 'osm-xml' && format !== 'osm-pbf') throw refuseFile('This is no OpenStreetMap file (.osm or .osm.pbf)');
    return (await openGeoFile({ path, format, knownColumns: [] })).features;
  });
