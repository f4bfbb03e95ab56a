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
  /** Characters of one row or of the attributes of one feature. */
  featureCharacters: 4 * 1024 * 1024,
  /** Positions of one feature: the outline of a State with every islet has a tenth. */
  positions: 500_000,
  /** Depth of elements of XML, or of lists and objects of JSON; files of programs have twenty. */
  depth: 100,
} as const;

/**
 * The file as a whole cannot be read; the sentence says why and what to do. Not an `ApiError`, so that the program that reads need not load
 * the whole contract; `read-geo-file.ts` makes one of it.
 */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

export const refuseFile = (sentence: string): FileRefusal => new FileRefusal(sentence);

/** One row or feature is larger than any that means something. */
export const refuseFeature = (row: number): FileRefusal =>
  refuseFile(
    `Row or feature ${row} is larger than is read: ${fileLimits.columns} attributes, ${toMegabytes(fileLimits.featureCharacters)} MB of text or ${fileLimits.positions} positions. Shorten or split it`,
  );

export const refuseDepth = (): FileRefusal => refuseFile(`The file is nested more than ${fileLimits.depth} deep, which no map or table is`);

export const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
