import { fromBase45, toBase45 } from './base45.ts';
import { type Bundle, BundleError, checksum, readBundle, writeBundle } from './bundle.ts';

/** A bundle as QR codes: its file, compressed, in parts such as `HG1:7F20A3C1:2:5:…` (checksum of the whole, part, number of parts). */
const prefix = 'HG1';
/** Bytes of one part: 600 characters, a code of version 14 (73 by 73 modules) that a phone reads from another phone's screen. */
const partBytes = 400;
/** More codes take minutes to read: then the file is the way. */
export const mostParts = 40;

const pipe = (bytes: BufferSource, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();

/** Undefined: too large for QR codes. */
export const toParts = async (bundle: Bundle): Promise<readonly string[] | undefined> => {
  const packed = new Uint8Array(await pipe(new TextEncoder().encode(await writeBundle(bundle)), new CompressionStream('gzip')));
  const total = Math.ceil(packed.length / partBytes);
  if (total > mostParts) return undefined;
  const sum = await checksum(packed);
  return Array.from(
    { length: total },
    (_none, at) => `${prefix}:${sum}:${at + 1}:${total}:${toBase45(packed.slice(at * partBytes, (at + 1) * partBytes))}`,
  );
};

const written = new RegExp(`^${prefix}:([0-9A-F]{8}):(\\d{1,2}):(\\d{1,2}):(.*)$`);

export interface Reading {
  readonly read: number;
  readonly total: number;
  /** All parts are read. */
  readonly bundle?: Bundle;
}

/** Collects the parts of one bundle in any order. A part of another bundle starts again. */
export const makePartReader = () => {
  let sum: string | undefined;
  let parts: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  return {
    /** Rejects with a BundleError if the code is another one, or the whole is damaged. */
    add: async (code: string): Promise<Reading> => {
      const [, found, part, total, text = ''] = written.exec(code) ?? [];
      if (found === undefined) throw new BundleError(/^HG\d+:/.test(code) ? 'other-version' : 'not-ours');
      const [at, count] = [Number(part), Number(total)];
      const bytes = fromBase45(text);
      if (bytes === undefined || at < 1 || at > count || count > mostParts) throw new BundleError('damaged');
      if (found !== sum || parts.length !== count) parts = Array.from({ length: count });
      sum = found;
      parts[at - 1] = bytes;
      const there = parts.filter((one) => one !== undefined);
      const reading = { read: there.length, total: count };
      if (there.length < count) return reading;
      const packed = new Uint8Array(await new Blob(there).arrayBuffer());
      sum = undefined;
      if ((await checksum(packed)) !== found) throw new BundleError('damaged');
      const whole = await pipe(packed, new DecompressionStream('gzip')).catch(() => undefined);
      if (whole === undefined) throw new BundleError('damaged');
      return { ...reading, bundle: await readBundle(new TextDecoder().decode(whole)) };
    },
  };
};
