import { type FileHandle, open } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { FileRefusal, refuseFile } from '../refuse-file.ts';
import type { ElementVisitor, RelationMember, Tags } from './element-visitor.ts';

/** Limits of the format (wiki.openstreetmap.org, PBF Format): a header has less than 64 KiB, a blob at most 32 MiB. */
const mostHeaderBytes = 64 * 1024;
const mostBlobBytes = 32 * 1024 * 1024;

const understood: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

const broken = (why: string) => refuseFile(`The OpenStreetMap file (PBF) is broken: ${why}`);

const readExactly = async (file: FileHandle, bytes: number): Promise<Buffer> => {
  const buffer = Buffer.allocUnsafe(bytes);
  let filled = 0;
  while (filled < bytes) {
    const { bytesRead } = await file.read(buffer, filled, bytes - filled);
    if (bytesRead === 0) return buffer.subarray(0, filled);
    filled += bytesRead;
  }
  return buffer;
};

const readBlobHeader = (bytes: Uint8Array): { readonly type: string; readonly size: number } => {
  const pbf = new PbfReader(bytes);
  let type = '';
  let size = -1;
  for (let tag = pbf.nextField(); tag !== 0; tag = pbf.nextField()) {
    if (tag === 1) type = pbf.readString();
    else if (tag === 3) size = pbf.readVarint();
  }
  return { type, size };
};

const unpackBlob = (bytes: Uint8Array): Uint8Array => {
  const pbf = new PbfReader(bytes);
  let raw: Uint8Array | null = null;
  let packed: Uint8Array | null = null;
  for (let tag = pbf.nextField(); tag !== 0; tag = pbf.nextField()) {
    if (tag === 1) raw = pbf.readBytes();
    else if (tag === 3) packed = pbf.readBytes();
    else if (tag >= 4 && tag <= 7)
      throw refuseFile(
        'The OpenStreetMap file (PBF) is packed with lzma, bzip2, lz4 or zstd; write it with zlib (osmium cat -o FILE.osm.pbf)',
      );
  }
  if (raw !== null) return raw;
  if (packed === null) throw broken('a block has no data');
  return inflateSync(packed, { maxOutputLength: mostBlobBytes });
};

const checkHeader = (block: Uint8Array): void => {
  const pbf = new PbfReader(block);
  for (let tag = pbf.nextField(); tag !== 0; tag = pbf.nextField()) {
    if (tag !== 4) continue;
    const feature = pbf.readString();
    if (!understood.has(feature)) throw refuseFile(`The OpenStreetMap file needs "${feature.slice(0, 40)}", which is not read`);
  }
};

