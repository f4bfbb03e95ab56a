import { ApiError } from '@hazardguard/contract';
import { type CsvRecord, type Delimiter, readCsvRecords } from './csv-records.ts';

export { type CsvRecord, type Delimiter, delimiters } from './csv-records.ts';

/** Records of a CSV text; a record without an end refuses the file. */
export const parseCsv = (pieces: Iterable<string>, delimiter: Delimiter): Generator<CsvRecord> =>
  readCsvRecords(pieces, delimiter, (sentence) => new ApiError('invalid-file', sentence));
