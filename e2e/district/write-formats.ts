import { crc32 } from 'node:zlib';

/** Writers by the published formats, without a library of the product. */

/** A ZIP of parts that are stored, not compressed (APPNOTE.TXT 4.3): the same bytes on every machine. */
export const writeZip = (parts: Readonly<Record<string, string | Buffer>>): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content as string);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    // 1 January 2026.
    facts.writeUInt16LE(0x5c21, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, title, data);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title);
    at += 30 + title.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(bodies.length / 4, 8);
  end.writeUInt16LE(bodies.length / 4, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
};

/** A date is a day of Excel's calendar, in a cell with the format of a date. */
export type Cell = string | number | null | { readonly day: number };

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const toColumn = (index: number): string => String.fromCharCode(65 + index);

const toCellXml = (cell: Cell, row: number, column: number): string => {
  const at = `${toColumn(column)}${row}`;
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet (ECMA-376, part 1, 18). @param merges such as `A1:F1` */
export const writeXlsx = (rows: readonly (readonly Cell[])[], merges: readonly string[]): Buffer =>
  writeZip({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows
      .map((cells, index) => `<row r="${index + 1}">${cells.map((cell, column) => toCellXml(cell, index + 1, column)).join('')}</row>`)
      .join(
        '',
      )}</sheetData><mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
  });

export type Position = readonly [x: number, y: number];

export interface Area {
  /** Closed. */
  readonly ring: readonly Position[];
  readonly values: readonly (string | number)[];
}

interface Column {
  readonly name: string;
  readonly width: number;
  readonly type: 'C' | 'N';
}

const writeDbf = (columns: readonly Column[], rows: readonly (readonly (string | number)[])[]): Buffer => {
  const head = Buffer.alloc(32 + 32 * columns.length + 1);
  const width = 1 + columns.reduce((sum, column) => sum + column.width, 0);
  head.set([3, 126, 1, 1]);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(width, 10);
  for (const [index, { name, type, width: octets }] of columns.entries()) {
    head.write(name, 32 + 32 * index, 'latin1');
    head.write(type, 43 + 32 * index, 'latin1');
    head.writeUInt8(octets, 48 + 32 * index);
  }
  head.writeUInt8(0x0d, head.length - 1);
  const lines = rows.map((values) =>
    Buffer.from(
      ` ${values
        .map((value, index) => {
          const { width: octets = 0, type } = columns[index] ?? {};
          return type === 'N' ? String(value).padStart(octets) : String(value).padEnd(octets);
        })
        .join('')}`,
      'latin1',
    ),
  );
  return Buffer.concat([head, ...lines, Buffer.from([0x1a])]);
};