interface Block {
  readonly texts: string[];
  readonly groups: [number, number][];
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

const readTags = (texts: readonly string[], keys: readonly number[], values: readonly number[]): Tags | null => {
  if (keys.length === 0) return null;
  const tags: Tags = {};
  for (const [index, key] of keys.entries()) tags[texts[key] ?? ''] = texts[values[index] ?? 0] ?? '';
  return tags;
};

const readDense = (pbf: PbfReader, end: number, block: Block, visitor: ElementVisitor): void => {
  let ids: number[] = [];
  let latitudes: number[] = [];
  let longitudes: number[] = [];
  let pairs: number[] = [];
  for (let tag = pbf.nextField(end); tag !== 0; tag = pbf.nextField(end)) {
    if (tag === 1) ids = pbf.readPackedSVarint();
    else if (tag === 8) latitudes = pbf.readPackedSVarint();
    else if (tag === 9) longitudes = pbf.readPackedSVarint();
    else if (tag === 10) pairs = pbf.readPackedVarint();
  }
  if (latitudes.length !== ids.length || longitudes.length !== ids.length) throw broken('a block of nodes has unequal lists');
  const { texts, granularity, latitudeOffset, longitudeOffset } = block;
  let [id, latitude, longitude, at] = [0, 0, 0, 0];
  for (let index = 0; index < ids.length; index += 1) {
    id += ids[index] as number;
    latitude += latitudes[index] as number;
    longitude += longitudes[index] as number;
    let tags: Tags | null = null;
    for (; at < pairs.length && pairs[at] !== 0; at += 2) {
      tags ??= {};
      tags[texts[pairs[at] as number] ?? ''] = texts[pairs[at + 1] as number] ?? '';
    }
    at += 1;
    visitor.node(id, (longitudeOffset + granularity * longitude) / 1e9, (latitudeOffset + granularity * latitude) / 1e9, tags);
  }
};

const memberTypes = ['node', 'way', 'relation'] as const;

/** A node, a way or a relation: each has its id in field 1, keys in 2 and values in 3. */
const readElement = (pbf: PbfReader, kind: number, block: Block, visitor: ElementVisitor): void => {
  const end = pbf.readVarint() + pbf.pos;
  let id = 0;
  let keys: number[] = [];
  let values: number[] = [];
  let eighth: number[] = [];
  let ninth: number[] = [];
  let tenth: number[] = [];
  let [latitude, longitude] = [0, 0];
  for (let tag = pbf.nextField(end); tag !== 0; tag = pbf.nextField(end)) {
    if (tag === 1) id = kind === 1 ? pbf.readSVarint() : pbf.readVarint(true);
    else if (tag === 2) keys = pbf.readPackedVarint();
    else if (tag === 3) values = pbf.readPackedVarint();
    else if (tag === 8 && kind === 1) latitude = pbf.readSVarint();
    else if (tag === 9 && kind === 1) longitude = pbf.readSVarint();
    else if (tag === 8) eighth = kind === 3 ? pbf.readPackedSVarint() : kind === 4 ? pbf.readPackedVarint() : [];
    else if (tag === 9 && kind === 4) ninth = pbf.readPackedSVarint();
    else if (tag === 10 && kind === 4) tenth = pbf.readPackedVarint();
  }
  const tags = readTags(block.texts, keys, values);
  if (kind === 1) {
    const { granularity, latitudeOffset, longitudeOffset } = block;
    visitor.node(id, (longitudeOffset + granularity * longitude) / 1e9, (latitudeOffset + granularity * latitude) / 1e9, tags);
    return;
  }
  let ref = 0;
  if (kind === 3) {
    visitor.way(
      id,
      eighth.map((step) => (ref += step)),
      tags,
      null,
    );
    return;
  }
  const members = ninth.map((step, index): RelationMember => {
    ref += step;
    return { type: memberTypes[tenth[index] ?? 0] ?? 'node', ref, role: block.texts[eighth[index] ?? 0] ?? '' };
  });
  visitor.relation(id, members, tags);
};

const readBlock = (bytes: Uint8Array, visitor: ElementVisitor): void => {
  const pbf = new PbfReader(bytes);
  const block: Block = { texts: [], groups: [], granularity: 100, latitudeOffset: 0, longitudeOffset: 0 };
  for (let tag = pbf.nextField(); tag !== 0; tag = pbf.nextField()) {
    if (tag === 1) {
      const end = pbf.readVarint() + pbf.pos;
      for (let inner = pbf.nextField(end); inner !== 0; inner = pbf.nextField(end)) if (inner === 1) block.texts.push(pbf.readString());
    } else if (tag === 2) {
      const end = pbf.readVarint() + pbf.pos;
      block.groups.push([pbf.pos, end]);
      pbf.pos = end;
    } else if (tag === 17) block.granularity = pbf.readVarint();
    else if (tag === 19) block.latitudeOffset = pbf.readVarint(true);
    else if (tag === 20) block.longitudeOffset = pbf.readVarint(true);
  }
  for (const [start, end] of block.groups) {
    pbf.pos = start;
    // The reader skips a field that was not read: it must not carry one over from before.
    pbf.type = 0;
    pbf._valueStart = -1;
    for (let tag = pbf.nextField(end); tag !== 0; tag = pbf.nextField(end)) {
      if (tag === 2) readDense(pbf, pbf.readVarint() + pbf.pos, block, visitor);
      else if (tag === 1 || tag === 3 || tag === 4) readElement(pbf, tag, block, visitor);
    }
  }
};

/** Calls the visitor for each element; yields after each block of at most 8,000. */
export async function* readOsmPbf(path: string, visitor: ElementVisitor): AsyncGenerator<void> {
  const file = await open(path);
  try {
    for (;;) {
      const prefix = await readExactly(file, 4);
      if (prefix.length === 0) return;
      const headerBytes = prefix.length < 4 ? mostHeaderBytes + 1 : prefix.readUInt32BE();
      if (headerBytes > mostHeaderBytes) throw broken('a block has no header');
      const { type, size } = readBlobHeader(await readExactly(file, headerBytes));
      if (size < 0 || size > mostBlobBytes) throw broken('a block has no size');
      const blob = await readExactly(file, size);
      if (blob.length < size) throw broken('it ends too early. Download it again');
      try {
        const data = unpackBlob(blob);
        if (type === 'OSMHeader') checkHeader(data);
        else if (type === 'OSMData') readBlock(data, visitor);
      } catch (error) {
        if (error instanceof FileRefusal) throw error;
        throw broken(error instanceof Error ? error.message.slice(0, 100) : 'a block cannot be read');
      }
      yield;
    }
  } finally {
    await file.close();
  }
}
