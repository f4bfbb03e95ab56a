import type { Readable } from 'node:stream';
import { ApiError, readingLimits } from '@hazardguard/contract';
import { readBounded } from '../../platform/streams/read-bounded.ts';
import type { GivenRow } from './given-row.ts';
import { readReadingCsv } from './reading-csv.ts';
import { isSenml, readSenml } from './senml.ts';

const tooLarge = (): ApiError =>
  new ApiError('too-large', `A body of readings has at most ${readingLimits.rows} rows and ${readingLimits.bytes / 1024} KB. Send several`);

/** Reads the body as text; refuses it as soon as it is too large. */
export const readText = async (body: Readable): Promise<string> =>
  (await readBounded(body, readingLimits.bytes, tooLarge)).toString('utf8');

const noReading = (): ApiError =>
  new ApiError('invalid-input', 'The body has no reading: one JSON object per line, a JSON array of them, SenML or CSV');

const limitRows = (rows: readonly GivenRow[]): readonly GivenRow[] => {
  if (rows.length > readingLimits.rows) throw tooLarge();
  if (rows.length === 0) throw noReading();
  return rows;
};

const parseArray = (text: string): readonly unknown[] => {
  try {
    return JSON.parse(text) as readonly unknown[];
  } catch {
    throw new ApiError('invalid-input', 'The body starts like a JSON array but is not valid JSON');
  }
};

/** Rows of a JSON array or of one JSON object per line; an array of SenML records is read as SenML. An unreadable line becomes a problem. */
export const parseRows = (text: string, now = new Date()): readonly GivenRow[] => {
  const trimmed = text.trimStart();
  if (trimmed.startsWith('[')) {
    const rows = parseArray(trimmed);
    if (rows.length > readingLimits.rows) throw tooLarge();
    return limitRows(isSenml(rows) ? readSenml(rows, now) : rows.map((given, i) => ({ line: i + 1, given })));
  }
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, text: line }]));
  if (lines.length > readingLimits.rows) throw tooLarge();
  if (lines.length === 0) throw noReading();
  return lines.map(({ line, text: one }) => {
    try {
      return { line, given: JSON.parse(one) as unknown };
    } catch {
      return { line, sensor: null, field: null, reason: 'The line is not a JSON object' };
    }
  });
};

/** Rows of a body by its media type: CSV, SenML, or JSON. */
export const parseBody = (mediaType: string | undefined, text: string, now: Date): readonly GivenRow[] => {
  const type = mediaType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'text/csv') return limitRows(readReadingCsv(text));
  if (type !== 'application/senml+json') return parseRows(text, now);
  const pack = text.trimStart().startsWith('[') ? parseArray(text) : undefined;
  if (pack === undefined) throw new ApiError('invalid-input', 'A SenML pack is a JSON array of records');
  if (pack.length > readingLimits.rows) throw tooLarge();
  return limitRows(readSenml(pack, now));
};
