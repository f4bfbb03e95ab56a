import Papa from 'papaparse';

/** One record and the line of the file where it begins, the first being 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes; null when nothing is. */
  readonly fault: string | null;
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Text given to the parser at once: a few milliseconds of work between two looks at the rest of the world. */
const sliceLength = 128 * 1024;

const faults: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quotation mark opens here and is never closed',
  InvalidQuotes: 'A quotation mark stands inside a cell without being doubled',
};

const lineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/**
 * Records of a CSV text with '\n' line ends, one slice at a time. Line breaks inside quoted cells stay in the cell, so the line
 * where a record begins is that of the one before, plus one, plus the breaks in its cells.
 */
export function* csvRecords(text: string, delimiter: Delimiter): Generator<CsvRecord> {
  let line = 1;
  let length = sliceLength;
  for (let offset = 0; offset < text.length; ) {
    const last = offset + length >= text.length;
    const slice = text.slice(offset, offset + length);
    const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' });
    const { data, errors, meta } = parser.parse(slice, 0, !last) as Papa.ParseResult<string[]>;
    if (data.length === 0 && !last) {
      // One record longer than the slice: look further.
      length *= 4;
      continue;
    }
    const faultOf = new Map(errors.map(({ row, code }) => [row ?? -1, faults[code] ?? 'The record cannot be read']));
    const quoted = slice.includes('"');
    for (const [index, cells] of data.entries()) {
      yield { line, cells, fault: faultOf.get(index) ?? null };
      line += 1;
      if (quoted) for (const cell of cells) line += lineBreaks(cell);
    }
    if (last) return;
    offset += meta.cursor;
    length = sliceLength;
  }
}
