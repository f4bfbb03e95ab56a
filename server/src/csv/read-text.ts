import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { ApiError, bulkLimits } from '@hazardguard/contract';

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** The whole upload in memory, as far as the limit allows. */
export const readUpload = async (body: Readable, announced: number | undefined): Promise<Buffer> => {
  const tooLarge = () => new ApiError('too-large', `The file is larger than ${megabytes(bulkLimits.bytes)} MB; split it`);
  if (announced !== undefined && announced > bulkLimits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bulkLimits.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
};

const firstBadLine = (file: Buffer): number => {
  let line = 1;
  for (let start = 0; start < file.length; line += 1) {
    const end = file.indexOf(0x0a, start);
    const stop = end === -1 ? file.length : end;
    if (!isUtf8(file.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return line;
};

/** UTF-8 only, with or without a byte order mark; line ends become '\n'. Nothing is guessed: a wrong letter in a name is wrong data. */
export const decodeText = (file: Buffer): string => {
  const wide = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  if (wide || !isUtf8(file)) {
    const where = wide ? 'it is UTF-16' : `line ${firstBadLine(file)} has other bytes`;
    throw new ApiError('invalid-file', `The file is not UTF-8 text: ${where}. Save it as "CSV UTF-8" and upload it again`);
  }
  return file
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
};
