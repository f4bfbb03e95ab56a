import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, type DecompressFunc, PMTiles, type RangeResponse, SharedPromiseCache, type Source } from 'pmtiles';

/** Reads a range of an archive. */
export type ReadRange = (offset: number, length: number) => Promise<Uint8Array>;

/** What an archive says is wrong, as a sentence for the person who adds it. */
export class ArchiveFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ArchiveFault';
  }
}

/** A tile of satellite pictures has some 300 kB, of streets in a city 500 kB. */
export const mostTileBytes = 8 * 1024 * 1024;
/** Directories and metadata, packed. */
const mostRangeBytes = 16 * 1024 * 1024;
const mostUnpackedBytes = 32 * 1024 * 1024;

const unzip = promisify(gunzip);

/** A file of a few kilobytes can unpack to gigabytes. */
const unpack: DecompressFunc = async (packed, compression) => {
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression !== Compression.Gzip) throw new ArchiveFault('It is packed with brotli or zstd. Pack it with gzip');
  const bytes = await unzip(packed, { maxOutputLength: mostUnpackedBytes }).catch(() => {
    throw new ArchiveFault(`A part of it cannot be unpacked, or has more than ${mostUnpackedBytes / 1024 / 1024} MB unpacked`);
  });
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

/** An archive that is read by ranges; whatever it says of itself, no range outside it and none of many megabytes is read. */
export const openArchive = (name: string, bytes: number, readRange: ReadRange): PMTiles => {
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      // The first request of the library is longer than a small archive.
      const end = Math.min(bytes, offset + length);
      if (!(offset >= 0 && end > offset && end - offset <= mostRangeBytes))
        throw new ArchiveFault('It names a part that is not in the file');
      const range = await readRange(offset, end - offset);
      return { data: range.buffer.slice(range.byteOffset, range.byteOffset + range.byteLength) as ArrayBuffer };
    },
  };
  return new PMTiles(source, new SharedPromiseCache(64, undefined, unpack), unpack);
};

/** Ranges of a file on the disk. */
export const openFileRanges = async (
  path: string,
): Promise<{ readonly bytes: number; readonly read: ReadRange; readonly close: () => Promise<void> }> => {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    bytes: size,
    read: async (offset, length) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, offset);
      if (bytesRead < length) throw new ArchiveFault('The file ends too early');
      return buffer;
    },
    close: () => file.close(),
  };
};
