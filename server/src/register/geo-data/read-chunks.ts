import { closeSync, openSync, readSync } from 'node:fs';

const chunkBytes = 64 * 1024;

/** The bytes of a file, in pieces small enough to be collected with young garbage as soon as they have been read. */
export function* readChunks(path: string): Generator<Uint8Array> {
  yield* readInto(path, () => new Uint8Array(chunkBytes));
}

/** The same bytes in one piece of memory, which holds the next ones when they are asked for. */
export function* readInPlace(path: string): Generator<Uint8Array> {
  const place = new Uint8Array(chunkBytes);
  yield* readInto(path, () => place);
}

function* readInto(path: string, place: () => Uint8Array): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = place();
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
