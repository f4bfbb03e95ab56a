import { readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileFormat } from './file-format.ts';
import { fileLimits, refuseFile, toMegabytes } from './refuse-file.ts';
import { listZipEntries } from './zip.ts';

const streamed: ReadonlySet<FileFormat> = new Set(['csv', 'geojson', 'osm-xml', 'osm-pbf', 'geotiff', 'pmtiles', 'mbtiles']);

const headBytes = 64 * 1024;

const readHead = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const startsWith = (head: Buffer, ...octets: number[]): boolean => octets.every((octet, index) => head[index] === octet);

const startsWithText = (head: Buffer, text: string): boolean => head.subarray(0, text.length).toString('latin1') === text;

/** Known formats that are not read, with what to do. */
const refusedHeads: readonly (readonly [(head: Buffer) => boolean, string])[] = [
  [
    (head) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0),
    'This is an old Excel file (.xls) or an encrypted one. Open it and save it as .xlsx without a password',
  ],
  [(head) => startsWithText(head, '%PDF'), 'This is a PDF. Ask for the table as .xlsx or .csv'],
  [(head) => startsWith(head, 0x1f, 0x8b), 'The file is packed with gzip. Unpack it first'],
  [(head) => startsWithText(head, 'BZh'), 'The file is packed with bzip2. Unpack it first'],
  [(head) => startsWith(head, 0xfd, 0x37, 0x7a, 0x58, 0x5a), 'The file is packed with xz. Unpack it first'],
  [(head) => startsWithText(head, '7z\xbc\xaf'), 'The file is packed with 7-Zip. Unpack it first'],
  [(head) => startsWithText(head, 'Rar!'), 'The file is packed with RAR. Unpack it first'],
  [
    (head) => startsWith(head, 0x00, 0x00, 0x27, 0x0a),
    'This is one part of a shapefile (.shp). Pack .shp, .dbf, .shx and .prj into one .zip',
  ],
  [
    (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff),
    'This is a picture, not a table or a map file',
  ],
];

const isTiff = (head: Buffer): boolean =>
  startsWith(head, 0x49, 0x49, 0x2a, 0) ||
  startsWith(head, 0x4d, 0x4d, 0, 0x2a) ||
  startsWith(head, 0x49, 0x49, 0x2b, 0) ||
  startsWith(head, 0x4d, 0x4d, 0, 0x2b);

/** A PBF begins with the length of a header whose type is OSMHeader. */
const isOsmPbf = (head: Buffer): boolean => head.length > 16 && head.readUInt32BE(0) < 65_536 && head.subarray(4, 32).includes('OSMHeader');

const isWide = (head: Buffer): boolean =>
  startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff) || (head.length > 3 && (head[1] === 0 || head[0] === 0));

const sniffZip = (path: string): FileFormat => {
  const names = listZipEntries(readFileSync(path)).map(({ name }) => name.toLowerCase());
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.some((name) => name.endsWith('.shp'))) return 'shapefile';
  if (names.some((name) => name.endsWith('.kml'))) return 'kmz';
  if (names.includes('content.xml')) throw refuseFile('This is an OpenDocument file (.ods). Save it as .xlsx or .csv');
  if (names.includes('word/document.xml')) throw refuseFile('This is a Word document. Save its table as .xlsx or .csv');
  if (names.includes('xl/workbook.bin')) throw refuseFile('This is a binary Excel file (.xlsb). Save it as .xlsx');
  const inside = names.slice(0, 5).join(', ');
  throw refuseFile(
    `The archive holds no sheet, shapefile or KML but ${inside === '' ? 'nothing' : inside}. Unpack it and choose the file itself`,
  );
};

const sniffXml = (given: string): FileFormat => {
  const text = given.replace(/<!--.*?(-->|$)/gs, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(text) && !/<!doctype html/i.test(text))
    throw refuseFile('The XML file declares a document type or entities, which are not read');
  const root = /<(?![?!])([\w:.-]+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (root === 'osm') return 'osm-xml';
  if (root === 'kml' || root.endsWith(':kml')) return 'kml';
  if (root === 'html' || /<!doctype html/i.test(text))
    throw refuseFile('This is a web page, not the file itself. Download the file and choose it');
  if (root === 'workbook') throw refuseFile('This is an Excel 2003 XML sheet. Save it as .xlsx');
  throw refuseFile(`The XML file begins with <${root.slice(0, 40)}>; OpenStreetMap and KML files are read`);
};

const sniffText = (head: Buffer): FileFormat => {
  const wide = isWide(head);
  const text = (wide ? new TextDecoder(startsWith(head, 0xfe, 0xff) || head[0] === 0 ? 'utf-16be' : 'utf-16le') : new TextDecoder())
    .decode(head)
    .replace(/^\ufeff/, '');
  const start = text.trimStart();
  if (start === '') throw refuseFile('The file is empty');
  if (!wide && /[\0\x01-\x08\x0e-\x1a\x1c-\x1f]/.test(text))
    throw refuseFile(
      'The file is of no kind that can be read: sheets (.xlsx, .csv), GeoJSON, OpenStreetMap, shapefile (.zip), KML, GeoTIFF',
    );
  if (start.startsWith('<')) return sniffXml(text);
  return start.startsWith('{') || start.startsWith('\u001e{') || /^\[\s*\{/.test(start) ? 'geojson' : 'csv';
};

const sniffHead = (path: string, head: Buffer): FileFormat => {
  for (const [matches, sentence] of refusedHeads) if (matches(head)) throw refuseFile(sentence);
  if (startsWithText(head, 'PK\x03\x04') || startsWithText(head, 'PK\x05\x06')) {
    refuseLarge(path, fileLimits.wholeBytes);
    return sniffZip(path);
  }
  if (isTiff(head)) return 'geotiff';
  if (startsWithText(head, 'PMTiles')) return 'pmtiles';
  if (startsWithText(head, 'SQLite format 3\0')) return 'mbtiles';
  return isOsmPbf(head) ? 'osm-pbf' : sniffText(head);
};

const refuseLarge = (path: string, most: number): void => {
  const { size } = statSync(path);
  if (size > most)
    throw refuseFile(`The file has ${toMegabytes(size)} MB; at most ${toMegabytes(most)} MB of this kind are read. Split it`);
};

/** What a file is, by its first bytes and an archive's directory. Throws `invalid-file` with what to do for a file that is not read. */
export const sniffFile = async (path: string): Promise<FileFormat> => {
  const format = sniffHead(path, await readHead(path));
  refuseLarge(path, streamed.has(format) ? fileLimits.streamedBytes : fileLimits.wholeBytes);
  return format;
};
