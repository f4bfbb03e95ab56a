import { ApiError } from '@hazardguard/contract';
import { type Delimiter, delimiters, parseCsv } from './parse-csv.ts';
import type { UploadedText } from './read-upload.ts';

/** `Industry Name`, `industry_name` and `industryName` are the same column. */
const toColumnKey = (name: string): string => name.toLowerCase().replace(/[\s_\-.]+/g, '');

/** A column's name for people: `safetyTeamContact` → `safety team contact`. */
export const formatColumnTitle = (column: string): string => column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export interface Header {
  readonly delimiter: Delimiter;
  /** By position; null: a skipped column. */
  readonly columns: readonly (string | null)[];
}

/** Characters searched for the first line. */
const headLength = 64 * 1024;

const readHead = ({ pieces }: UploadedText): string => {
  let head = '';
  for (const piece of pieces()) {
    head += piece;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
};

const parseHeaderCells = (text: string, delimiter: Delimiter): readonly string[] => {
  const [first] = parseCsv([text], delimiter);
  return first?.cells ?? [];
};

const matchColumns = (cells: readonly string[], known: readonly string[]): (string | null)[] => {
  const byKey = new Map(known.map((column) => [toColumnKey(column), column]));
  return cells.map((cell) => byKey.get(toColumnKey(cell)) ?? null);
};

const count = (columns: readonly (string | null)[]): number => columns.filter((column) => column !== null).length;

const listed = 30;
const list = (names: readonly string[]): string => {
  const quotedNames = names.slice(0, listed).map((name) => `"${name.trim().slice(0, 40)}"`);
  return [...quotedNames, ...(names.length > listed ? ['…'] : [])].join(', ');
};

/**
 * Matches columns: by the names of the first line, or by the positions that a person has mapped. The delimiter is the one that
 * matches most names. A file that lacks a required column, or has one twice, is refused.
 */
export const readHeader = (
  uploaded: UploadedText,
  needed: readonly string[],
  optional: readonly string[],
  mapping: string | undefined,
): Header => {
  const text = readHead(uploaded);
  if (text.trim() === '') throw new ApiError('invalid-file', 'The file is empty');
  const known = [...needed, ...optional];
  const read = delimiters
    .map((delimiter) => {
      const cells = parseHeaderCells(text, delimiter);
      return { delimiter, cells, columns: matchColumns(cells, known) };
    })
    .reduce((best, next) => {
      const gain = count(next.columns) - count(best.columns);
      return gain > 0 || (gain === 0 && next.cells.length > best.cells.length) ? next : best;
    });
  const columns = mapping === undefined ? read.columns : matchColumns(mapping.split(','), known);
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const lacks = missing.map(formatColumnTitle).join(', ');
    throw new ApiError('invalid-file', `The file has no column for ${lacks}. Its first line has: ${list(read.cells)}`);
  }
  const twice = known.find((column) => columns.filter((candidate) => candidate === column).length > 1);
  if (twice !== undefined) throw new ApiError('invalid-file', `The file has two columns for ${formatColumnTitle(twice)}`);
  return { delimiter: read.delimiter, columns };
};
