/** A GeoTIFF of one band of float32, as the TIFF 6.0 and GeoTIFF 1.1 texts say: written without the library that the product reads with. */
export interface TiffPlan {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
  /** The north-west corner and the size of a cell, in the projection's unit. */
  readonly origin: readonly [number, number];
  readonly cell: number;
  /** Key id → number, or text for citations. */
  readonly keys: Readonly<Record<number, number | string>>;
  readonly noData?: string;
  readonly rowsPerStrip?: number;
}

const [short, long, ascii, double] = [3, 4, 2, 12];

export const writeTiff = ({ columns, rows, values, origin, cell, keys, noData, rowsPerStrip = 64 }: TiffPlan): Buffer => {
  const texts: string[] = [];
  const directory = [1, 1, 0, Object.keys(keys).length];
  for (const [id, value] of Object.entries(keys)) {
    if (typeof value === 'number') directory.push(Number(id), 0, 1, value);
    else {
      directory.push(Number(id), 34_737, value.length + 1, texts.join('').length);
      texts.push(`${value}|`);
    }
  }
  const strips = Math.ceil(rows / rowsPerStrip);
  const text = `${texts.join('')}\0`;
  const entries: [tag: number, type: number, count: number, data: Buffer][] = [];
  const add = (tag: number, type: number, list: readonly number[]): void => {
    const size = { [short]: 2, [long]: 4, [double]: 8 }[type] ?? 1;
    const data = Buffer.alloc(size * list.length);
    for (const [i, value] of list.entries()) {
      if (type === short) data.writeUInt16LE(value, 2 * i);
      else if (type === long) data.writeUInt32LE(value % 2 ** 32, 4 * i);
      else data.writeDoubleLE(value, 8 * i);
    }
    entries.push([tag, type, list.length, data]);
  };
  const addText = (tag: number, given: string): void => void entries.push([tag, ascii, given.length, Buffer.from(given, 'latin1')]);
  add(256, long, [columns]);
  add(257, long, [rows]);
  add(258, short, [32]);
  add(259, short, [1]);
  add(262, short, [1]);
  const stripBytes = rowsPerStrip * columns * 4;
  add(
    273,
    long,
    Array.from({ length: strips }, (_none, i) => 8 + i * stripBytes),
  );
  add(277, short, [1]);
  add(278, long, [rowsPerStrip]);
  add(
    279,
    long,
    Array.from({ length: strips }, (_none, i) => Math.min(stripBytes, rows * columns * 4 - i * stripBytes)),
  );
  add(339, short, [3]);
  add(33_550, double, [cell, cell, 0]);
  add(33_922, double, [0, 0, 0, origin[0], origin[1], 0]);
  add(34_735, short, directory);
  if (texts.length > 0) addText(34_737, text);
  if (noData !== undefined) addText(42_113, `${noData}\0`);
  const pixels = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const start = 8 + pixels.length;
  const table = Buffer.alloc(2 + entries.length * 12 + 4);
  table.writeUInt16LE(entries.length, 0);
  const outside: Buffer[] = [];
  let at = start + table.length;
  for (const [i, [tag, type, count, data]] of entries.entries()) {
    const line = 2 + 12 * i;
    table.writeUInt16LE(tag, line);
    table.writeUInt16LE(type, line + 2);
    table.writeUInt32LE(count, line + 4);
    if (data.length <= 4) data.copy(table, line + 8);
    else {
      table.writeUInt32LE(at, line + 8);
      const even = Buffer.concat([data, Buffer.alloc(data.length % 2)]);
      outside.push(even);
      at += even.length;
    }
  }
  const head = Buffer.alloc(8);
  head.write('II', 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(start, 4);
  return Buffer.concat([head, pixels, table, ...outside]);
};
