const encoder = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_none, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as in ZIP files. */
const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

/** Years since 1980, months and days; two-second steps. */
const dosTime = (date: Date): readonly [time: number, day: number] => [
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  (Math.max(0, date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
];

const localHead = 30;
const centralHead = 46;
const endHead = 22;

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Combines files uncompressed (PKWARE APPNOTE, method 0): a shapefile of a few zones is only a few kilobytes. */
export const zipFile = (entries: readonly Entry[], date: Date): Uint8Array => {
  const [time, day] = dosTime(date);
  const records = entries.map(({ name, bytes }) => ({ name: encoder.encode(name), bytes, crc: crc32(bytes) }));
  const size = records.reduce((sum, { name, bytes }) => sum + localHead + centralHead + 2 * name.length + bytes.length, endHead);
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  const common = (at: number, { name, bytes, crc }: (typeof records)[number]): void => {
    view.setUint16(at, 20, true);
    // Names in UTF-8.
    view.setUint16(at + 2, 0x0800, true);
    view.setUint16(at + 6, time, true);
    view.setUint16(at + 8, day, true);
    view.setUint32(at + 10, crc, true);
    view.setUint32(at + 14, bytes.length, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint16(at + 22, name.length, true);
  };
  let at = 0;
  const starts = records.map((entry) => {
    const start = at;
    view.setUint32(start, 0x04034b50, true);
    common(start + 4, entry);
    zip.set(entry.name, start + localHead);
    zip.set(entry.bytes, start + localHead + entry.name.length);
    at += localHead + entry.name.length + entry.bytes.length;
    return start;
  });
  const directory = at;
  records.forEach((entry, index) => {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    common(at + 6, entry);
    view.setUint32(at + 42, starts[index] ?? 0, true);
    zip.set(entry.name, at + centralHead);
    at += centralHead + entry.name.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, records.length, true);
  view.setUint16(at + 10, records.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return zip;
};
