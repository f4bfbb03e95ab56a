import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cell } from '@hazardguard/engine/formats';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { readZoneClock } from './zone-clock.ts';

/** How the cells of a column are written: as they are; a day (`2026-03-01`); or a moment (ISO 8601) in the zone of the file. */
export type ColumnType = 'plain' | 'day' | 'moment';

export interface XlsxColumn {
  readonly name: string;
  readonly type: ColumnType;
}

export interface XlsxTable {
  readonly columns: readonly XlsxColumn[];
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** IANA zone of the moments; their columns name it. */
  readonly zone: string;
  /** Rows of a sheet, its heading included; a longer table goes on in the next sheet. */
  readonly rowsPerSheet?: number;
}

/** Most rows of a sheet (ECMA-376; Excel's own limit). */
const maxRows = 1_048_576;
/** Most characters of a cell. */
const maxCharacters = 32_767;
/** A sheet ends before its XML is as large as a zip entry without extensions can be, bytes. */
const maxSheetBytes = 3 * 1024 ** 3;
/** Rows from which the widths of the columns are taken. */
const sampleRows = 100;
const pieceLength = 64 * 1024;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Every part is a sheet but for those named: how many sheets there are is not known at the start.
const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Styles by index: 0 plain, 1 heading, 2 text, 3 day, 4 moment. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
const style = { heading: 1, text: 2, day: 3, moment: 4 } as const;

const workbook = (sheets: number): string => {
  const list = Array.from({ length: sheets }, (_none, i) => `<sheet name="Sheet${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  return `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${list}</sheets></workbook>`;
};
const workbookRelations = (sheets: number): string => {
  const list = Array.from(
    { length: sheets },
    (_none, i) => `<Relationship Id="rId${i + 1}" Type="${documents}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  ).join('');
  const ofStyles = `<Relationship Id="rId${sheets + 1}" Type="${documents}/styles" Target="styles.xml"/>`;
  return `${head}<Relationships xmlns="${packages}/relationships">${list}${ofStyles}</Relationships>`;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML has no such characters; ECMA-376 (ST_Xstring) writes them as _xHHHH_, and so a text that only looks like one.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;

const toXmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const cutNote = '… (shortened for Excel; the CSV file has the whole text)';
const shorten = (text: string): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - cutNote.length).toWellFormed()}${cutNote}`;

/** Letters of a column, from 0: A, B, … Z, AA. */
const toLetters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : toLetters(Math.floor(index / 26) - 1) + toLetters(index % 26);

const textCell = (ref: string, text: string, index: number): string =>
  `<c r="${ref}" s="${index}" t="inlineStr"><is><t xml:space="preserve">${toXmlText(shorten(text))}</t></is></c>`;

const dayMs = 86_400_000;
/** Excel counts days from 30 December 1899; before March 1900 it counts a day that did not exist. */
const epochDays = 25_569;
const firstSerial = 61;

/** A date of a column as Excel's number; undefined: it is none, and stays text. */
const toSerial = (cell: Cell, type: ColumnType, zone: string): number | undefined => {
  if (type === 'plain' || typeof cell !== 'string') return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(cell);
  if (type === 'day' ? !isDay : !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(cell)) return undefined;
  const utcMs = Date.parse(cell);
  if (Number.isNaN(utcMs)) return undefined;
  const serial = (type === 'day' ? utcMs : readZoneClock(zone, utcMs)) / dayMs + epochDays;
  return serial >= firstSerial ? serial : undefined;
};

const toCell = (cell: Cell, ref: string, type: ColumnType, zone: string): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'boolean') return `<c r="${ref}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${ref}"><v>${cell}</v></c>` : '';
  const serial = toSerial(cell, type, zone);
  if (serial === undefined) return textCell(ref, cell, style.text);
  return `<c r="${ref}" s="${type === 'day' ? style.day : style.moment}"><v>${serial}</v></c>`;
};

const columnWidth = (title: string, type: ColumnType, cells: readonly Cell[]): number => {
  const longest = Math.max(...cells.map((cell) => (type === 'moment' ? 19 : String(cell ?? '').length)), title.length);
  return Math.min(60, Math.max(8, longest + 2));
};

/** An entry of the archive that is written piece by piece. */
const openEntry = (zip: Zip, name: string) => {
  const entry = new ZipDeflate(name, { level: 4 });
  zip.add(entry);
  return entry;
};

const addEntry = (zip: Zip, name: string, text: string): void => openEntry(zip, name).push(strToU8(text), true);

/**
 * A table as an Excel file (ECMA-376), piece by piece while its rows arrive: memory does not grow with them. Numbers are numbers, days and
 * moments are dates, texts are texts even where they look like a formula; the heading stays in view. The library of the browser
 * (write-excel-file) holds a whole sheet in memory: 850 MB for 100,000 rows of 15 cells.
 */
export async function* writeXlsx({ columns, rows, zone, rowsPerSheet = maxRows }: XlsxTable): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const titles = columns.map(({ name, type }) => (type === 'moment' ? `${name} (${zone})` : name));
  addEntry(zip, '[Content_Types].xml', contentTypes);
  addEntry(zip, '_rels/.rels', relations);
  addEntry(zip, 'xl/styles.xml', styles);
  const letters = columns.map((_column, i) => toLetters(i));
  const toRow = (cells: readonly Cell[], line: number): string =>
    `<row r="${line}">${cells.map((cell, i) => toCell(cell, `${letters[i]}${line}`, columns[i]?.type ?? 'plain', zone)).join('')}</row>`;
  let widths: readonly number[] = [];
  const beginSheet = (): string => {
    const cols = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('');
    const heading = titles.map((title, i) => textCell(`${letters[i]}1`, title, style.heading)).join('');
    return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData><row r="1">${heading}</row>`;
  };

  const source = rows[Symbol.asyncIterator]();
  const sample: (readonly Cell[])[] = [];
  let next = await source.next();
  for (; next.done !== true && sample.length < sampleRows; next = await source.next()) sample.push(next.value);
  widths = titles.map((title, i) =>
    columnWidth(
      title,
      columns[i]?.type ?? 'plain',
      sample.map((cells) => cells[i] ?? null),
    ),
  );

  let sheets = 0;
  try {
    let pending = sample.shift();
    do {
      sheets += 1;
      const entry = openEntry(zip, `xl/worksheets/sheet${sheets}.xml`);
      let piece = beginSheet();
      let bytes = 0;
      for (let line = 2; pending !== undefined && line <= rowsPerSheet && bytes < maxSheetBytes; line += 1) {
        piece += toRow(pending, line);
        if (piece.length >= pieceLength) {
          bytes += piece.length;
          entry.push(strToU8(piece));
          piece = '';
          yield* ready.splice(0);
          await nextTurn();
        }
        pending = sample.shift();
        if (pending === undefined && next.done !== true) {
          pending = next.value;
          next = await source.next();
        }
      }
      entry.push(strToU8(`${piece}</sheetData></worksheet>`), true);
      yield* ready.splice(0);
    } while (pending !== undefined);
  } finally {
    await source.return?.();
  }
  addEntry(zip, 'xl/workbook.xml', workbook(sheets));
  addEntry(zip, 'xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  zip.end();
  yield* ready.splice(0);
}
