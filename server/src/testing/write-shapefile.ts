type Position = readonly [x: number, y: number];

export interface ShapeRecord {
  readonly positions: readonly Position[];
  /** Text of each column. */
  readonly values: Readonly<Record<string, string>>;
}

const types = { point: 1, line: 3, area: 5 } as const;

/** Bytes of a text column: as many as the free shapefiles of Geofabrik give a name. */
const textWidth = 100;

const findBox = (positions: readonly Position[]): readonly number[] => {
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** One layer of a shapefile and its rows as ESRI's white paper of 1998 and dBASE III write them, without a library of the product. */
export const writeShapefile = (type: keyof typeof types, records: readonly ShapeRecord[]): { shp: Uint8Array; dbf: Uint8Array } => {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(types[type], 32);
  for (const [index, side] of findBox(records.flatMap(({ positions }) => positions)).entries()) head.writeDoubleLE(side, 36 + index * 8);
  const shapes = records.map(({ positions }, number) => {
    const before = type === 'point' ? 4 : 4 + 32 + 8 + 4;
    const shape = Buffer.alloc(8 + before + positions.length * 16);
    shape.writeInt32BE(number + 1, 0);
    shape.writeInt32BE((shape.length - 8) / 2, 4);
    shape.writeInt32LE(types[type], 8);
    if (type !== 'point') {
      for (const [index, side] of findBox(positions).entries()) shape.writeDoubleLE(side, 12 + index * 8);
      shape.writeInt32LE(1, 44);
      shape.writeInt32LE(positions.length, 48);
    }
    for (const [index, [x, y]] of positions.entries()) {
      shape.writeDoubleLE(x, 8 + before + index * 16);
      shape.writeDoubleLE(y, 16 + before + index * 16);
    }
    return shape;
  });
  const shp = Buffer.concat([head, ...shapes]);
  shp.writeInt32BE(shp.length / 2, 24);
  const names = Object.keys(records[0]?.values ?? {});
  const width = 1 + names.length * textWidth;
  const header = Buffer.alloc(32 + 32 * names.length + 1);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(records.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(width, 10);
  for (const [index, name] of names.entries()) {
    header.write(`${name}`, 32 + 32 * index, 'latin1');
    header.write('C', 43 + 32 * index, 'latin1');
    header.writeUInt8(textWidth, 48 + 32 * index);
  }
  header.writeUInt8(0x0d, header.length - 1);
  const rows = records.map(({ values }) => {
    const row = Buffer.alloc(width, 0x20);
    for (const [index, name] of names.entries()) row.write(values[name] ?? '', 1 + index * textWidth, 'utf8');
    return row;
  });
  return { shp, dbf: Buffer.concat([header, ...rows, Buffer.from([0x1a])]) };
};
