import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { ApiError, bulkLimits } from '@hazardguard/contract';

/** The text of an upload. It is stored as the received bytes, which take a third of the memory of text, and decoded piece by piece. */
export interface UploadedText {
  /** Its pieces in order, from the first each time; line ends are '\n'. */
  readonly pieces: () => Generator<string>;
}

/** Longest line of a file, bytes; no row of any table needs a tenth of it. */
const longestLine = 128 * 1024;

/** Bytes of all concurrent uploads that a process keeps in memory. */
export const uploadBytesMax = 3 * bulkLimits.bytes;
let bytesInUse = 0;

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const notText = (why: string): ApiError =>
  new ApiError('invalid-file', `The file is not UTF-8 text: ${why}. Save it as "CSV UTF-8" and upload it again`);

/** Refuses bytes that are not UTF-8 as they arrive, with their line. */
const makeLineChecker = () => {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  const checkLine = (bytes: Buffer): void => {
    if (!isUtf8(bytes)) throw notText(`line ${line} has invalid bytes`);
  };
  return {
    add: (chunk: Buffer): void => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = Math.max(bytes.lastIndexOf(0x0a), bytes.lastIndexOf(0x0d)) + 1;
      const whole = bytes.subarray(0, end);
      const isText = isUtf8(whole);
      for (let start = 0; start < end; ) {
        const stop = whole.indexOf(0x0a, start);
        if (!isText) checkLine(whole.subarray(start, stop === -1 ? end : stop));
        if (stop === -1) break;
        line += 1;
        start = stop + 1;
      }
      rest = bytes.subarray(end);
      if (rest.length > longestLine) throw new ApiError('invalid-file', `Line ${line} of the file is longer than ${longestLine / 1024} kB`);
    },
    end: (): void => checkLine(rest),
  };
};

function* piecesOf(chunks: readonly Buffer[]): Generator<string> {
  const decoder = new StringDecoder('utf8');
  let first = true;
  let carriedOver = '';
  for (const chunk of chunks) {
    let text = carriedOver + decoder.write(chunk);
    if (first && text !== '') {
      text = text.replace(/^\ufeff/, '');
      first = false;
    }
    // The second half of a line end may be in the next chunk.
    carriedOver = text.endsWith('\r') ? '\r' : '';
    yield (carriedOver === '' ? text : text.slice(0, -1)).replace(/\r\n?/g, '\n');
  }
  if (carriedOver !== '') yield '\n';
}

/**
 * Reads an upload up to the limit. UTF-8 only, with or without a byte order mark; nothing is guessed: a wrong letter in a name is
 * wrong data.
 */
export const readUpload = async (
  body: Readable,
  announced: number | undefined,
  hold: (bytes: number) => void = () => undefined,
): Promise<UploadedText> => {
  const tooLarge = () => new ApiError('too-large', `The file is larger than ${toMegabytes(bulkLimits.bytes)} MB; split it`);
  if (announced !== undefined && announced > bulkLimits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  const checker = makeLineChecker();
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const wide = bytes === 0 && ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff));
    if (wide) throw notText('it is UTF-16');
    bytes += chunk.length;
    if (bytes > bulkLimits.bytes) throw tooLarge();
    hold(chunk.length);
    checker.add(chunk);
    chunks.push(chunk);
  }
  checker.end();
  return { pieces: () => piecesOf(chunks) };
};

/** An upload for the duration of the work. One that arrives while others fill the memory is refused, and can be sent again. */
export const withUpload = async <T>(body: Readable, announced: number, work: (text: UploadedText) => Promise<T>): Promise<T> => {
  let own = 0;
  const hold = (bytes: number): void => {
    if (bytesInUse + bytes > uploadBytesMax)
      throw new ApiError('unavailable', 'Other files are being uploaded; send this one again in a minute');
    bytesInUse += bytes;
    own += bytes;
  };
  try {
    return await work(await readUpload(body, announced, hold));
  } finally {
    bytesInUse -= own;
  }
};
