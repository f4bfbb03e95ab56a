/** Sizes that are checked before and while a file is unpacked. */
export const fileLimits = {
  /** Unpacked parts of one archive together. */
  unpackedBytes: 200 * 1024 * 1024,
  /** A packed file, or a file that is read as a whole. */
  wholeBytes: 200 * 1024 * 1024,
  /** A file that is read as a stream. */
  streamedBytes: 8 * 1024 * 1024 * 1024,
  /** Rows of a sheet, as Excel has them. */
  rows: 1_048_576,
  /** Columns of a sheet that can be imported. */
  columns: 1_000,
} as const;

/**
 * The file as a whole cannot be read; the sentence says why and what to do. Not an `ApiError`, so that the thread that reads need not load
 * the whole contract; `read-geo-file.ts` makes one of it.
 */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

export const refuseFile = (sentence: string): FileRefusal => new FileRefusal(sentence);

export const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
