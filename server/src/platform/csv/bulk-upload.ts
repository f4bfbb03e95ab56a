import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError, type BulkReport, bulkLimits, messages } from '@hazardguard/contract';
import { restored } from '@hazardguard/engine/formats';
import { readHeader } from './columns.ts';
import { type CsvRecord, parseCsv } from './parse-csv.ts';
import type { UploadedText } from './read-upload.ts';

export interface CellProblem {
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

export type CheckedRow<Row> = { readonly row: Row } | { readonly problems: readonly CellProblem[] };

/** What a bulk upload needs to know about the table it fills. */
export interface BulkTable<Row> {
  readonly needed: readonly string[];
  /** Optional columns. */
  readonly optional: readonly string[];
  /** Cells in order, required then optional; '' where the file has none. */
  check(cells: readonly string[], line: number): CheckedRow<Row>;
}

export interface BulkOptions {
  readonly dryRun: boolean;
  readonly onError: 'skip' | 'refuse';
  readonly columns?: string | undefined;
}

/** Writes the rows in one transaction, which commits only if `keep` still agrees after the last row. */
export type WriteRows<Row> = (rows: AsyncIterable<Row>, keep: () => boolean) => Promise<void>;

const previewRows = 20;
/** Yields to other requests after this many cells, in good, bad or empty rows. */
const cellsPerTurn = 5_000;
const shownCharacters = 100;

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
/** A copy: a substring would keep the whole text in memory. */
const cut = (value: string | null): string | null => {
  if (value === null) return null;
  const shortened = Buffer.from(value.slice(0, shownCharacters)).toString();
  return value.length > shownCharacters ? `${shortened}…` : shortened;
};

interface Tally {
  rows: number;
  accepted: number;
  rejected: number;
  errorsOmitted: number;
  readonly errors: BulkReport['errors'];
  readonly preview: BulkReport['preview'];
}

/**
 * Checks every record of a file and passes the valid rows to `write`. Every bad row is reported by its line with the reason for
 * each cell. With `refuse`, one bad row rejects all; a dry run writes nothing.
 */
export const runBulkUpload = async <Row>(
  text: UploadedText,
  table: BulkTable<Row>,
  options: BulkOptions,
  write: WriteRows<Row>,
): Promise<BulkReport> => {
  const { delimiter, columns } = readHeader(text, table.needed, table.optional, options.columns);
  const order = [...table.needed, ...table.optional].map((column) => columns.indexOf(column));
  const names = [...table.needed, ...table.optional];
  const tally: Tally = { rows: 0, accepted: 0, rejected: 0, errorsOmitted: 0, errors: [], preview: [] };

  const reject = (line: number, problems: readonly CellProblem[]): void => {
    tally.rejected += 1;
    for (const problem of problems) {
      if (tally.errors.length < bulkLimits.errorsListed) tally.errors.push({ line, ...problem, value: cut(problem.value) });
      else tally.errorsOmitted += 1;
    }
  };
  const checked = ({ line, cells, fault }: CsvRecord): CheckedRow<Row> => {
    const whole = (reason: string) => ({ problems: [{ column: null, value: null, reason }] });
    if (fault !== null) return whole(fault);
    if (cells.length !== columns.length) return whole(`The row has ${cells.length} cells, the first line has ${columns.length}`);
    const given = order.map((position) => (position === -1 ? '' : restored(cells[position] ?? '').trim()));
    const result = table.check(given, line);
    if ('row' in result && tally.preview.length < previewRows) {
      tally.preview.push(Object.fromEntries(names.flatMap((name, index) => (order[index] === -1 ? [] : [[name, given[index] ?? '']]))));
    }
    return result;
  };
  async function* goodRows(): AsyncGenerator<Row> {
    let lines = 0;
    let cells = 0;
    for (const record of parseCsv(text.pieces(), delimiter)) {
      lines += 1;
      if (lines > bulkLimits.lines)
        throw new ApiError('invalid-file', `The file has more than ${bulkLimits.lines} lines; remove empty ones`);
      cells += record.cells.length;
      if (cells >= cellsPerTurn) {
        cells = 0;
        await nextTurn();
      }
      if (record.line === 1 || isBlankRow(record.cells)) continue;
      tally.rows += 1;
      if (tally.rows > bulkLimits.rows) throw new ApiError('invalid-file', `The file has more than ${bulkLimits.rows} rows; split it`);
      const result = checked(record);
      if ('problems' in result) reject(record.line, result.problems);
      else {
        tally.accepted += 1;
        yield result.row;
      }
    }
    if (tally.rows === 0) throw new ApiError('invalid-file', 'The file has no rows below its first line');
  }

  const keep = (): boolean => options.onError === 'skip' || tally.rejected === 0;
  if (options.dryRun) {
    for await (const _row of goodRows());
  } else await write(goodRows(), keep);
  const written = options.dryRun || !keep() ? 0 : tally.accepted;
  return { dryRun: options.dryRun, ...tally, written, columns: [...columns], message: messages.bulkCompleted };
};
