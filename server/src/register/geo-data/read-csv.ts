import { isUtf8 } from 'node:buffer';
import { restored } from '@hazardguard/engine/formats';
import { type Delimiter, delimiters, readCsvRecords } from '../../platform/csv/csv-records.ts';
import type { SheetRow } from './find-table.ts';
import { readChunks, readInPlace } from './read-chunks.ts';
import { refuseFile } from './refuse-file.ts';

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** How many octets at the end of a piece begin a letter that ends in the next one. */
const countOpen = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const octet = bytes[bytes.length - back] ?? 0;
    if (octet < 0x80) return 0;
    if (octet >= 0xc0) return back < (octet >= 0xf0 ? 4 : octet >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
};

/** Looked at without making text of it: a long file leaves no garbage. */
const isWholeUtf8 = (path: string): boolean => {
  let open: Uint8Array = new Uint8Array(0);
  for (const chunk of readInPlace(path)) {
    const bytes = open.length === 0 ? chunk : Buffer.concat([open, chunk]);
    const end = bytes.length - countOpen(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    open = bytes.slice(end);
  }
  return open.length === 0;
};

/**
 * By a byte order mark, by zero octets, or UTF-8 where every octet allows it or most letters beyond ASCII are whole, so that one stray octet
 * costs its row alone; else Windows-1252, as Excel in Europe and India writes.
 */
const detectEncoding = (path: string): { readonly encoding: TextEncoding; readonly hasStray: boolean } => {
  for (const [one, two] of readChunks(path)) {
    if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0)) return { encoding: 'utf-16le', hasStray: false };
    if ((one === 0xfe && two === 0xff) || (one === 0 && two !== 0)) return { encoding: 'utf-16be', hasStray: false };
    break;
  }
  if (isWholeUtf8(path)) return { encoding: 'utf-8', hasStray: false };
  const lenient = new TextDecoder();
  let [whole, broken] = [0, 0];
  for (const chunk of readChunks(path))
    for (const [letter] of lenient.decode(chunk, { stream: true }).matchAll(/[^\0-\x7f]/gu)) letter === '\ufffd' ? broken++ : whole++;
  return whole > broken ? { encoding: 'utf-8', hasStray: true } : { encoding: 'windows-1252', hasStray: false };
};

/** The text with '\n' line ends; the second half of a line end may be in the next chunk. */
function* readPieces(path: string, encoding: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  let carried = '';
  for (const chunk of readChunks(path)) {
    const text = carried + decoder.decode(chunk, { stream: true });
    carried = text.endsWith('\r') ? '\r' : '';
    yield (carried === '' ? text : text.slice(0, -1)).replace(/\r\n?/g, '\n');
  }
  yield (carried + decoder.decode()).replace(/\r\n?/g, '\n');
}

const sampleLength = 64 * 1024;

const readSample = (path: string, encoding: TextEncoding): string => {
  let sample = '';
  for (const piece of readPieces(path, encoding)) {
    sample += piece;
    if (sample.length >= sampleLength) break;
  }
  return sample.slice(0, Math.max(sample.lastIndexOf('\n', sampleLength), 0) || sampleLength);
};

/** How many rows of the sample have the commonest number of cells, times that number less one. */
const scoreDelimiter = (sample: string, delimiter: Delimiter): number => {
  const widths = new Map<number, number>();
  for (const { cells } of readCsvRecords([sample], delimiter, refuseFile)) {
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  }
  return Math.max(0, ...[...widths].map(([width, rows]) => (width - 1) * rows));
};

const chooseDelimiter = (sample: string): Delimiter => {
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreDelimiter(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
};

export interface OpenedCsv {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly rows: () => Generator<SheetRow>;
}

/** A CSV text of any delimiter and encoding, as rows; cells are text, without the sign that guards formula-like ones in files of this product. */
export const openCsv = (path: string): OpenedCsv => {
  const { encoding, hasStray } = detectEncoding(path);
  const delimiter = chooseDelimiter(readSample(path, encoding));
  function* rows(): Generator<SheetRow> {
    for (const { line, cells, fault } of readCsvRecords(readPieces(path, encoding), delimiter, refuseFile)) {
      const broken = fault !== null ? 'brokenQuotes' : hasStray && cells.some((cell) => cell.includes('\ufffd')) ? 'notText' : null;
      yield { row: line, cells: cells.map(restored), fault: broken && { code: broken, values: {} } };
    }
  }
  return { encoding, delimiter, rows };
};
