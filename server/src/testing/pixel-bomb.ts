import { deflateSync } from 'node:zlib';

const buildChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

/** A PNG whose few kilobytes unpack to 400 million pixels. */
export const buildPixelBomb = (): Buffer => {
  const head = Buffer.from([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 1, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(2_501 * 1_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    buildChunk('IHDR', head),
    buildChunk('IDAT', rows),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
};