const findBox = (positions: readonly Position[]): readonly number[] => {
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Areas as a zipped shapefile (ESRI Shapefile Technical Description, July 1998; dBASE III). */
export const writeShapefile = (name: string, prj: string, columns: readonly Column[], areas: readonly Area[]): Buffer => {
  const head = (bytes: number): Buffer => {
    const header = Buffer.alloc(100);
    header.writeInt32BE(9994, 0);
    header.writeInt32BE(bytes / 2, 24);
    header.writeInt32LE(1000, 28);
    header.writeInt32LE(5, 32);
    for (const [index, side] of findBox(areas.flatMap(({ ring }) => ring)).entries()) header.writeDoubleLE(side, 36 + 8 * index);
    return header;
  };
  const index = Buffer.alloc(8 * areas.length);
  let at = 100;
  const records = areas.map(({ ring }, number) => {
    const record = Buffer.alloc(8 + 48 + 16 * ring.length);
    record.writeInt32BE(number + 1, 0);
    record.writeInt32BE((record.length - 8) / 2, 4);
    record.writeInt32LE(5, 8);
    for (const [place, side] of findBox(ring).entries()) record.writeDoubleLE(side, 12 + 8 * place);
    record.writeInt32LE(1, 44);
    record.writeInt32LE(ring.length, 48);
    for (const [corner, [x, y]] of ring.entries()) {
      record.writeDoubleLE(x, 56 + 16 * corner);
      record.writeDoubleLE(y, 64 + 16 * corner);
    }
    index.writeInt32BE(at / 2, 8 * number);
    index.writeInt32BE((record.length - 8) / 2, 8 * number + 4);
    at += record.length;
    return record;
  });
  return writeZip({
    [`${name}.shp`]: Buffer.concat([head(at), ...records]),
    [`${name}.shx`]: Buffer.concat([head(100 + index.length), index]),
    [`${name}.dbf`]: writeDbf(
      columns,
      areas.map(({ values }) => values),
    ),
    [`${name}.prj`]: prj,
    [`${name}.cpg`]: 'ISO-8859-1',
  });
};

/** Columns of float32 in one GeoTIFF (TIFF 6.0; GeoTIFF 1.1): keys are numbers of one SHORT. */
export const writeRaster = ({
  columns,
  rows,
  values,
  origin: [x, y],
  cellM,
  noData,
  keys,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
  readonly origin: Position;
  readonly cellM: number;
  readonly noData: string;
  readonly keys: readonly (readonly [id: number, value: number])[];
}): Buffer => {
  const [short, long, double, ascii] = [3, 4, 12, 2];
  const pixels = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) pixels.writeFloatLE(value, 4 * index);
  const strip = 64;
  const strips = Math.ceil(rows / strip);
  const numbers = (size: 2 | 4 | 8, list: readonly number[]): Buffer => {
    const data = Buffer.alloc(size * list.length);
    for (const [index, value] of list.entries()) {
      if (size === 8) data.writeDoubleLE(value, 8 * index);
      else data.writeUIntLE(value, size * index, size);
    }
    return data;
  };
  const bytesOf = (index: number): number => 4 * columns * Math.min(strip, rows - index * strip);
  const entries: readonly (readonly [tag: number, type: number, data: Buffer, size: number])[] = [
    [256, long, numbers(4, [columns]), 4],
    [257, long, numbers(4, [rows]), 4],
    [258, short, numbers(2, [32]), 2],
    [259, short, numbers(2, [1]), 2],
    [262, short, numbers(2, [1]), 2],
    [
      273,
      long,
      numbers(
        4,
        Array.from({ length: strips }, (_none, i) => 8 + 4 * columns * strip * i),
      ),
      4,
    ],
    [277, short, numbers(2, [1]), 2],
    [278, long, numbers(4, [strip]), 4],
    [
      279,
      long,
      numbers(
        4,
        Array.from({ length: strips }, (_none, i) => bytesOf(i)),
      ),
      4,
    ],
    [339, short, numbers(2, [3]), 2],
    [33_550, double, numbers(8, [cellM, cellM, 0]), 8],
    [33_922, double, numbers(8, [0, 0, 0, x, y, 0]), 8],
    [34_735, short, numbers(2, [1, 1, 0, keys.length, ...keys.flatMap(([id, value]) => [id, 0, 1, value])]), 2],
    [42_113, ascii, Buffer.from(`${noData}\0`, 'latin1'), 1],
  ];
  const table = Buffer.alloc(2 + 12 * entries.length + 4);
  table.writeUInt16LE(entries.length, 0);
  const outside: Buffer[] = [];
  let at = 8 + pixels.length + table.length;
  for (const [index, [tag, type, data, size]] of entries.entries()) {
    const line = 2 + 12 * index;
    table.writeUInt16LE(tag, line);
    table.writeUInt16LE(type, line + 2);
    table.writeUInt32LE(data.length / size, line + 4);
    if (data.length <= 4) data.copy(table, line + 8);
    else {
      table.writeUInt32LE(at, line + 8);
      outside.push(data, Buffer.alloc(data.length % 2));
      at += data.length + (data.length % 2);
    }
  }
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(8 + pixels.length, 4);
  return Buffer.concat([head, pixels, table, ...outside]);
};
