import { crc32, deflateSync } from 'node:zlib';

type Paint = (u: number, v: number) => readonly [red: number, green: number, blue: number, alpha: number];

const side = 256;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of 256 × 256 points, 8 bits, RGBA. */
const png = (paint: Paint): Buffer => {
  const rows = Buffer.alloc(side * (side * 4 + 1));
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) rows.set(paint(x / side, y / side), y * (side * 4 + 1) + 1 + x * 4);
  const head = Buffer.from([0, 0, side >> 8, side & 255, 0, 0, side >> 8, side & 255, 8, 6, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A picture of one colour. */
export const plainPicture = ([red, green, blue]: readonly [number, number, number]): Buffer => png(() => [red, green, blue, 255]);
