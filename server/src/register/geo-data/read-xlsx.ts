import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import type { Cell, SheetRow } from './find-table.ts';
import { measureSheet } from './measure-sheet.ts';
import { FileRefusal, fileLimits, refuseDepth, refuseFile } from './refuse-file.ts';
import { unpackZip } from './zip.ts';

export interface OpenedSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** Rows of all columns up to the last one with a content. */
const mostCells = 12_000_000;
/** Texts that its cells share. */
const mostTexts = 2_000_000;
/** A sign ">" in an attribute looks like an open element here. */
const mostDepth = 10 * fileLimits.depth;
/** Excel itself keeps half of it. */
const mostCharacters = 65_536;

/** Dates of Excel have no time zone: the library gives midnight UTC. */
const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = String(value);
  if (text.length > mostCharacters) throw refuseFile(`A cell of the workbook has more than ${mostCharacters} characters. Shorten it`);
  // A formula that failed has no value.
  return /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/.test(text) ? null : text;
};

/** A row is filled with empty cells up to the widest one: what they would take is counted before. */
const checkPart = (name: string, part: Uint8Array): void => {
  const { rows, lastRow, texts, widest, deepest } = measureSheet(part);
  if (deepest > mostDepth) throw refuseDepth();
  if (texts > mostTexts) throw refuseFile(`The workbook has more than ${mostTexts} different texts. Split it, or save it as CSV`);
  if (!/^xl\/worksheets\//i.test(name)) return;
  if (Math.max(rows, lastRow) > fileLimits.rows) throw refuseFile(`A sheet has more than ${fileLimits.rows} rows; split it`);
  if (lastRow * widest > mostCells)
    throw refuseFile(
      `A sheet has ${lastRow} rows and ${widest} columns; at most ${mostCells} cells are read. Delete empty columns, or split it`,
    );
};

/**
 * The sheets of a workbook. Sizes and rows are checked on the unpacked parts before the library reads them; a formula is read as the
 * value that was stored with it and never run.
 */
export const openXlsx = async (path: string): Promise<readonly OpenedSheet[]> => {
  const parts = unpackZip(readFileSync(path), (name) => /\.(xml|rels)$/i.test(name) && !/^xl\/(media|drawings|charts|pivot)/i.test(name));
  for (const [name, part] of parts) {
    checkPart(name, part);
    if (Buffer.from(part.buffer, part.byteOffset, Math.min(part.byteLength, 4096)).includes('<!DOCTYPE'))
      throw refuseFile('A part of the workbook declares a document type, which is not read');
  }
  // Packed again without compression: the library reads the very bytes that were measured.
  const measured = zipSync(Object.fromEntries(parts), { level: 0 });
  parts.clear();
  try {
    const sheets = await readExcelFile(measured.buffer as ArrayBuffer);
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell), fault: null })),
    }));
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw refuseFile(`The workbook cannot be read: ${error instanceof Error ? error.message.slice(0, 200) : 'it is damaged'}`);
  }
};
