import type { Readable } from 'node:stream';
import { ApiError, type ReadingProblem, readingLimits } from '@hazardguard/contract';

/** A row as sent, or the reason why it cannot be read. */
export type GivenRow = { readonly line: number; readonly given: unknown } | ReadingProblem;

const tooLarge = (): ApiError =>
  new ApiError('too-large', `A body of readings has at most ${readingLimits.rows} rows and ${readingLimits.bytes / 1024} KB. Send several`);

/** Reads the body as text; refuses it as soon as it is too large. */
export const readText = async (body: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += (part as Buffer).byteLength;
    if (bytes > readingLimits.bytes) throw tooLarge();
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
};

const noReading = (): ApiError =>
  new ApiError('invalid-input', 'The body has no reading: one JSON object per line, or a JSON array of them');

/** Rows of a JSON array or of one JSON object per line. An unreadable line becomes a problem; an unreadable array is refused. */
export const parseRows = (text: string): readonly GivenRow[] => {
  const trimmed = text.trimStart();
  if (trimmed.startsWith('[')) {
    let array: unknown;
    try {
      array = JSON.parse(trimmed);
    } catch {
      throw new ApiError('invalid-input', 'The body starts like a JSON array but is not valid JSON');
    }
    const rows = array as readonly unknown[];
    if (rows.length > readingLimits.rows) throw tooLarge();
    if (rows.length === 0) throw noReading();
    return rows.map((given, i) => ({ line: i + 1, given }));
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
