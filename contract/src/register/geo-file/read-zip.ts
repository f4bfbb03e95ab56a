import { FileProblem, quoted } from './file-problem.ts';
import { limits } from './limits.ts';

/** One file of an archive, from its directory. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const farAway = 0xffff_ffff;

const brokenZip = (): FileProblem => new FileProblem('zip-broken');

/** The end record lies in the last 64 kB, behind it only the archive's comment. */
const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  throw brokenZip();
};

/** A path outside the archive is refused as an attack, although nothing is written to disk here. */
const refusePath = (name: string): void => {
  if (/^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')) {
    throw new FileProblem('zip-path', { name: quoted(name) });
  }
};

const readDirectory = (bytes: Uint8Array<ArrayBuffer>): readonly Entry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 22) throw brokenZip();
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new FileProblem('zip-entries', { limit: limits.entries });
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryMark) throw brokenZip();
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    refusePath(name);
    if ((view.getUint16(at + 8, true) & 1) !== 0) throw new FileProblem('zip-locked', { name: quoted(name) });
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.some(({ packed, unpacked }) => packed === farAway || unpacked === farAway)) throw brokenZip();
  const announced = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (announced > limits.unpackedBytes) throw new FileProblem('zip-unpacked', { limit: limits.unpackedBytes / 1024 / 1024 });
  return entries;
};

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export const crc32 = (bytes: Uint8Array): number => {
  let value = -1;
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
};

/** Inflates in portions and stops at the limit: the sizes in the directory are not trusted. */
const inflate = async (packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const portions: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw brokenZip();
    });
    if (done) break;
    size += value.byteLength;
    const overRatio = size > 1024 * 1024 && size > packed.byteLength * limits.ratio;
    if (size > most || overRatio) {
      void reader.cancel();
      throw overRatio
        ? new FileProblem('zip-bomb', { ratio: limits.ratio })
        : new FileProblem('zip-unpacked', { limit: limits.unpackedBytes / 1024 / 1024 });
    }
    portions.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.byteLength;
  }
  return whole;
};

export interface Archive {
  readonly names: readonly string[];
  /** Undefined where there is no entry of the name. All that is read together may not pass the limit. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** A zip archive in memory; entries are inflated when they are asked for, within the limits. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): Archive => {
  const entries = readDirectory(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = limits.unpackedBytes;
  const read = async (name: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const entry = entries.find((candidate) => candidate.name === name);
    if (entry === undefined) return undefined;
    if (entry.at + 30 > bytes.byteLength || view.getUint32(entry.at, true) !== localMark) throw brokenZip();
    const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    if (from + entry.packed > bytes.byteLength || (entry.method !== 0 && entry.method !== 8)) throw brokenZip();
    const packed = bytes.slice(from, from + entry.packed);
    const content = entry.method === 0 ? packed : await inflate(packed, left);
    left -= content.byteLength;
    if (left < 0) throw new FileProblem('zip-unpacked', { limit: limits.unpackedBytes / 1024 / 1024 });
    if (content.byteLength !== entry.unpacked || crc32(content) !== entry.crc) throw brokenZip();
    return content;
  };
  return { names: entries.map(({ name }) => name), read };
};
