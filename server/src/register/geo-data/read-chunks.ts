import { closeSync, openSync, readSync } from 'node:fs';

const chunkBytes = 256 * 1024;

/** The bytes of a file, a quarter of a megabyte at a time. */
export function* readChunks(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = new Uint8Array(chunkBytes);
      const bytes = readSync(file, chunk);
      if (bytes === 0) return;
      yield chunk.subarray(0, bytes);
    }
  } finally {
    closeSync(file);
  }
}

/** Bytes in memory in the same pieces. */
export function* toChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}
