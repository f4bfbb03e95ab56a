/** A column of a dBASE table: its name has at most ten letters. */
export interface DbaseColumn {
  readonly name: string;
  /** C: text; N: a number. */
  readonly type: 'C' | 'N';
  /** Bytes of a cell. */
  readonly length: number;
  readonly decimals?: number;
}

const headBytes = 32;
const columnBytes = 32;
const headEnd = 0x0d;
const fileEnd = 0x1a;
const space = 0x20;
const encoder = new TextEncoder();

/** As many whole characters as fit. */
const cut = (text: string, bytes: number): Uint8Array => {
  let fitted = '';
  let size = 0;
  for (const character of text) {
    size += encoder.encode(character).length;
    if (size > bytes) break;
    fitted += character;
  }
  return encoder.encode(fitted);
};

const cell = ({ type, length, decimals = 0 }: DbaseColumn, value: string | number | null): Uint8Array => {
  if (value === null) return new Uint8Array(length).fill(space);
  if (type === 'C') {
    const filled = new Uint8Array(length).fill(space);
    filled.set(cut(String(value), length));
    return filled;
  }
  const text = Number(value).toFixed(decimals);
  // dBASE writes stars for a number that does not fit, never a different number.
  return encoder.encode(text.length > length ? '*'.repeat(length) : text.padStart(length));
};

/** The attributes of a shapefile (.dbf): dBASE III, texts in UTF-8 as the .cpg file states. */
export const dbaseFile = (
  columns: readonly DbaseColumn[],
  rows: readonly (readonly (string | number | null)[])[],
  date: Date,
): Uint8Array => {
  const rowBytes = columns.reduce((sum, { length }) => sum + length, 1);
  const firstRow = headBytes + columnBytes * columns.length + 1;
  const bytes = new Uint8Array(firstRow + rowBytes * rows.length + 1);
  const view = new DataView(bytes.buffer);
  bytes.set([0x03, date.getUTCFullYear() - 1900, date.getUTCMonth() + 1, date.getUTCDate()]);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, firstRow, true);
  view.setUint16(10, rowBytes, true);
  columns.forEach(({ name, type, length, decimals = 0 }, index) => {
    const at = headBytes + columnBytes * index;
    bytes.set(encoder.encode(name.slice(0, 10)), at);
    bytes[at + 11] = type.charCodeAt(0);
    bytes[at + 16] = length;
    bytes[at + 17] = decimals;
  });
  bytes[firstRow - 1] = headEnd;
  rows.forEach((row, index) => {
    let at = firstRow + rowBytes * index;
    bytes[at] = space;
    at += 1;
    columns.forEach((column, place) => {
      bytes.set(cell(column, row[place] ?? null), at);
      at += column.length;
    });
  });
  bytes[bytes.length - 1] = fileEnd;
  return bytes;
};
