import { Readable } from 'node:stream';
import { type TableFileQuery, xlsxType } from '@hazardguard/contract';
import { byteOrderMark, type Cell, csvLine } from '@hazardguard/engine/formats';
import { type ColumnType, writeXlsx, type XlsxColumn } from './xlsx.ts';

export interface TableFile {
  /** Name of the CSV file; the Excel file has the same with its own ending. */
  readonly fileName: string;
  readonly columns: readonly string[];
  /** Columns of days and moments; the others are written as they are. */
  readonly types?: Readonly<Record<string, Exclude<ColumnType, 'plain'>>>;
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** False: for programs, without the mark by which spreadsheets recognise UTF-8. */
  readonly marked?: boolean;
}

/** What a file sets of its answer. */
interface FileReply {
  header(name: string, value: string): unknown;
  type(mediaType: string): unknown;
}

/** A table as CSV, line by line. */
export async function* writeTableCsv({ columns, rows, marked = true }: TableFile): AsyncGenerator<string> {
  yield (marked ? byteOrderMark : '') + csvLine(columns);
  for await (const cells of rows) yield csvLine(cells);
}

/** Sends a table as CSV or Excel while its rows arrive: the one way in which tables leave the server as files. `zone`: where none is asked for. */
export const sendTableFile = (reply: FileReply, table: TableFile, { format = 'csv', timeZone }: TableFileQuery, zone: string): Readable => {
  const fileName = format === 'csv' ? table.fileName : table.fileName.replace(/\.csv$/, '.xlsx');
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8');
    return Readable.from(writeTableCsv(table));
  }
  reply.type(xlsxType);
  const columns = table.columns.map((name): XlsxColumn => ({ name, type: table.types?.[name] ?? 'plain' }));
  return Readable.from(writeXlsx({ columns, rows: table.rows, zone: timeZone ?? zone }), { objectMode: false });
};
