import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import type { Cell, SheetRow } from './find-table.ts';
import { fileLimits, refuseFile } from './refuse-file.ts';
import { unpackZip } from './zip.ts';

export interface OpenedSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

const rowTag = Buffer.from('<row');

const countRowTags = (part: Uint8Array): number => {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(rowTag); at !== -1; at = bytes.indexOf(rowTag, at + rowTag.length)) {
    const next = bytes[at + rowTag.length];
    if (next === 0x20 || next === 0x3e || next === 0x2f) count += 1;
  }
  return count;
};

/** Dates of Excel have no time zone: the library gives midnight UTC. */
const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = String(value);
  // A formula that failed has no value.
  return /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/.test(text) ? null : text;
};

/**
 * The sheets of a workbook. Sizes and rows are checked on the unpacked parts before the library reads them; a formula is read as the
 * value that was stored with it and never run.
 */
export const openXlsx = async (path: string): Promise<readonly OpenedSheet[]> => {
  const parts = unpackZip(readFileSync(path), (name) => /\.(xml|rels)$/i.test(name) && !/^xl\/(media|drawings|charts|pivot)/i.test(name));
  for (const [name, part] of parts) {
    if (/^xl\/worksheets\//i.test(name) && countRowTags(part) > fileLimits.rows)
      throw refuseFile(`A sheet has more than ${fileLimits.rows} rows; split it`);
    if (Buffer.from(part.buffer, part.byteOffset, Math.min(part.byteLength, 4096)).includes('<!DOCTYPE'))
      throw refuseFile('A part of the workbook declares a document type, which is not read');
  }
  // Packed again without compression: the library reads the very bytes that were measured.
  const measured = zipSync(Object.fromEntries(parts), { level: 0 });
  try {
    const sheets = await readExcelFile(measured.buffer as ArrayBuffer);
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell) })),
    }));
  } catch (error) {
    throw refuseFile(`The workbook cannot be read: ${error instanceof Error ? error.message.slice(0, 200) : 'it is damaged'}`);
  }
};
