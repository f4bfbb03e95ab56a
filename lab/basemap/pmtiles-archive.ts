import { gzipSync } from 'fflate';
import { PbfWriter } from 'pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Tile } from './cut-tiles.ts';

/** Bytes that a reader fetches first; the directory must end within them. */
const firstBytes = 16_384;
const headerBytes = 127;
/** Largest latitude of Web Mercator, degrees. */
const poleward = 85.051_128_7;

/** Equal tiles that follow each other along the curve. */
interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

/** Not the platform's zlib, whose output differs between processors. */
const packBytes = (data: Uint8Array): Uint8Array => gzipSync(data, { level: 9, mtime: 0 });

interface Stored {
  readonly entries: readonly Entry[];
  readonly contents: readonly Uint8Array[];
}

/** Contents in the order of the curve, each once. */
const store = (tiles: readonly Tile[]): Stored => {
  const numbered = tiles.map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data })).sort((a, b) => a.id - b.id);
  const places = new Map<string, { readonly offset: number; readonly length: number }>();
  const contents: Uint8Array[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, data } of numbered) {
    const key = Buffer.from(data).toString('base64');
    let place = places.get(key);
    if (!place) {
      const content = packBytes(data);
      place = { offset: end, length: content.length };
      places.set(key, place);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  return { entries, contents };
};

/** The directory by columns: steps between ids, runs, lengths, offsets (0: right behind the one before). */
const writeDirectory = (entries: readonly Entry[]): Uint8Array => {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  entries.forEach(({ id }, index) => {
    writer.writeVarint(id - (entries[index - 1]?.id ?? 0));
  });
  for (const { run } of entries) writer.writeVarint(run);
  for (const { length } of entries) writer.writeVarint(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    writer.writeVarint(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return packBytes(writer.finish());
};

/**
 * One archive of PMTiles version 3, the same bytes on every machine: header, one directory, metadata, tiles. Its contents are few
 * enough for a single directory, so that a map needs one request before that for its first tile.
 *
 * @param about the metadata of the format: name, attribution, layers with their fields
 */
export const buildPmtilesArchive = (tiles: readonly Tile[], about: Readonly<Record<string, unknown>>): Uint8Array => {
  const { entries, contents } = store(tiles);
  const root = writeDirectory(entries);
  if (headerBytes + root.length > firstBytes) {
    throw new Error(`The directory of the tiles has ${root.length} bytes; more than ${firstBytes - headerBytes} do not fit`);
  }
  const metadata = packBytes(new TextEncoder().encode(JSON.stringify(about)));
  const tileBytes = contents.reduce((sum, { length }) => sum + length, 0);
  const zooms = tiles.map(({ z }) => z);
  const header = new DataView(new ArrayBuffer(headerBytes));
  new TextEncoder().encodeInto('PMTiles', new Uint8Array(header.buffer));
  header.setUint8(7, 3);
  const sections = [root.length, metadata.length, 0, tileBytes];
  let offset = headerBytes;
  sections.forEach((length, index) => {
    header.setBigUint64(8 + 16 * index, BigInt(offset), true);
    header.setBigUint64(16 + 16 * index, BigInt(length), true);
    offset += length;
  });
  header.setBigUint64(72, BigInt(tiles.length), true);
  header.setBigUint64(80, BigInt(entries.length), true);
  header.setBigUint64(88, BigInt(contents.length), true);
  // Contents lie in the order of the directory.
  header.setUint8(96, 1);
  header.setUint8(97, Compression.Gzip);
  header.setUint8(98, Compression.Gzip);
  header.setUint8(99, TileType.Mvt);
  header.setUint8(100, Math.min(...zooms));
  header.setUint8(101, Math.max(...zooms));
  [-180, -poleward, 180, poleward].forEach((degrees, index) => {
    header.setInt32(102 + 4 * index, Math.round(degrees * 1e7), true);
  });
  return Buffer.concat([new Uint8Array(header.buffer), root, metadata, ...contents]);
};
