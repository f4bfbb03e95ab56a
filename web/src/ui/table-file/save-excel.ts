import { restored } from '@hazardguard/engine/formats';
import Papa from 'papaparse';
import type { CellObject } from 'write-excel-file/browser';

/** A number as a person writes it; one with leading zeros is a code, and stays text. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d+)?(e[+-]?\d{1,3})?$/i;

/** Most characters of a cell of Excel. */
const maxCharacters = 32_767;
const maxRows = 1_048_576;

export const toExcelCell = (text: string): CellObject | null => {
  if (text === '') return null;
  if (plainNumber.test(text)) return { value: Number(text), type: Number };
  return { value: text.slice(0, maxCharacters).toWellFormed(), type: String, format: '@' };
};

const columnWidths = (rows: readonly (readonly string[])[]): { width: number }[] =>
  (rows[0] ?? []).map((_title, i) => ({ width: Math.min(60, Math.max(8, ...rows.slice(0, 100).map((row) => (row[i] ?? '').length + 2))) }));

/** A table with its heading as an Excel file: numbers as numbers, texts as texts, the heading in view. */
export const writeExcel = async (rows: readonly (readonly string[])[]): Promise<Blob> => {
  if (rows.length > maxRows) throw new RangeError(`Excel has at most ${maxRows} rows; the table has ${rows.length}`);
  const { default: writeFile } = await import('write-excel-file/browser');
  const [head = [], ...rest] = rows;
  const sheet = [
    head.map((title): CellObject => ({ value: title, type: String, fontWeight: 'bold' })),
    ...rest.map((row) => row.map(toExcelCell)),
  ];
  return writeFile(sheet, { columns: columnWidths(rows), stickyRowsCount: 1 }).toBlob();
};

/** The table of a CSV file of this product: what was guarded against running as a formula is the text again. */
export const readOwnCsv = (csv: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data.map((row) => row.map(restored));
