import Papa from 'papaparse';

/** One record and the line of the file where it begins, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes; null when nothing is. */
  readonly fault: string | null;
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Text given to the parser at a time: a few milliseconds of work before yielding. A longer record is refused: no row needs a
 * tenth of it, and an unclosed quotation mark would turn the whole file into one record.
 */
const sliceLength = 128 * 1024;

const missingQuotes = 'MissingQuotes';
const faults: Readonly<Record<string, string>> = {
  [missingQuotes]: 'A quotation mark opens here and is not closed',
  InvalidQuotes: 'A quotation mark inside a cell is not doubled',
};

const countLineBreaks = (text: string, end = text.length): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const parse = (text: string, delimiter: Delimiter, isLast: boolean): Papa.ParseResult<string[]> => {
  const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' });
  return parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
};

/** A slice without the end of its first record: what is wrong, as a sentence. */
const describeEndless = (text: string, delimiter: Delimiter, line: number): string => {
  const opened = parse(text, delimiter, true).errors.find(({ code }) => code === missingQuotes)?.index;
  const within = `within ${sliceLength / 1024} kB`;
  return opened === undefined
    ? `The row in line ${line} does not end ${within}`
    : `A quotation mark opens in line ${line + countLineBreaks(text, opened)} and is not closed ${within}`;
};

/** The same text in pieces of the parser's length, the last one marked. */
function* slicesOf(pieces: Iterable<string>): Generator<{ readonly text: string; readonly isLast: boolean }> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    for (; text.length > sliceLength; text = text.slice(sliceLength)) yield { text: text.slice(0, sliceLength), isLast: false };
  }
  yield { text, isLast: true };
}

/**
 * Records of a CSV text with '\n' line ends, one slice at a time. Line breaks inside quoted cells stay in the cell, so a record
 * begins on the line of the previous record, plus one, plus the breaks in its cells. `refuse` makes the error of an endless record.
 */
export function* readCsvRecords(pieces: Iterable<string>, delimiter: Delimiter, refuse: (sentence: string) => Error): Generator<CsvRecord> {
  let line = 1;
  let rest = '';
  for (const { text, isLast } of slicesOf(pieces)) {
    const slice = rest + text;
    const { data, errors, meta } = parse(slice, delimiter, isLast);
    if (data.length === 0 && !isLast) throw refuse(describeEndless(slice, delimiter, line));
    const faultByRow = new Map(errors.map(({ row, code }) => [row ?? -1, faults[code] ?? 'The record cannot be parsed']));
    const quoted = slice.includes('"');
    for (const [index, cells] of data.entries()) {
      yield { line, cells, fault: faultByRow.get(index) ?? null };
      line += 1;
      if (quoted) for (const cell of cells) line += countLineBreaks(cell);
    }
    rest = slice.slice(meta.cursor);
  }
}
