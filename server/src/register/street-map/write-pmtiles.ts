import { closeSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { Compression, TileType } from 'pmtiles';

/** What the header and the metadata of the archive say. */
export interface ArchiveHead {
  readonly tileType: TileType;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: readonly [number, number, number, number];
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** 0: a directory. */
  readonly run: number;
}

const headerBytes = 127;
/** Header and root directory are in the first 16 kB (specification of PMTiles 3, section 3). */
const rootBytes = 16_384 - headerBytes;
const leafEntries = 4_096;

const packDirectory = (entries: readonly Entry[]): Buffer => {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  let before = 0;
  for (const { id } of entries) {
    writer.writeVarint(id - before);
    before = id;
  }
  for (const { run } of entries) writer.writeVarint(run);
  for (const { length } of entries) writer.writeVarint(length);
  for (const { offset } of entries) writer.writeVarint(offset + 1);
  return gzipSync(writer.finish());
};

/** One root with all entries, or a root of leaves, with more entries in each until the root fits. */
const packDirectories = (entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } => {
  const root = packDirectory(entries);
  if (root.length <= rootBytes) return { root, leaves: Buffer.alloc(0) };
  for (let size = leafEntries; ; size *= 2) {
    const leaves: Buffer[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = packDirectory(entries.slice(from, from + size));
      pointers.push({ id: entries[from]?.id ?? 0, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const top = packDirectory(pointers);
    if (top.length <= rootBytes) return { root: top, leaves: Buffer.concat(leaves) };
  }
};

/**
 * Writes an archive of PMTiles version 3: tiles first, at the place behind the largest root, then the directories, then the header.
 * @param tiles in the order of their ids
 */
export const writePmtiles = (
  path: string,
  tiles: Iterable<{ readonly id: number; readonly data: Uint8Array }>,
  finish: () => ArchiveHead,
): void => {
  const file = openSync(path, 'wx');
  try {
    const tileStart = headerBytes + rootBytes;
    const entries: Entry[] = [];
    let end = 0;
    for (const { id, data } of tiles) {
      if (data.length === 0) continue;
      writeSync(file, data, 0, data.length, tileStart + end);
      entries.push({ id, offset: end, length: data.length, run: 1 });
      end += data.length;
    }
    const head = finish();
    entries.sort((a, b) => a.id - b.id);
    const { root, leaves } = packDirectories(entries);
    const metadata = gzipSync(JSON.stringify(head.metadata));
    const leafStart = tileStart + end;
    const metadataStart = leafStart + leaves.length;
    if (leaves.length > 0) writeSync(file, leaves, 0, leaves.length, leafStart);
    writeSync(file, metadata, 0, metadata.length, metadataStart);
    const header = Buffer.alloc(headerBytes);
    header.write('PMTiles');
    header.writeUInt8(3, 7);
    const sections = [
      [headerBytes, root.length],
      [metadataStart, metadata.length],
      [leafStart, leaves.length],
      [tileStart, end],
    ] as const;
    sections.forEach(([offset, length], index) => {
      header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
      header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    });
    for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), at);
    // Not in the order of their ids: 0 at 96.
    header.writeUInt8(Compression.Gzip, 97);
    header.writeUInt8(head.tileType === TileType.Mvt ? Compression.Gzip : Compression.None, 98);
    header.writeUInt8(head.tileType, 99);
    header.writeUInt8(head.minZoom, 100);
    header.writeUInt8(head.maxZoom, 101);
    head.bounds.forEach((degrees, index) => {
      header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
    });
    writeSync(file, header, 0, headerBytes, 0);
    writeSync(file, root, 0, root.length, headerBytes);
  } finally {
    closeSync(file);
  }
};
