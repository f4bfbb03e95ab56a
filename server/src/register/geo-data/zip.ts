import { type UnzipFileInfo, unzipSync } from 'fflate';
import { fileLimits, refuseFile, toMegabytes } from './refuse-file.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
}

const tooLarge = (bytes: number) =>
  refuseFile(`Unpacked, the file would have ${toMegabytes(bytes)} MB; at most ${toMegabytes(fileLimits.unpackedBytes)} MB are read`);

const unzip = (archive: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> => {
  try {
    return unzipSync(archive, { filter });
  } catch {
    throw refuseFile('The archive is damaged and cannot be unpacked. Save or download it again');
  }
};

/** Names and unpacked sizes by the archive's directory; nothing is unpacked. */
export const listZipEntries = (archive: Uint8Array): readonly ZipEntry[] => {
  const entries: ZipEntry[] = [];
  unzip(archive, ({ name, originalSize }) => {
    entries.push({ name, bytes: originalSize });
    return false;
  });
  return entries.filter(({ name }) => !name.startsWith('__MACOSX/') && !name.endsWith('/'));
};

/**
 * Unpacks the chosen parts. The sizes of the directory are checked first; no part can become larger than the directory says,
 * because it is unpacked into a buffer of that size.
 */
export const unpackZip = (archive: Uint8Array, choose: (name: string) => boolean): Map<string, Uint8Array> => {
  const chosen = listZipEntries(archive).filter(({ name }) => choose(name));
  const total = chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > fileLimits.unpackedBytes) throw tooLarge(total);
  const names = new Set(chosen.map(({ name }) => name));
  const files = unzip(archive, ({ name }) => names.has(name));
  const unpacked = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  if (unpacked > fileLimits.unpackedBytes) throw tooLarge(unpacked);
  return new Map(Object.entries(files));
};
